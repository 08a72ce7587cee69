import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Says that choices made for another file were used for this one, and offers to read it without them. */
export function RememberedBanner({onForget}: {readonly onForget: () => Promise<void>}) {
  const text = useBooksText();
  return (
    <Banner
      tone="neutral"
      shape="boxed"
      actions={<Button onPress={() => void onForget()}>{text('importForget')}</Button>}
    >
      {text('importRemembered')}
    </Banner>
  );
}
