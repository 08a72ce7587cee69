import {CircleCheck, Redo2, Undo2} from 'lucide-react';
import type {SentAct} from '#sync/outbox/list-recent.ts';
import {undoAct} from '#sync/outbox/undo-last.ts';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {makeNow} from '#src/features/activity/make-now.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useTelling} from '#src/features/activity/use-telling.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/** One act that the server has taken: what it was, when, and the way back. */
export function SentItem({act}: {act: SentAct}) {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const database = useLocalDatabase();
  const {describe, facts} = useTelling(act);
  const what = describe(act);
  const isUndo = act.kind === 'undone';
  const takeBack = async () => {
    const done = await undoAct(database, makeNow(), act.key);
    showToast({text: text(done === null ? 'undoneBefore' : isUndo ? 'redone' : 'undone', {what})});
  };
  const kind = act.isReversed ? text('wasUndone') : act.kind === 'done' ? null : text(`was.${act.kind}`);
  return (
    <ListItem
      isInline
      isPlain
      icon={<CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
      tone="ok"
      title={what}
      meta={[kind, ...facts, format.moment(act.madeAt)].filter((fact) => fact !== null).join(' · ')}
      actions={
        act.isReversed ? undefined : (
          <IconButton
            icon={
              isUndo ? (
                <Redo2 size={16} strokeWidth={1.75} aria-hidden />
              ) : (
                <Undo2 size={16} strokeWidth={1.75} aria-hidden />
              )
            }
            label={text(isUndo ? 'redoWhat' : 'undoWhat', {what})}
            onPress={() => void takeBack().catch(reportError)}
          />
        )
      }
    />
  );
}
