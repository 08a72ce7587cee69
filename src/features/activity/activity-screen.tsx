import {useEveryWord} from '#src/data/describe/use-telling.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {AttentionList} from './parts/attention-list.tsx';
import {CopyFacts} from './parts/copy-facts.tsx';
import {PendingList} from './parts/pending-list.tsx';
import {SentList} from './parts/sent-list.tsx';
import {SettledHere} from './parts/settled-here.tsx';
import {StorageFacts} from './parts/storage-facts.tsx';
import {SyncFacts} from './parts/sync-facts.tsx';
import {UndoButtons} from './parts/undo-buttons.tsx';
import {UnsentFileList} from './parts/unsent-file-list.tsx';
import type {es} from './text/es.ts';
import {useUnsentFiles} from './use-unsent-files.ts';

/** What waits for the person, what waits for the network, and what is kept here. Source: ux.md U2. */
export function ActivityScreen() {
  const text = useText<typeof es>('activity');
  useEveryWord();
  const files = useUnsentFiles();
  return (
    <>
      <PageHead title={text('title')} actions={<UndoButtons />} />
      <Page>
        <WithAside
          aside={
            <Stack gap={6}>
              <SyncFacts />
              <StorageFacts />
              <CopyFacts />
            </Stack>
          }
        >
          <Stack gap={6}>
            <AttentionList files={files?.refused} />
            <PendingList />
            <UnsentFileList files={files?.waiting ?? []} />
            <SentList />
            <SettledHere />
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}
