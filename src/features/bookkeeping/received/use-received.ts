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
import {fillNote} from '#src/features/bookkeeping/readings/fill-note.ts';
import {writeNote} from '#src/features/bookkeeping/readings/say-reading.ts';
import {useBooks} from '#src/data/database/books.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';
import {useUndo} from '#src/data/use-undo.ts';

/** What waits on this device and what was not kept; undefined while it is read. */
export function useReceived() {
  const database = useLocalDatabase();
  return useLiveQuery(
    async () => ({waiting: await listReceived(database), refused: await listRefused(database)}),
    [database],
  );
}

/** A receipt that goes to a movement, and what was read in it. */
export type Attaching = {
  readonly file: ReceivedFile;
  readonly row: BooksRow;
  readonly reading: ReceiptReading | null;
};

/** What can be done with receipts that wait. */
export function useReceivedActs(spaceId: string) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const userId = useUserId();
  const format = useFormat();
  const books = useBooks();
  const {undoAct, offer} = useUndo();
  const [addingCount, setAddingCount] = useState(0);
  const [troubles, setTroubles] = useState<ReadonlyMap<string, Failure>>(new Map());

  /** Runs in the worker; a failure stands beside the file. Answers null then, else the note that was filled, empty for none. */
  const keep = async ({file, row, reading}: Attaching, groupId: string): Promise<string | null> => {
    const {id: receivedId, name, content} = file;
    const place = {spaceId, kind: 'receipt' as const, transactionId: row.id, userId};
    const whole = {...place, name, content, receivedId, groupId, label: labelNamed('files.create', name)};
    setTroubles((before) => new Map([...before].filter(([id]) => id !== receivedId)));
    const added = await jobs.run(async (api) => api.addFile(whole), new AbortController().signal);
    if (!added.ok) {
      setTroubles((before) => new Map(before).set(receivedId, added.failure));
      return null;
    }
    const note = reading?.kind === 'read' ? writeNote(reading.facts, {text, format}) : null;
    const now = note === null ? null : await books?.readRow(row.id);
    if (note === null || !now) return '';
    return (await fillNote({database, spaceId, fileId: added.value, groupId}, now, note)) ? note : '';
  };

  const attach = async (attaching: Attaching) => {
    endOffers();
    const groupId = makeNow().createId();
    const note = await keep(attaching, groupId);
    if (note === null) return;
    const {name} = attaching.file;
    const said = [
      text('receivedAttached', {name, movement: nameRow(attaching.row)}),
      note === '' ? '' : text('noteAdded', {note}),
    ];
    showToast({
      text: said.filter((part) => part !== '').join('. '),
      tone: 'ok',
      action: {...offer, onPress: () => void undoAct(groupId)},
    });
  };

  /** All of them as one act; one that is refused stops no other. */
  const attachAll = async (all: readonly Attaching[]) => {
    endOffers();
    const groupId = makeNow().createId();
    const notes: string[] = [];
    for (const one of all) {
      const note = await keep(one, groupId);
      if (note !== null) notes.push(note);
    }
    if (notes.length === 0) return;
    const filled = notes.filter((note) => note !== '').length;
    const said = [
      text('matchTaken', {count: notes.length}),
      filled === 0 ? '' : text('matchTakenNotes', {count: filled}),
    ];
    showToast({
      text: said.filter((part) => part !== '').join(' · '),
      tone: 'ok',
      action: {...offer, onPress: () => void undoAct(groupId)},
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
    attachAll,
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
