import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {useAccountingText} from './use-accounting-text.ts';

/** The shape of the figures while the books are still being read. */
export function Waiting() {
  const text = useAccountingText();
  return (
    <div aria-busy>
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      <Stack gap={5}>
        <Skeleton width={320} height={32} />
        <Skeleton width="70%" height={20} />
        <Skeleton height={96} />
        <Skeleton height={180} />
      </Stack>
    </div>
  );
}
