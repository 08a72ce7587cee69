import {CountGrid} from '#src/ui/grid/bars/count-grid.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {Reading} from '#workers/csv-import/reading.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type FileSumsProps = {
  readonly reading: Reading;
  /** What the account will hold, in the file's currency; null while that is open. */
  readonly balanceUnits: number | null;
};

/** What a person knows of a statement without looking at its rows: money in and out, the days it covers, its currency, and the balance it leads to. */
export function FileSums({reading, balanceUnits}: FileSumsProps) {
  const text = useBooksText();
  const format = useFormat();
  const {totals, period, currency} = reading;
  const day = (date: string | undefined) => (date === undefined ? '' : format.day(date, 'medium'));
  return (
    <CountGrid
      label={text('sumsLabel')}
      counts={[
        {name: text('sumIn'), count: format.money(totals.inUnits, currency.value)},
        {name: text('sumOut'), count: format.money(totals.outUnits, currency.value)},
        {name: text('sumFirst'), count: day(period?.from)},
        {name: text('sumLast'), count: day(period?.to)},
        {name: text('field_currency'), count: currency.value},
        ...(balanceUnits === null
          ? []
          : [{name: text('sumBalance'), count: format.money(balanceUnits, currency.value)}]),
      ]}
    />
  );
}
