import {useMemo} from 'react';
import {redoLast, undoAct, undoLast} from '#sync/outbox/undo-last.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {createText, useText} from '#src/i18n/use-text.ts';
import {endOffers, removeToast, showToast, type Toast} from '#src/ui/feedback/toast-queue.ts';
import {useLocalDatabase} from './database/local-data.tsx';
import type {es} from './describe/text/es.ts';
import {useReadTelling} from './describe/use-telling.ts';
import {jobs} from './jobs.ts';
import {makeNow} from './make-now.ts';

/** Takes back what the person did last, and brings it back; a toast says what it was. */
export type Undo = {
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Takes back one act and no other; nothing where it was taken back already. */
  readonly undoAct: (key: string) => Promise<void>;
  /** For the toast of an act; it goes when something else is done, which it would take back instead. */
  readonly offer: NonNullable<Toast['action']>;
};

/** Undo and redo from the queue, for every screen. Rules: UND1, UND2. */
export function useUndo(): Undo {
  const common = useText();
  const language = useLanguage();
  const database = useLocalDatabase();
  const readTelling = useReadTelling();
  return useMemo(() => {
    const reverse = async (reverseLast: typeof undoLast, said: 'undone' | 'redone') => {
      const told = endOffers();
      // What a worker is still writing is the last act: the one before it is not to be taken for it.
      await jobs.settled();
      const reversed = await reverseLast(database, makeNow());
      await loadTexts('describe', language);
      const text = createText<typeof es>('describe', language);
      if (reversed === null) return showToast({text: text(said === 'undone' ? 'nothingToUndo' : 'nothingToRedo')});
      // What the toast of the act says is no longer so.
      if (reverseLast === undoLast) for (const id of told) removeToast(id);
      const {describe} = await readTelling(reversed);
      // Told as what was done, also where that was done again.
      const what = describe({...reversed, isReversal: false, isDated: true});
      // It is in sight, and in the activity: a notice of its own would only be read twice.
      return showToast({text: text(said, {what}), tone: 'ok', isKept: false});
    };
    const undo = async () => reverse(undoLast, 'undone');
    return {
      undo,
      offer: {label: common('undo'), onPress: () => void undo().catch(reportError), isForLastAct: true},
      undoAct: async (key) => reverse(async (...where) => undoAct(...where, key), 'undone'),
      redo: async () => reverse(redoLast, 'redone'),
    };
  }, [database, common, language, readTelling]);
}
