import {memo, useState, type CSSProperties} from 'react';
import type {GridColumn} from './grid-column.ts';
import css from './grid.module.css';

/** What one row of the grid shows. */
type GridRowProps<Row> = {
  readonly row: Row | undefined;
  readonly index: number;
  readonly topPx: number;
  readonly heightPx: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly template: string;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  /** `undefined`: the keyboard is elsewhere; `null`: on the row as a whole; else on that cell. */
  readonly activeColumn: number | null | undefined;
  readonly placeholderLabel: string;
};

/** One row: a placeholder while its data is on the way. Clicks are heard by the grid, by `data-row` and `data-column`. */
function GridRowView<Row>(props: GridRowProps<Row>) {
  const {row, columns, activeColumn} = props;
  // The words of the row before stay in the page, out of sight, until those of this one come: changing them is cheaper than making cells anew.
  const [last, setLast] = useState(row);
  if (row !== undefined && row !== last) setLast(row);
  const shown = row ?? last;
  const style: CSSProperties = {
    transform: `translateY(${props.topPx}px)`,
    height: props.heightPx,
    gridTemplateColumns: props.template,
  };
  return (
    <div
      role="row"
      className={css['row']}
      style={style}
      aria-rowindex={props.index + 2}
      aria-selected={props.isSelected}
      aria-current={props.isOpen ? 'true' : undefined}
      aria-busy={row === undefined ? true : undefined}
      aria-label={row === undefined ? props.placeholderLabel : undefined}
      tabIndex={activeColumn === null ? 0 : -1}
      data-row={props.index}
    >
      {columns.map((column, place) => (
        <div
          key={column.id}
          role={column.isRowHeading ? 'rowheader' : 'gridcell'}
          className={css['cell']}
          aria-colindex={place + 1}
          tabIndex={activeColumn === place ? 0 : -1}
          data-row={props.index}
          data-column={column.id}
          data-align={column.align}
        >
          {shown !== undefined && column.cell(shown, props.isSelected)}
        </div>
      ))}
    </div>
  );
}

// `memo` forgets that the component is generic; its props are the same.
export const GridRow = memo(GridRowView) as typeof GridRowView;
