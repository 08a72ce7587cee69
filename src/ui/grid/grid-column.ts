import type {ReactNode} from 'react';

/** Which way a column orders the list; `none` where it could but does not. */
export type GridSort = 'ascending' | 'descending' | 'none';

/** One column of a grid: its track in the common template, its heading and how it shows a row. */
export type GridColumn<Row> = {
  readonly id: string;
  /** A CSS grid track, such as `64px` or `minmax(0, 1fr)`. */
  readonly track: string;
  readonly heading: ReactNode;
  /** The heading in words, where the heading itself is an icon or empty. */
  readonly label?: string;
  readonly align?: 'start' | 'center' | 'end';
  /** The column is left out of grids narrower than this, in pixels. */
  readonly fromWidthPx?: number;
  readonly sort?: {readonly direction: GridSort; readonly onSort: () => void};
  /** The heading is a button that selects every row, or none. */
  readonly selects?: true;
  /** Depends on nothing but its arguments: a row is drawn anew only when these change. */
  readonly cell: (row: Row, isSelected: boolean) => ReactNode;
  /** Names the row for those who hear it. */
  readonly isRowHeading?: boolean;
};

/** The columns that fit a grid of this width. */
export function columnsThatFit<Row>(columns: readonly GridColumn<Row>[], widthPx: number): readonly GridColumn<Row>[] {
  return columns.filter((column) => (column.fromWidthPx ?? 0) <= widthPx);
}

/** The width in pixels that decides which columns fit: the largest that one of them asks for and that is there; 0 where none is. */
export function reachedWidth<Row>(columns: readonly GridColumn<Row>[], widthPx: number): number {
  return Math.max(0, ...columns.map((column) => column.fromWidthPx ?? 0).filter((fromPx) => fromPx <= widthPx));
}
