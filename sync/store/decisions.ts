import type {Change} from '#contract/sync/change.ts';
import type {LocalDatabase} from './local-database.ts';

/** Under these keys of `device` lies what was decided about refused changes, and can be brought back. */
export const settledPrefix = 'settled:';

/**
 * Whether any of these changes was sent by a decision that can be brought back: that decision speaks of it, and would reverse what it does not find.
 * Works inside any transaction that covers `device`.
 */
export async function isMadeByDecision({device}: LocalDatabase, changeIds: readonly string[]): Promise<boolean> {
  const ids = new Set(changeIds);
  const found = await device
    .where('key')
    .startsWith(settledPrefix)
    // Written by `keepSettled` only.
    .filter(({value}) => (value as {made: readonly Change[]}).made.some(({id}) => ids.has(id)))
    .first();
  return found !== undefined;
}
