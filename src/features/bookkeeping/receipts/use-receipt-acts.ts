import {useCallback, useState} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import {retryFile} from '#sync/files/retry-file.ts';
import {readFile} from '#src/data/keeping/files.ts';
import {useLocalDatabase, useUserId} from '#src/data/database/local-data.tsx';
import {useLock} from '#src/data/locks/use-lock.ts';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {makeNow} from '#src/data/make-now.ts';
import {labelNamed} from '#src/data/record.ts';
import {saveFile} from '#src/data/save-file.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useNoteFiller} from '#src/features/bookkeeping/readings/use-note-filler.ts';
import {addReceipts} from './add-receipts.ts';
import type {Receipt} from './use-receipts.ts';

/** Something that went wrong with a file, to be said where it happened. */
export type ReceiptTrouble = {
  readonly transactionId: string;
  readonly name: string;
  readonly failure: Failure;
  readonly what: 'add' | 'read';
};

/** What can be done with the receipts of a transaction. */
export function useReceiptActs(spaceId: string, transactionId: string) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const userId = useUserId();
  const {offer, undoAct} = useUndo();
  const {refuse} = useLock(spaceId, 'accounting');
  const fillNote = useNoteFiller();
  const [addingCount, setAddingCount] = useState(0);
  const [troubles, setTroubles] = useState<readonly ReceiptTrouble[]>([]);

  /** Keeps files on this device, one after another, so that one that is refused stops no other. */
  const add = useCallback(
    async (chosen: readonly File[], replaces?: Receipt) => {
      const tell = (name: string, failure: Failure) =>
        setTroubles((before) => [...before, {transactionId, name, failure, what: 'add'}]);
      if (refuse()) return;
      setTroubles([]);
      endOffers();
      setAddingCount((count) => count + chosen.length);
      const place = {spaceId, transactionId, userId, ...(replaces && {replaces: replaces.id})};
      let keptCount = 0;
      const {key, fileIds} = await addReceipts(place, chosen, (name, failure) => {
        if (failure) tell(name, failure);
        else keptCount += 1;
        setAddingCount((count) => count - 1);
      });
      const action = {...offer, onPress: () => void undoAct(key)};
      // One alone is in sight, with a button that takes it away.
      if (keptCount > 1) showToast({text: text('receiptsAdded', {count: keptCount}), tone: 'ok', action});
      const note = await fillNote({spaceId, transactionId, groupId: key, fileIds});
      if (note !== null) showToast({text: text('noteFilled', {note}), tone: 'ok', action});
    },
    [spaceId, transactionId, userId, offer, undoAct, text, refuse, fillNote],
  );

  const fetchBytes = async (receipt: Receipt): Promise<Blob | null> => {
    setTroubles([]);
    const read = await readFile(database, {...receipt, spaceId}, new AbortController().signal);
    if (read.ok) return read.value;
    setTroubles([{transactionId, name: receipt.name, failure: read.failure, what: 'read'}]);
    return null;
  };

  return {
    add,
    addingCount,
    /** Of this transaction only: one that was left has taken its own along. */
    troubles: troubles.filter((trouble) => trouble.transactionId === transactionId),
    /** Brings the bytes to this device, where they are then seen. */
    bring: fetchBytes,
    download: async (receipt: Receipt) => {
      const bytes = await fetchBytes(receipt);
      if (bytes) saveFile(receipt.name, bytes, receipt.type);
    },
    remove: async (receipt: Receipt) => {
      if (refuse()) return;
      const label = labelNamed('files.edit', receipt.name);
      await removeFile(database, {spaceId, id: receipt.id, label}, makeNow());
      showToast({text: text('receiptRemoved'), action: offer});
    },
    retry: async (receipt: Receipt) => retryFile(database, receipt.id),
  };
}

/** See {@link useReceiptActs}. */
export type ReceiptActs = ReturnType<typeof useReceiptActs>;
