import type {ReactNode} from 'react';
import css from './facts.module.css';

/** One column of a plain table. */
export type PlainColumn<Row> = {
  readonly id: string;
  readonly heading: string;
  readonly isAmount?: boolean;
  /** Short values that stay on one line, such as dates. */
  readonly isWhole?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

type PlainTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
};

/** A short table to read; long ones to work in are a `Grid`. The first column names the row. */
export function PlainTable<Row>({label, columns, rows, keyOf}: PlainTableProps<Row>) {
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={css['wide']} role="region" aria-label={label} tabIndex={0}>
      <table className={css['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.isAmount ? 'end' : undefined}>
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, place) => {
                const align = column.isAmount ? 'end' : undefined;
                const whole = column.isWhole ? {'data-whole': ''} : {};
                return place === 0 ? (
                  <th key={column.id} scope="row" data-align={align} {...whole}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} data-align={align} {...whole} {...(column.isAmount ? {'data-amount': ''} : {})}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
