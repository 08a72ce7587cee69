import type {Json} from '#contract/kernel/field-values.ts';
import {applyChange} from '#contract/sync/apply-change.ts';
import type {Change} from '#contract/sync/change.ts';

type Row = Readonly<Record<string, Json>>;

/**
 * Lays changes over rows, in order: what the person sees of what the server confirmed and what is still to be sent.
 *
 * @param rows by id, tombstones too, changed in place.
 * @param changes of the rows' own table, oldest first.
 * @returns the ids that a change names, whether or not it changed them.
 * Knows nothing of storage. Rule: OVL1.
 */
export function foldChanges(
  rows: Map<string, Row>,
  changes: readonly Pick<Change, 'op' | 'rowIds' | 'set' | 'was'>[],
): Set<string> {
  const touched = new Set<string>();
  for (const change of changes) {
    change.rowIds.forEach((id, index) => {
      touched.add(id);
      const row = applyChange(rows.get(id), change, index);
      if (row) rows.set(id, row);
    });
  }
  return touched;
}
