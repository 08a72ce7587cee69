import {Link} from '#src/ui/actions/link.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {LedgerPage} from '#workers/books/ledger/report.ts';
import {WideTable} from './report-table.tsx';
import {nameLine} from './report-words.ts';

type LedgerTableProps = {
  readonly page: LedgerPage;
  readonly currency: string;
  readonly label: string;
  readonly names: BooksNames;
  readonly places: Places;
};

/** The postings of an account, with the balance after each. */
export function LedgerTable({page, currency, label, names, places}: LedgerTableProps) {
  const text = useBooksText();
  const format = useFormat();
  const money = (units: bigint | number): string => format.bareMoney(units, currency);
  const columns = ['date', 'merchant', 'counter', 'debit', 'credit', 'balance'] as const;
  return (
    <WideTable label={`${label} · ${currency}`}>
      <thead>
        <tr>
          {columns.map((key) => (
            <th key={key} scope="col" data-start={key === 'merchant' || key === 'counter' ? '' : undefined}>
              {text(`ledger_${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr data-level="total">
          <th scope="row" colSpan={5}>
            {text('column_opening')}
          </th>
          <td data-amount="">{money(page.opening)}</td>
        </tr>
        {page.entries.map(({rowId, date, merchant, description, counter, units, balance}) => (
          <tr key={rowId} data-level="line">
            <th scope="row">{format.day(date, 'medium')}</th>
            <td data-start="" data-prose="">
              <Link href={`${places.books}?row=${rowId}`}>{merchant ?? description}</Link>
            </td>
            <td data-start="" data-prose="">
              {nameLine(counter, names, text)}
            </td>
            <td data-amount="">{units > 0 ? money(units) : ''}</td>
            <td data-amount="">{units > 0 ? '' : money(0 - units)}</td>
            <td data-amount="">{money(balance)}</td>
          </tr>
        ))}
        <tr data-level="result">
          <th scope="row" colSpan={3}>
            {text('column_closing')}
          </th>
          <td data-amount="">{money(page.debit)}</td>
          <td data-amount="">{money(page.credit)}</td>
          <td data-amount="">{money(page.closing)}</td>
        </tr>
      </tbody>
    </WideTable>
  );
}
