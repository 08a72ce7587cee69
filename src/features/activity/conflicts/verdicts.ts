import type {Verdict} from '#sync/attention/settle-attention.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';
import {canDecideTogether, type ChangeConflict, type RowConflict} from './find-conflicts.ts';

/** The same decision about each of these rows of one change. */
export function verdictFor(record: AttentionRecord, rows: readonly RowConflict[], keep: 'mine' | 'theirs'): Verdict {
  const decisions = rows.flatMap(({rowId, fields}) => fields.map(({field}) => ({rowId, field, keep})));
  return {id: record.id, decisions};
}

/** The same decision about everything that may be decided together. Rule: CFL2. */
export function verdictsForAll(conflicts: readonly ChangeConflict[], keep: 'mine' | 'theirs'): Verdict[] {
  return conflicts.flatMap(({record, rows}) => {
    const together = rows.filter(canDecideTogether);
    return together.length === 0 ? [] : [verdictFor(record, together, keep)];
  });
}
