import type {ReactNode} from 'react';
import {Link} from '#src/ui/actions/link.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {Figure, ReportLine, ReportTable} from '#workers/books/ledger/report.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {nameColumn, nameLine} from './report-words.ts';
import styles from './report-table.module.css';

type ReportTableViewProps = {
  readonly label: string;
  readonly table: ReportTable;
  readonly names: BooksNames;
  readonly places: Places;
};

/** A report in one currency; each figure leads to its movements where the list can show them. Rule: RPT3. */
export function ReportTableView({label, table, names, places}: ReportTableViewProps) {
  const text = useBooksText();
  const format = useFormat();
  const {currency, columns, lines} = table;
  const headings = columns.map((column) => nameColumn(column, format, text));
  return (
    <WideTable label={`${label} · ${currency}`}>
      <thead>
        <tr>
          <th scope="col">{currency}</th>
          {headings.map((heading, at) => (
            <th key={columns[at]?.kind + heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={keyOf(line, at)} data-level={line.level}>
            <th scope="row">{nameLine(line.name, names, text)}</th>
            {line.figures.map((figure, column) => (
              <td key={columns[column]?.kind + String(headings[column])} data-amount="">
                {figure && <FigureView figure={figure} currency={currency} places={places} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** A table that is read sideways where it is wider than the page; its first column stays. */
export function WideTable({label, children}: {readonly label: string; readonly children: ReactNode}) {
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles['wide']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>{children}</table>
    </div>
  );
}

type FigureViewProps = {readonly figure: Figure; readonly currency: string; readonly places: Places};

function FigureView({figure: {units, count, filter}, currency, places}: FigureViewProps) {
  const text = useBooksText();
  const format = useFormat();
  const amount = format.bareMoney(units, currency);
  if (count === 0) return <span data-zero={units === 0n}>{amount}</span>;
  const counted = text('reportCount', {count, number: format.number(count)});
  if (filter)
    return (
      <Link href={places.listOf(filter)} label={`${amount}, ${counted}`}>
        {amount}
      </Link>
    );
  return <span title={counted}>{amount}</span>;
}

function keyOf({name, level}: ReportLine, at: number): string {
  return `${level} ${at} ${name.kind}`;
}
