import {and, eq} from 'drizzle-orm';
import type {Transaction} from '#server/db/database.ts';
import {spaces} from '#server/db/spaces.ts';
import {unsentScans} from '#server/db/unsent-scans.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {FilePlace} from './files-parts.ts';

/**
 * Makes the row of a scan whose bytes are here, by who sent it; of nothing else does its company hear.
 *
 * @returns false where it was taken back, or sent to another company, meanwhile, or its company gets no post any more. Rule: MLG5.
 */
export async function makeScan(
  tx: Transaction,
  {spaceId, fileId}: FilePlace,
  {storedAt, nowMs}: {readonly storedAt: string; readonly nowMs: number},
): Promise<boolean> {
  const isIt = and(eq(unsentScans.spaceId, spaceId), eq(unsentScans.id, fileId));
  const [unsent] = await tx.delete(unsentScans).where(isIt).returning();
  if (!unsent) return false;
  const [space] = await tx.select({services: spaces.services}).from(spaces).where(eq(spaces.id, spaceId));
  if (!space?.services.includes('mailing')) return false;
  const {spaceId: _spaceId, sentBy: userId, ...facts} = unsent;
  const row = {...facts, storedAt, takenBackAt: null, isRead: false, isKept: false};
  await writeSynced(tx, {spaceId, author: {kind: 'admin', userId}, nowMs}, [{table: 'mailScans', create: [row]}]);
  return true;
}
