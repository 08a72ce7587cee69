import type {ReactNode} from 'react';
import type {ListShape} from '#contract/kernel/list.ts';
import type {ListAsked, ListRow} from './list.ts';
import type {Marks} from './use-marks.ts';

/** One column of a table or a list; `sortBy` makes its heading a button. The first column names the row. */
export type ListColumn<Row, Shape extends ListShape = ListShape> = {
  readonly id: string;
  readonly heading: string;
  readonly sortBy?: Shape['orders'][number];
  readonly cell: (row: Row) => ReactNode;
  /** What can be done with the row: beside its name where rows are cards. */
  readonly isActs?: boolean;
  readonly isAmount?: boolean;
  /** Short values that stay on one line, such as dates. */
  readonly isWhole?: boolean;
  /** Holds whole sentences or lists: it goes on in another line also where rows are dense. */
  readonly isProse?: boolean;
};

/** Rows in columns, as a table or as cards shows them. */
export type ShownRows<Row extends ListRow, Shape extends ListShape> = {
  readonly label: string;
  readonly columns: readonly ListColumn<Row, Shape>[];
  readonly rows: readonly Row[];
  readonly asked: ListAsked<Shape>;
  /** How they are ordered while nobody asks for an order; the newest first where it is undefined. */
  readonly usualOrder: string | undefined;
  /** Null where rows cannot be marked. */
  readonly marks: Marks<Row> | null;
};
