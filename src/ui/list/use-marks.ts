import type {ListShape} from '#contract/kernel/list.ts';
import type {List, ListRow} from './list.ts';
import {addRows, isRowSelected, noRows, type RowSelection} from './selection.ts';
import {useListState, type ListState} from './use-list-state.ts';

/** The marks of a list whose rows are all here. */
export type Marks<Row extends ListRow> = {
  readonly state: ListState<Row>;
  readonly marked: readonly Row[];
  readonly whole: 'none' | 'some' | 'all';
  /** Every row that is shown. */
  readonly all: RowSelection;
  readonly toggleAll: () => void;
  /** Names a row for the box that marks it. */
  readonly nameOf: (row: Row) => string;
};

/** Keeps place and marks of a list; what is asked for anew begins without any. */
export function useMarks<Row extends ListRow, Shape extends ListShape>(
  {question}: List<Row, Shape>,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Marks<Row> {
  const ids = rows.map(({id}) => id);
  const state = useListState<Row>({
    listKey: JSON.stringify(question),
    rowCount: rows.length,
    rowAt: (index) => rows[index],
    readIds: async (first, last) => ids.slice(first, last + 1),
  });
  // A marked row may have gone from the list.
  const marked = rows.filter(({id}) => isRowSelected(state.selection, id));
  const all = addRows(noRows, ids);
  const whole = marked.length === 0 ? 'none' : marked.length < rows.length ? 'some' : 'all';
  return {state, marked, whole, all, toggleAll: () => state.setSelection(whole === 'all' ? noRows : all), nameOf};
}
