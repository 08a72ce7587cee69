import {TotalsBar} from '#src/ui/grid/bars/totals-bar.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksView} from '#workers/books/api.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ListTotalsProps = {
  readonly view: BooksView;
  /** How far the review is stands beside what is left of it. */
  readonly isReview: boolean;
  readonly isPhone: boolean;
};

/** What the filtered list adds up to, a line for each currency; on a phone one line that opens. */
export function ListTotals({view, isReview, isPhone}: ListTotalsProps) {
  const text = useBooksText();
  const format = useFormat();
  const lines = view.totals.map(({currency, inUnits, outUnits}) => ({
    key: currency,
    parts: [
      {name: text('totalIn'), value: format.signedMoney(inUnits, currency), isInflow: true},
      {name: text('totalOut'), value: format.money(outUnits, currency)},
      {name: text('field_net'), value: format.signedMoney(inUnits + outUnits, currency)},
    ],
  }));
  const count = (
    <>
      <b>{format.number(view.rowCount)}</b> {text('rows', {count: view.rowCount})}
      {isReview && view.state === 'ready' && (
        <>
          {' '}
          ·{' '}
          {text('reviewProgress', {
            done: format.number(view.allCount - view.reviewCount),
            all: format.number(view.allCount),
          })}
        </>
      )}
      {view.state === 'loading' && <> · {text('totalsLoading')}</>}
    </>
  );
  return <TotalsBar label={text('totalsLabel')} count={count} lines={lines} isFolded={isPhone} />;
}
