import {useLiveQuery} from 'dexie-react-hooks';
import {Redo2, Undo2} from 'lucide-react';
import {useEveryWord} from '#src/data/describe/use-telling.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {AttentionList} from '#src/features/activity/parts/attention-list.tsx';
import {PendingList} from '#src/features/activity/parts/pending-list.tsx';
import {SentList} from '#src/features/activity/parts/sent-list.tsx';
import {StorageFacts} from '#src/features/activity/parts/storage-facts.tsx';
import {CopyFacts} from './parts/copy-facts.tsx';
import {SyncFacts} from '#src/features/activity/parts/sync-facts.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {listSettled} from '#sync/attention/settled.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {SettledList} from '#src/features/activity/conflicts/settled-list.tsx';
import {useDecide} from '#src/features/activity/conflicts/use-decide.ts';
import {listUnsentFiles} from '#sync/files/unsent-files.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {UnsentFileItem} from '#src/features/activity/parts/unsent-file-item.tsx';
import {canUndo} from '#sync/outbox/undo-last.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';

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

/** What was decided or discarded on this device in the last days, in all companies. */
function SettledHere() {
  const database = useLocalDatabase();
  const decide = useDecide();
  const settled = useLiveQuery(async () => listSettled(database), [database]);
  useArriving(settled === undefined);
  if (settled === undefined) return null;
  return <SettledList settled={settled} onBringBack={(id) => void decide.bringBack(id).catch(reportError)} />;
}

/** The files that are on this device only: those that go by themselves, and those that wait for a person; undefined while they are read. */
function useUnsentFiles(): {readonly waiting: FileRecord[]; readonly refused: FileRecord[]} | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => {
    const {files, pages, outbox, attention, meta} = database;
    const unsent = await database.transaction('r', [files, pages, outbox, attention, meta], async () =>
      listUnsentFiles(database),
    );
    const isRefused = ({state}: FileRecord) => state === 'refused';
    return {waiting: unsent.filter((file) => !isRefused(file)), refused: unsent.filter(isRefused)};
  }, [database]);
}

/** The files that go to the server by themselves; nothing where there are none. Rule: UPL12. */
function UnsentFileList({files}: {files: readonly FileRecord[]}) {
  const text = useText<typeof es>('activity');
  const isSending = useSyncStatus()?.phase === 'sending';
  if (files.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('files')} count={files.length} />
      <ItemList label={text('files')}>
        {files.map((file) => (
          <UnsentFileItem key={file.id} file={file} isSending={isSending} />
        ))}
      </ItemList>
    </section>
  );
}

/** Takes back what the person did last, sent or not, one act after another, and brings it back. Rules: UND1, UND2. */
function UndoButtons() {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const {undo, redo} = useUndo();
  const can = useLiveQuery(async () => canUndo(database), [database]);
  return (
    <>
      <Button
        icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
        blockedReason={can?.undo === false ? text('undoNone') : null}
        onPress={() => void undo().catch(reportError)}
      >
        {text('undoLast')}
      </Button>
      <Button
        icon={<Redo2 size={16} strokeWidth={1.75} aria-hidden />}
        blockedReason={can?.redo === false ? text('redoNone') : null}
        onPress={() => void redo().catch(reportError)}
      >
        {text('redoLast')}
      </Button>
    </>
  );
}
