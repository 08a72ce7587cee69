import {useText} from '#src/i18n/use-text.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';

/** Stands for a screen while its code is fetched; not seen where that takes less than 200 ms. */
export function ScreenWait() {
  const text = useText();
  return (
    <Page>
      <VisuallyHidden>
        <span role="status">{text('loading')}</span>
      </VisuallyHidden>
      <Stack gap={5}>
        <span />
        <Skeleton width={240} height={32} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Stack>
    </Page>
  );
}
