import {keepReached} from '#sync/outbox/reached-through.ts';
import {queueRecentAgain} from '#sync/outbox/recent/queue-recent-again.ts';
import type {ClientState, LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, readSpaces, writeMeta, writeSpace} from '#sync/store/meta.ts';

/**
 * Tells whether the server's data is no longer what this device knew: another epoch, or fewer numbers executed than it had
 * answered for. Either way a backup was put back. Works inside any transaction that covers `meta`. Rule: PUL7.
 */
export async function hasForgotten(
  database: LocalDatabase,
  {epoch, lastSeq}: {readonly epoch: string; readonly lastSeq: number | null},
): Promise<boolean> {
  const known = await readMeta(database, 'epoch');
  if (known !== undefined && known !== epoch) return true;
  const client = await readMeta(database, 'client');
  return lastSeq !== null && client !== undefined && lastSeq < answeredThrough(client);
}

/** The last number whose result this device has heard. */
function answeredThrough({sending, nextSeq}: ClientState): number {
  return (sending?.firstSeq ?? nextSeq) - 1;
}

/**
 * Begins anew with a server that was restored: every space starts cold (what is shown stays until then), what waits stays and goes
 * out under another sender, and before it once more the newest acts that had been acknowledged. The server knows a change
 * by its id, so what the backup holds is not done twice. The transaction must cover all tables. Rules: PUL7, PUL8.
 *
 * @param at the server's time, ISO UTC: the screens are told.
 */
export async function beginAnew(
  database: LocalDatabase,
  {epoch, at}: {readonly epoch: string; readonly at: string},
): Promise<void> {
  const sentAgainCount = await queueRecentAgain(database);
  // What had reached the server before may be in the backup: it is no more on this device only than it was.
  await keepReached(database);
  await database.meta.delete('client');
  for (const [spaceId, state] of await readSpaces(database))
    await writeSpace(database, spaceId, {...state, cursor: null, cold: null});
  // The backup may be without their bytes: where it has them, the row says so, and nothing is sent.
  await database.files.where('state').equals('stored').modify({state: 'waiting', sentBytes: 0});
  await writeMeta(database, 'epoch', epoch);
  await writeMeta(database, 'restored', {at, sentAgainCount});
}
