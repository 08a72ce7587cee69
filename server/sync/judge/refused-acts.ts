import {valueAt, type Json} from '#contract/kernel/field-values.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import type {Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';

/** Why an act may not edit a row, since what it made beside that was refused; by {@link keyOf}. Rule: QST3. */
export type RefusedActs = Map<string, Pick<Refusal, 'code' | 'reason'>>;

/** Notes of a change what it was refused, for what the same act changes after it. */
export function noteRefused(
  acts: RefusedActs,
  {
    change,
    facts,
    find,
  }: {readonly change: Change; readonly facts: TableFacts; readonly find: (id: string) => AnyRow | undefined},
  refusals: readonly Refusal[],
): void {
  const carrying = facts.table.carriesEditsOf;
  if (carrying === undefined || change.groupId === undefined || refusals.length === 0) return;
  const given = change.set[carrying];
  const places = new Map(change.rowIds.map((id, index) => [id, index]));
  for (const {rowId, field, code, reason} of refusals) {
    if (field !== null) continue;
    const named: Json | undefined = given ? valueAt(given, places.get(rowId) ?? 0) : find(rowId)?.[carrying];
    if (typeof named === 'string') acts.set(keyOf(change, named), {code, reason});
  }
}

/** Why a change may not edit one of its rows; undefined where it may. */
export function findRefused(
  acts: RefusedActs,
  change: Change,
  rowId: string,
): Pick<Refusal, 'code' | 'reason'> | undefined {
  return change.op === 'edit' && acts.size > 0 ? acts.get(keyOf(change, rowId)) : undefined;
}

function keyOf({spaceId, groupId = ''}: Change, rowId: string): string {
  return `${spaceId} ${groupId} ${rowId}`;
}
