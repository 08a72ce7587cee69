import {CircleCheck} from 'lucide-react';
import type {SentAct} from '#sync/outbox/list-recent.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useTelling} from '#src/data/describe/use-telling.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ListItem} from '#src/ui/display/list-item.tsx';

/** One act that the server has taken: what it was, when, and whether it was taken back since. */
export function SentItem({act}: {act: SentAct}) {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const {describe, facts} = useTelling(act);
  const kind = act.isReversed ? text('wasUndone') : act.kind === null ? null : text(`was.${act.kind}`);
  return (
    <ListItem
      isInline
      isPlain
      icon={<CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
      tone="ok"
      title={describe(act)}
      meta={[kind, ...facts, format.moment(act.madeAt)].filter((fact) => fact !== null).join(' · ')}
    />
  );
}
