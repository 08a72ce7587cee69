import {Redo2, Undo2} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {canUndo, redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {makeNow} from '#src/data/make-now.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useChangeLabel} from '#src/features/activity/use-change-label.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';

/** Takes back what the person did last, sent or not, one act after another, and brings it back. Rules: UND1, UND2. */
export function UndoButtons() {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const labelText = useChangeLabel();
  const can = useLiveQuery(async () => canUndo(database), [database]);
  const reverse = async (reverseLast: typeof undoLast, said: 'undone' | 'redone') => {
    // It would take back another act now.
    endOffers();
    const reversed = await reverseLast(database, makeNow());
    if (reversed) showToast({text: text(said, {what: labelText(reversed)})});
  };
  return (
    <>
      <Button
        icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
        blockedReason={can?.undo === false ? text('undoNone') : null}
        onPress={() => void reverse(undoLast, 'undone').catch(reportError)}
      >
        {text('undoLast')}
      </Button>
      <Button
        icon={<Redo2 size={16} strokeWidth={1.75} aria-hidden />}
        blockedReason={can?.redo === false ? text('redoNone') : null}
        onPress={() => void reverse(redoLast, 'redone').catch(reportError)}
      >
        {text('redoLast')}
      </Button>
    </>
  );
}
