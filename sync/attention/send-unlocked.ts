import {lockReasons} from '#contract/kernel/space.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {patchAt} from '#contract/sync/change.ts';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import type {AttentionRecord, LocalDatabase, SpaceState} from '#sync/store/local-database.ts';
import {readSpaces} from '#sync/store/meta.ts';
import {settleAttention} from './settle-attention.ts';

/**
 * Sends again what was refused because it could be read only, where it can be worked in now: as it was entered and in its order. Asked after
 * a pull, which says so of a later moment than the refusal. Rule: ATT6.
 *
 * @returns whether anything is sent again.
 */
export async function sendUnlocked(
  database: LocalDatabase,
  tables: Readonly<Record<string, SyncedTable>>,
  making: Making,
): Promise<boolean> {
  const isForLock = ({reason}: Refusal) => lockReasons.some((one) => one === reason);
  const refused = await database.attention.filter(({refusals}) => refusals.some(isForLock)).sortBy('id');
  if (refused.length === 0) return false;
  const spaces = new Map(await readSpaces(database));
  const verdicts = refused.flatMap((record) => {
    const space = spaces.get(record.spaceId);
    // Who may not work there at all any more is not asked by a lock.
    if (!space || space.cursor === null || isLocked(space, tables[record.change.table], record)) return [];
    const decisions = record.refusals
      .filter(isForLock)
      .map(({rowId, field}) => ({rowId, field, keep: 'mine' as const}));
    return [{id: record.id, decisions}];
  });
  return verdicts.length > 0 && (await settleAttention(database, making, verdicts)) !== null;
}

function isLocked({lock}: SpaceState, table: SyncedTable | undefined, {change}: AttentionRecord): boolean {
  if (!lock || !table) return lock !== undefined;
  return change.rowIds.some((_, index) =>
    lock.services.includes(table.lockedWith?.(patchAt(change, index)) ?? table.service),
  );
}
