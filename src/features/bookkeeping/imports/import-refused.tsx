import type {Failure} from '#contract/kernel/failure.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {describeStoredReason} from '#src/features/bookkeeping/imports/reading/reading-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ImportRefusedProps = {
  readonly failure: Failure;
  /** Reads the file as if nothing had been chosen; null when nothing was. */
  readonly onReadAgain: (() => void) | null;
};

/** Why a file cannot be read or imported. */
export function ImportRefused({failure, onReadAgain}: ImportRefusedProps) {
  const text = useBooksText();
  return (
    <Banner
      tone="danger"
      shape="boxed"
      isUrgent
      actions={onReadAgain && <Button onPress={onReadAgain}>{text('importForget')}</Button>}
    >
      {failure.reason === 'import.store-failed' ? text('saveFailed') : describeStoredReason(failure.reason, text)}
    </Banner>
  );
}
