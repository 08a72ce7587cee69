import type {SpaceLock} from '#contract/kernel/space.ts';
import {patchAt, type Change} from '#contract/sync/change.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import type {TableFacts} from '#server/sync/table-facts.ts';

type Touched = {readonly change: Change; readonly row: AnyRow | undefined; readonly index: number};

/** Whether a change works on a row that can be read only. What holds no work is never locked. Pure. Rules: POL9, SYN38. */
export function isLockedAway({services}: SpaceLock, {table}: TableFacts, {change, row, index}: Touched): boolean {
  const {quietFields = []} = table;
  const isQuiet = (field: string) => quietFields.some((quiet) => quiet === field);
  if (table.isQuiet || (change.op === 'edit' && Object.keys(change.set).every(isQuiet))) return false;
  const whole = row ?? patchAt(change, index);
  return services.includes(table.lockedWith?.(whole) ?? table.service);
}
