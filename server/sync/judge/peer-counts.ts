import {valueAt, type Json} from '#contract/kernel/field-values.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import type {Change} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {tableFactsOf, type TableFacts} from '#server/sync/table-facts.ts';
import {findRow, isLive, isUuid, type RowSet} from './row-set.ts';

/**
 * How many live rows have a value of which only so many rows may have the same, by {@link peerKey}; a value that is not there is none's.
 * Numbers, not rows: a push may name thousands of values. Rule: SYN41.
 */
export type PeerCounts = Map<string, number>;

/** A table's field of which only so many live rows of a space may have the same value. */
export type PeerField = {readonly spaceId: string; readonly facts: TableFacts; readonly field: string};

/** Values to count the rows of. */
export type WantedPeers = PeerField & {readonly values: Set<string>};

/** Tells a value of a field from every other. */
export function peerKey({spaceId, facts, field}: PeerField, value: string): string {
  return `${spaceId} ${facts.name} ${field} ${value}`;
}

/** The values that rows may have which changes make or bring back, by space, table and field. What has no value is not counted. */
export function wantPeers(changes: readonly Change[], rows: RowSet): WantedPeers[] {
  const wanted = new Map<string, WantedPeers>();
  for (const change of changes) {
    const facts = tableFactsOf(change.table);
    if (!facts || !makesLive(change)) continue;
    for (const {field} of facts.table.mostPer ?? []) {
      const key = `${change.spaceId} ${facts.name} ${field}`;
      const part = wanted.get(key) ?? {spaceId: change.spaceId, facts, field, values: new Set<string>()};
      for (const value of listValues(change, facts, field, rows)) part.values.add(value);
      if (part.values.size > 0) wanted.set(key, part);
    }
  }
  return [...wanted.values()];
}

/** Whether rows may be live that were not. */
function makesLive({op, set: {deleted}}: Change): boolean {
  return op === 'create' || (deleted !== undefined && !('same' in deleted && deleted.same === true));
}

/** Those that a change gives to its rows, and those that the rows have. */
function* listValues({spaceId, rowIds, set}: Change, {name}: TableFacts, field: string, rows: RowSet) {
  const given = set[field];
  for (const [index, id] of rowIds.entries())
    for (const value of [given && valueAt(given, index), findRow(rows, spaceId, name, id)?.[field]])
      if (typeof value === 'string' && isUuid(value)) yield value;
}

/** Counts a row as it becomes in place of what it was. */
export function shiftPeers(
  counts: PeerCounts,
  {spaceId, facts}: Pick<PeerField, 'spaceId' | 'facts'>,
  was: AnyRow | undefined,
  row: AnyRow,
): void {
  for (const {field} of facts.table.mostPer ?? []) {
    const shift = (one: AnyRow | undefined, by: number): void => {
      const value = isLive(one) ? one[field] : null;
      if (typeof value !== 'string') return;
      const key = peerKey({spaceId, facts, field}, value);
      counts.set(key, (counts.get(key) ?? 0) + by);
    };
    shift(was, -1);
    shift(row, 1);
  }
}

/** Why a row that becomes live is one too many of those with the same value; null where it is not. Rule: SYN41. */
export function findFull(
  counts: PeerCounts,
  {spaceId, facts}: Pick<PeerField, 'spaceId' | 'facts'>,
  row: Readonly<Record<string, Json>>,
): Pick<Refusal, 'code' | 'reason'> | null {
  for (const {field, most, reason} of facts.table.mostPer ?? []) {
    const value = row[field];
    if (typeof value !== 'string' || (counts.get(peerKey({spaceId, facts, field}, value)) ?? 0) < most) continue;
    return {code: most === 1 ? 'conflict' : 'too-large', reason};
  }
  return null;
}
