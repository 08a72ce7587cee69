import {RowCards} from './row-cards.tsx';
import type {SortedListProps} from './sorted-columns.ts';
import {SortedTable} from './sorted-table.tsx';
import {useNarrow} from '#src/features/admin/use-narrow.ts';

/** Rows that can be ordered: a dense table, or cards where a table would scroll sideways. Rule: ADM12. Source: design.md V5. */
export function SortedList<Row, Id extends string>(props: SortedListProps<Row, Id>) {
  return useNarrow() ? <RowCards {...props} /> : <SortedTable {...props} />;
}
