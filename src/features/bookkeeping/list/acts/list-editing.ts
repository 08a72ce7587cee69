import type {PickerAnchor} from '#src/ui/grid/picker.tsx';
import type {ListedRow, BooksSelection, CategoryUse} from '#workers/books/api.ts';
import type {Books, BooksList} from '#src/features/bookkeeping/list/use-books-list.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import type {OpenPanel} from '#src/features/bookkeeping/list/use-open-panel.ts';
import type {RowActs} from './use-acts.ts';

/** A field that is being given a new value over some rows. */
export type ListEditing = {
  readonly field: 'category' | 'account' | 'note' | 'merchant';
  readonly rows: ActedRows;
  /** The value of the one row, to start from. */
  readonly current: string | null;
  /** Where a picker hangs; null in a sheet. */
  readonly anchor: PickerAnchor | null;
  /** What speaks for which category, where that is known already. */
  readonly use: CategoryUse | undefined;
  /** Goes on to the next row when done: the rhythm of reviewing. */
  readonly advances: boolean;
};

/** What the acts of the list work on. */
export type ListActsInput = {
  readonly books: Books | null;
  readonly list: BooksList;
  readonly state: ListState<ListedRow>;
  readonly acts: RowActs;
  readonly isPhone: boolean;
  readonly panel: OpenPanel;
};

/** Whose fields an act is for: what is marked (or the active row), or one named row. */
export type ActTarget = ListedRow | 'selection';

/** The rows of an act, how many they are, and the row where it is one. */
export type ActedRows = {
  readonly rows: BooksSelection;
  readonly count: number;
  readonly row: ListedRow | undefined;
  readonly isMarked: boolean;
};
