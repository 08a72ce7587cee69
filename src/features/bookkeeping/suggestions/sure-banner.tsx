import {memo, useCallback} from 'react';
import {Sparkles} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useSettled} from './use-settled.ts';

type SureBannerProps = {
  readonly books: Books | null;
  /** Of the list. */
  readonly revision: number;
  /** Whether the list shows the sure ones alone. */
  readonly isShown: boolean;
  readonly onAccept: () => void;
  readonly onShow: () => void;
};

/** How many movements of the list have a sure suggestion, to take them all at once; nothing where none has. Rule: SUG6. */
export const SureBanner = memo(function SureBanner({books, revision, isShown, onAccept, onShow}: SureBannerProps) {
  const text = useBooksText();
  // Counting asks the whole list: not while keys follow each other.
  const settled = useSettled(revision);
  const ask = useCallback(async () => books?.countSure({kind: 'filtered', except: []}), [books]);
  const count = useAnswer(ask, settled) ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      shape="line"
      icon={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
      actions={
        <>
          {!isShown && (
            <Button look="quiet" onPress={onShow}>
              {text('sureShow')}
            </Button>
          )}
          <Button onPress={onAccept}>{text('sureAccept', {count})}</Button>
        </>
      }
    >
      {text('sureWaiting', {count})}
    </Banner>
  );
});
