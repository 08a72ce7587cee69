import {useState} from 'react';
import {PackageOpen, Scissors} from 'lucide-react';
import {hasPaper, isSpoken, type MailPaperRow} from '#contract/mailing/mail-paper.ts';
import type {Mail} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ForwardDialog} from './forward-dialog.tsx';
import {PaperState} from './paper-state.tsx';
import {ShredDialog} from './shred-dialog.tsx';
import {usePaperBlock} from './use-paper-block.ts';

/** The paper behind a scan: what becomes of it, and what its owner can have done with it. Rules: MLG12 to MLG15. */
export function PaperPart({mail}: {readonly mail: Mail}) {
  const text = useText<typeof es>('mailing');
  const blockedReason = usePaperBlock();
  const [open, setOpen] = useState<'forward' | 'shred' | null>(null);
  // What was answered just now stands until the row itself is here.
  const [answered, setAnswered] = useState<MailPaperRow | null>(null);
  const papers =
    answered && !mail.papers.some(({id, state}) => id === answered.id && state !== 'asked')
      ? [...mail.papers.filter(({id}) => id !== answered.id), answered]
      : mail.papers;
  const spoken = papers.find(isSpoken);
  const last = spoken ?? papers.toSorted((one, other) => (one.askedAt < other.askedAt ? 1 : -1))[0];
  const isOffered = mail.decides && hasPaper(mail, papers);
  if (!last && !isOffered) return null;
  return (
    <Stack gap={3}>
      <SectionHead title={text('paper.title')} />
      {last ? <PaperState mail={mail} paper={last} onAnswer={setAnswered} /> : null}
      {isOffered ? (
        <>
          {last ? null : <Text tone="muted">{text('paper.kept')}</Text>}
          <Row>
            <Button
              icon={<PackageOpen size={16} aria-hidden />}
              blockedReason={blockedReason}
              onPress={() => setOpen('forward')}
            >
              {text('paper.forward')}
            </Button>
            <Button
              icon={<Scissors size={16} aria-hidden />}
              blockedReason={blockedReason}
              onPress={() => setOpen('shred')}
            >
              {text('paper.shred')}
            </Button>
          </Row>
          {blockedReason === null ? null : (
            <Text tone="muted" size="small">
              {blockedReason}
            </Text>
          )}
        </>
      ) : null}
      {open === 'forward' ? <ForwardDialog mail={mail} onClose={() => setOpen(null)} /> : null}
      {open === 'shred' ? <ShredDialog mail={mail} onAnswer={setAnswered} onClose={() => setOpen(null)} /> : null}
    </Stack>
  );
}
