import {useMemo} from 'react';
import {redoLast, undoAct, undoLast} from '#sync/outbox/undo-last.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {endOffers, showToast, type Toast} from '#src/ui/feedback/toast-queue.ts';
import {makeNow} from '#src/data/make-now.ts';
import {jobs} from './jobs.ts';
import {nameLabel} from './text/name-label.ts';
import {useBooksText} from './text/use-books-text.ts';

/** Takes back what the person did last, and brings it back; a toast says what it was. */
export type Undo = {
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Takes back one act and no other; nothing where it was taken back already. */
  readonly undoAct: (key: string) => Promise<void>;
  /** For the toast of an act; it goes when something else is done, which it would take back instead. */
  readonly offer: NonNullable<Toast['action']>;
};

/** Undo and redo from the queue, for every screen of the books. */
export function useUndo(): Undo {
  const text = useBooksText();
  const database = useLocalDatabase();
  return useMemo(() => {
    const reverse = async (
      reverseLast: typeof undoLast,
      said: 'undone' | 'redone',
      none: 'nothingToUndo' | 'nothingToRedo',
    ) => {
      endOffers();
      // What a worker is still writing is the last act: the one before it is not to be taken for it.
      await jobs.settled();
      const reversed = await reverseLast(database, makeNow());
      if (reversed === null) showToast({text: text(none)});
      else showToast({text: text(said, {what: nameLabel(reversed.label, text)}), tone: 'ok'});
    };
    const undo = async () => reverse(undoLast, 'undone', 'nothingToUndo');
    return {
      undo,
      offer: {label: text('undo'), onPress: () => void undo(), isForLastAct: true},
      undoAct: async (key) => reverse(async (...where) => undoAct(...where, key), 'undone', 'nothingToUndo'),
      redo: async () => reverse(redoLast, 'redone', 'nothingToRedo'),
    };
  }, [database, text]);
}
