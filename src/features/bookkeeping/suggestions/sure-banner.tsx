import {memo, useCallback, useEffect, useState} from 'react';
import {Sparkles} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import type {Books} from '#src/features/bookkeeping/list/use-books-list.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

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
  const {count, countNow} = useSureCount(books, revision);
  if (count === 0) return null;
  // The list may be another one by now: what is accepted is the number that was read, or nothing.
  const accept = async () => {
    if ((await countNow()) === count) onAccept();
  };
  return (
    <Banner
      shape="line"
      isSilent
      icon={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
      actions={
        <>
          {!isShown && (
            <Button look="quiet" onPress={onShow}>
              {text('sureShow')}
            </Button>
          )}
          <Button onPress={() => void accept().catch(reportError)}>{text('sureAccept', {count})}</Button>
        </>
      }
    >
      {text('sureWaiting', {count})}
    </Banner>
  );
});

/** A list that has not changed for so long is counted: not while keys follow each other. */
const quietMs = 300;

/** How many rows of the list have a sure suggestion, 0 before that is known, and how to count them at once. */
function useSureCount(books: Books | null, revision: number) {
  const [counted, setCounted] = useState({revision, count: 0});
  const countNow = useCallback(async () => {
    const count = (await books?.countSure({kind: 'filtered', except: []})) ?? 0;
    // An answer that was overtaken says nothing any more.
    setCounted((last) => (last.revision > revision ? last : {revision, count}));
    return count;
  }, [books, revision]);
  useEffect(() => {
    const timer = setTimeout(() => void countNow().catch(reportError), quietMs);
    return () => clearTimeout(timer);
  }, [countNow]);
  return {count: counted.count, countNow};
}
