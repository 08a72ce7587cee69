import {CircleCheckBig} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import type {BooksView} from '#workers/books/api.ts';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ReviewDoneProps = {
  readonly view: BooksView;
  /** Whether there may be more to review than the filter shows. */
  readonly isNarrowed: boolean;
  readonly places: Places;
  readonly onClear: () => void;
};

/** Nothing waits for review any more, and what comes next: the rest of it, or the next file and the papers. Rule: REV9. */
export function ReviewDone({view, isNarrowed, places, onClear}: ReviewDoneProps) {
  const text = useBooksText();
  const icon = <CircleCheckBig size={28} strokeWidth={1.5} aria-hidden />;
  if (isNarrowed && view.reviewCount > 0)
    return (
      <EmptyState
        icon={icon}
        title={text('reviewDoneHere')}
        actions={
          <Button look="primary" onPress={onClear}>
            {text('reviewRest')}
          </Button>
        }
      >
        {text('reviewLeft', {count: view.reviewCount})}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={text('reviewDone')}
      actions={
        <>
          <ButtonLink look="primary" href={places.import}>
            {text('act_import')}
          </ButtonLink>
          <ButtonLink href={places.statements}>{text('statements')}</ButtonLink>
          <ButtonLink href={places.books}>{text('reviewSeeAll')}</ButtonLink>
        </>
      }
    >
      {text('reviewDoneText')}
    </EmptyState>
  );
}
