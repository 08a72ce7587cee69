import {useLock} from '#src/data/locks/use-lock.ts';
import type {Mail} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {canBeMarked, type useMailActs} from '#src/features/mailing/use-mail-acts.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';

type MarkActsProps = {readonly mails: readonly Mail[]; readonly acts: ReturnType<typeof useMailActs>};

/** What can be done with several letters at once. */
export function MarkActs({mails, acts}: MarkActsProps) {
  const text = useText<typeof es>('mailing');
  // Those that cannot be are left out; where none is left, it is said why.
  const closed = mails.some(canBeMarked) ? undefined : mails.find(({isClosed}) => isClosed);
  const {blockedReason} = useLock(closed?.companyId ?? '', 'mailing');
  const act = (label: 'markAllRead' | 'markAllUnread' | 'keepAll', perform: () => Promise<void>) => (
    <Button blockedReason={blockedReason} onPress={() => void perform().catch(reportError)}>
      {text(label)}
    </Button>
  );
  return (
    <>
      {act('markAllRead', async () => acts.mark(mails, true))}
      {act('markAllUnread', async () => acts.mark(mails, false))}
      {act('keepAll', async () => acts.keep(mails, true))}
    </>
  );
}
