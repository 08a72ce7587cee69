import {Redo2, Undo2} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {canUndo} from '#sync/outbox/undo-last.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';

/** Takes back what the person did last, sent or not, one act after another, and brings it back. Rules: UND1, UND2. */
export function UndoButtons() {
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
