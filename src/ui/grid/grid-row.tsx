import {memo, type CSSProperties} from 'react';
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
  /** What is held over it would be its own. */
  readonly isDropTarget: boolean;
  /** `undefined`: the keyboard is elsewhere; `null`: on the row as a whole; else on that cell. */
  readonly activeColumn: number | null | undefined;
  readonly placeholderLabel: string;
};

/** One row; the one with the keyboard is a placeholder while its data is on the way. Clicks are heard by the grid, by `data-row` and `data-column`. */
function GridRowView<Row>(props: GridRowProps<Row>) {
  const {row, columns, activeColumn} = props;
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
      data-drop={props.isDropTarget}
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
          {row !== undefined && column.cell(row, props.isSelected)}
        </div>
      ))}
    </div>
  );
}

// `memo` forgets that the component is generic; its props are the same.
export const GridRow = memo(GridRowView) as typeof GridRowView;
