import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {TaskLayout} from '#src/ui/task/task-layout.tsx';
import {WizardHead} from '#src/ui/wizard/wizard-head.tsx';
import type {FormationText} from './text/es.ts';
import {useKind} from './use-kind.ts';

type WaitingPageProps = {
  readonly text?: string;
  /** Nothing can have been begun here: the first step's head is there at once, and its fields follow. */
  readonly isFirst?: boolean;
};

/** A wizard of which the database or its code is still on the way: painted at once, light for a visitor. */
export function WaitingPage({text: said, isFirst = false}: WaitingPageProps) {
  const text = useText<FormationText>('formation');
  const kind = useKind();
  return (
    <TaskLayout about={text(`title.${kind}`)} homeHref={pathTo.home(useLanguage())} isBusy={said === undefined}>
      <Stack gap={5}>
        {isFirst ? (
          <Stack gap={2}>
            <WizardHead title={text('first.title')} lead={text('first.lead')} />
          </Stack>
        ) : (
          <p role="status">{said ?? text('drafts.waiting')}</p>
        )}
        <Skeleton width={240} height={32} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Stack>
    </TaskLayout>
  );
}
