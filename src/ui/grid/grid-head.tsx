import {ArrowDown, ArrowUp} from 'lucide-react';
import type {GridColumn} from './grid-column.ts';
import css from './grid.module.css';

type GridHeadProps<Row> = {
  readonly columns: readonly GridColumn<Row>[];
  readonly template: string;
  readonly onSelectAll: () => void;
};

/** The grid's heading row; a heading that orders the list is a button. */
export function GridHead<Row>({columns, template, onSelectAll}: GridHeadProps<Row>) {
  return (
    <div role="rowgroup" className={css['head']}>
      <div role="row" className={css['headRow']} aria-rowindex={1} style={{gridTemplateColumns: template}}>
        {columns.map((column, place) => (
          <div
            key={column.id}
            role="columnheader"
            className={css['headCell']}
            aria-colindex={place + 1}
            aria-sort={column.sort?.direction}
            aria-label={column.label}
            data-align={column.align}
          >
            {column.sort ? (
              <button type="button" className={css['sort']} onClick={column.sort.onSort}>
                {column.heading}
                {column.sort.direction === 'ascending' && <ArrowUp aria-hidden />}
                {column.sort.direction === 'descending' && <ArrowDown aria-hidden />}
              </button>
            ) : column.selects ? (
              <button type="button" className={css['sort']} aria-label={column.label} onClick={onSelectAll}>
                {column.heading}
              </button>
            ) : (
              column.heading
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
