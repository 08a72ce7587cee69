import type {Json} from '#contract/kernel/field-values.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';

/** What an act did to a row, as its history keeps it: the fields that are others now, and what they were. */
export function differences(before: AnyRow, after: AnyRow): {set: Record<string, Json>; was: Record<string, Json>} {
  const set: Record<string, Json> = {};
  const was: Record<string, Json> = {};
  for (const [field, value] of Object.entries(after)) {
    if (before[field] === value) continue;
    set[field] = value;
    was[field] = before[field] ?? null;
  }
  return {set, was};
}
