import {useState} from 'react';
import {usePdfReader} from '#src/data/pdf/use-pdf-reader.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ScannerNote} from '#src/features/admin/parts/scanner-note.tsx';
import {DropZone} from '#src/ui/fields/file/drop-zone.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {isOpen} from './desk-scan.ts';
import {RefusedScans} from './refused-scans.tsx';
import {ScanForm} from './scan-form.tsx';
import {ScanQueue} from './scan-queue.tsx';
import {SentScans} from './sent-scans.tsx';
import type {words} from './text/words.ts';
import {useDeskKeys} from './use-desk-keys.ts';
import {useScanDesk} from './use-scan-desk.ts';

/** The company's post at the desk: dropped, matched, confirmed, sent, taken back. Rules: MLG4 to MLG8, MLG11. Source: S3.12, D39. */
export function MailScreen() {
  const userId = useSession().user?.id ?? '';
  // What one admin dropped is not another's, should they change without a page between.
  return <MailDesk key={userId} userId={userId} />;
}

function MailDesk({userId}: {readonly userId: string}) {
  const text = useText<typeof words>('admin/mail');
  const reader = usePdfReader();
  const desk = useScanDesk(reader, userId);
  const scans = desk.scans.filter(({state}) => state !== 'refused');
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  // Where nobody has chosen one it is the first that waits.
  const current = scans.find(({key}) => key === currentKey) ?? scans.find(isOpen) ?? scans[0];
  const show = (key: string | null) => setCurrentKey(key);
  const sendOne = (scan: NonNullable<typeof current>) => {
    void desk.send(scan);
    // On to the next that waits, from this one on and then from the top.
    const place = scans.indexOf(scan);
    const next = [...scans.slice(place + 1), ...scans.slice(0, place)].find(isOpen);
    show(next?.key ?? null);
  };
  useDeskKeys({desk, scans, current, onShow: show, onSend: sendOne});
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page>
        <Stack gap={6}>
          <Stack gap={1}>
            <DropZone
              title={text('dropTitle')}
              hint={text('dropHint')}
              buttonText={text('choose')}
              acceptedTypes={['application/pdf']}
              allowsMultiple
              onFiles={desk.add}
            />
            <RefusedScans desk={desk} />
          </Stack>
          {current ? (
            <WithAside aside={<ScanQueue scans={scans} currentKey={current.key} onShow={show} />}>
              <ScanForm key={current.key} scan={current} desk={desk} onSend={() => sendOne(current)} />
            </WithAside>
          ) : null}
          {/* A wide table scrolls in itself: what it stands in may be narrower. */}
          <Stack gap={3}>
            <SectionHead title={text('listed')} />
            <SentScans />
          </Stack>
          <ScannerNote />
        </Stack>
      </Page>
    </>
  );
}
