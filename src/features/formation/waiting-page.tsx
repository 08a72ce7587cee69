import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {TaskLayout} from '#src/ui/task/task-layout.tsx';
import type {FormationText} from './text/es.ts';
import {useKind} from './use-kind.ts';

/** A wizard of which the database or its code is still on the way: painted at once, light for a visitor. */
export function WaitingPage({text: said}: {text?: string}) {
  const text = useText<FormationText>('formation');
  const kind = useKind();
  return (
    <TaskLayout about={text(`title.${kind}`)} homeHref={pathTo.home(useLanguage())} isBusy={said === undefined}>
      <Stack gap={5}>
        <p role="status">{said ?? text('drafts.waiting')}</p>
        <Skeleton width={240} height={32} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Stack>
    </TaskLayout>
  );
}
