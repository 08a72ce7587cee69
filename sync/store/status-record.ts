import type {LocalDatabase, StatusRecord} from './local-database.ts';
import {readMeta, writeMeta} from './meta.ts';

/** What is shown before any engine has run. */
export const freshStatus: StatusRecord = {
  phase: 'idle',
  lastSyncAt: null,
  nextTryAt: null,
  sentCount: 0,
  receivedCount: 0,
  lastFailureReason: null,
};

/** Tells the screens what the engine does, as part of the transaction that does it. The transaction must cover `meta`. */
export async function patchStatus(database: LocalDatabase, patch: Partial<StatusRecord>): Promise<void> {
  const status = (await readMeta(database, 'status')) ?? freshStatus;
  await writeMeta(database, 'status', {...status, ...patch});
}

/** Adds to the counts of what went out and came in. The transaction must cover `meta`. */
export async function addToStatus(
  database: LocalDatabase,
  counts: Pick<StatusRecord, 'sentCount' | 'receivedCount'>,
): Promise<void> {
  const status = (await readMeta(database, 'status')) ?? freshStatus;
  const sentCount = status.sentCount + counts.sentCount;
  await writeMeta(database, 'status', {
    ...status,
    sentCount,
    receivedCount: status.receivedCount + counts.receivedCount,
  });
}
