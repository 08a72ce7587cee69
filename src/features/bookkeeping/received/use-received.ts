import {useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {Failure} from '#contract/kernel/failure.ts';
import type {ReceivedFile} from '#sync/store/received-file.ts';
import {listReceived, listRefused, putReceived, takeReceived} from '#sync/inbox/received-files.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import type {BooksRow} from '#workers/books/api.ts';
import {makeNow} from '#src/data/make-now.ts';
import {labelNamed} from '#src/data/record.ts';
import {jobs} from '#src/data/jobs.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndo} from '#src/data/use-undo.ts';

/** What waits on this device and what was not kept; undefined while it is read. */
export function useReceived() {
  const database = useLocalDatabase();
  return useLiveQuery(
    async () => ({waiting: await listReceived(database), refused: await listRefused(database)}),
    [database],
  );
}

/** What can be done with receipts that wait. */
export function useReceivedActs(spaceId: string) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const userId = useUserId();
  const {undoAct, offer} = useUndo();
  const [addingCount, setAddingCount] = useState(0);
  const [troubles, setTroubles] = useState<ReadonlyMap<string, Failure>>(new Map());

  /** Runs in the worker; a failure stands beside the file. */
  const attach = async (file: ReceivedFile, row: BooksRow) => {
    const {id: receivedId, name, content} = file;
    const place = {spaceId, kind: 'receipt' as const, transactionId: row.id, userId};
    const actId = makeNow().createId();
    const whole = {...place, name, content, receivedId, actId, label: labelNamed('files.create', name)};
    setTroubles((before) => new Map([...before].filter(([id]) => id !== receivedId)));
    endOffers();
    const added = await jobs.run(async (api) => api.addFile(whole), new AbortController().signal);
    if (!added.ok) {
      setTroubles((before) => new Map(before).set(receivedId, added.failure));
      return;
    }
    showToast({
      text: text('receivedAttached', {name, movement: nameRow(row)}),
      tone: 'ok',
      action: {...offer, onPress: () => void undoAct(actId)},
    });
  };

  const add = async (files: readonly File[]) => {
    const arrivals = files.map((content) => ({name: content.name, content, modifiedMs: content.lastModified}));
    setAddingCount((count) => count + files.length);
    try {
      await jobs.run(async (api) => api.receiveFiles(userId, arrivals), new AbortController().signal);
    } finally {
      setAddingCount((count) => count - files.length);
    }
  };

  return {
    attach,
    add,
    addingCount,
    /** Why one could not be attached, by its id. */
    troubles,
    discard: async (file: ReceivedFile) => {
      await takeReceived(database, file.id);
      const action = {label: text('undo'), onPress: () => void putReceived(database, file)};
      showToast({text: text('receivedDiscarded', {name: file.name}), action});
    },
  };
}
