import type {ReactNode} from 'react';

/** By which column rows are ordered; null is the server's own order, the newest first. */
export type SortOrder<Id extends string> = {readonly by: Id; readonly direction: 'asc' | 'desc'} | null;

/** One column; `sortBy` makes its heading a button. The first column names the row. */
export type SortedColumn<Row, Id extends string> = {
  readonly id: string;
  readonly heading: string;
  readonly sortBy?: Id;
  readonly cell: (row: Row) => ReactNode;
  /** What can be done with the row: beside its name where rows are cards. */
  readonly isActs?: boolean;
};

export type SortedListProps<Row, Id extends string> = {
  readonly label: string;
  readonly columns: readonly SortedColumn<Row, Id>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly order: SortOrder<Id>;
  readonly onOrder: (order: SortOrder<Id>) => void;
};
