import {CloudOff, SearchX, WalletCards} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import type {BooksFilter, BooksView} from '#workers/books/api.ts';
import {activeParts} from '#src/features/bookkeeping/filter-address.ts';
import {ReviewDone} from '#src/features/bookkeeping/review/review-done.tsx';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ListStateProps = {
  readonly view: BooksView | undefined;
  readonly filter: BooksFilter;
  readonly hasAccounts: boolean;
  readonly places: Places;
  readonly onClear: () => void;
  readonly onNew: () => void;
};

const icon = {size: 28, strokeWidth: 1.5, 'aria-hidden': true} as const;

/** What stands where the rows would be, when there are none: each reason has words and one way on. */
export function ListWithoutRows({view, filter, hasAccounts, places, onClear, onNew}: ListStateProps) {
  const text = useBooksText();
  if (!view || (view.rowCount === 0 && view.state === 'loading')) return <Loading label={text('listLoading')} />;
  if (view.state === 'missing' && view.allCount === 0)
    return (
      <EmptyState icon={<CloudOff {...icon} />} title={text('missingTitle')}>
        {text('missingText')}
      </EmptyState>
    );
  const isNarrowed = activeParts(filter).length > 0;
  if (filter.view === 'review' && view.allCount > 0 && (view.doneCount > 0 || !isNarrowed))
    return <ReviewDone view={view} isNarrowed={isNarrowed} places={places} onClear={onClear} />;
  if (isNarrowed)
    return (
      <EmptyState
        icon={<SearchX {...icon} />}
        title={text('noResults')}
        actions={<Button onPress={onClear}>{text('filterClear')}</Button>}
      >
        {text('noResultsText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<WalletCards {...icon} />}
      title={text('firstTitle')}
      actions={
        hasAccounts ? (
          <>
            <ButtonLink look="primary" size="large" href={places.import}>
              {text('act_import')}
            </ButtonLink>
            <Button look="quiet" size="large" onPress={onNew}>
              {text('firstByHand')}
            </Button>
          </>
        ) : (
          <ButtonLink look="primary" size="large" href={`${places.accounts}?new`}>
            {text('firstAccount')}
          </ButtonLink>
        )
      }
    >
      {text('firstText')}
    </EmptyState>
  );
}

function Loading({label}: {readonly label: string}) {
  return (
    <div aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack gap={4}>
        {[62, 48, 70, 55, 64, 50, 58, 66].map((width, place) => (
          // The lines are alike and never move.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <Skeleton key={place} width={`${width}%`} height={14} />
        ))}
      </Stack>
    </div>
  );
}
