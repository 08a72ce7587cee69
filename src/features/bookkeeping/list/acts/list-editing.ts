import type {PickerAnchor} from '#src/ui/grid/picker.tsx';
import type {BooksSelection} from '#workers/books/api.ts';

/** A field that is being given a new value over some rows. */
export type ListEditing = {
  readonly field: 'category' | 'account' | 'note' | 'merchant';
  readonly rows: BooksSelection;
  readonly rowCount: number;
  /** The value of the one row, to start from. */
  readonly current: string | null;
  /** Where a picker hangs; null in a sheet. */
  readonly anchor: PickerAnchor | null;
  /** Goes on to the next row when done: the rhythm of reviewing. */
  readonly advances: boolean;
};
