import type {Json} from '#contract/kernel/field-values.ts';
import {isMeant, patchAt, type Change} from './change.ts';

/** A synced row with any fields; `deleted` marks a tombstone. */
export type AnyRow = Readonly<Record<string, Json>>;

/**
 * What a row becomes when one change is laid over it: the same on the device (overlay) and on the server (after it judged the change).
 * Creating a row that is live already changes nothing, so that two devices may import the same file; creating a deleted one brings it back.
 * Editing a row that is not there, or that is not meant, changes nothing.
 *
 * @param index the row's place in the change.
 * Rule: SYN4.
 */
export function applyChange(
  row: AnyRow | undefined,
  change: Pick<Change, 'op' | 'rowIds' | 'set' | 'was'>,
  index: number,
): AnyRow | undefined {
  const id = change.rowIds[index];
  if (id === undefined) return row;
  if (change.op === 'create') {
    if (row && row['deleted'] !== true) return row;
    return {...row, ...patchAt(change, index), id, deleted: false};
  }
  return row && isMeant(row, change, index) ? {...row, ...patchAt(change, index)} : row;
}
