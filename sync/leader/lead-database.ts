import {takeLead, type Lead} from '#sync/store/fence.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {Locks} from '#sync/store/locks.ts';

/**
 * Runs `work` as the only engine of this database in the browser: others wait until it settles, which it must when the signal aborts.
 * The lock says who should work, the fence who may write: a frozen tab can lose the one without noticing, and then meets the other.
 *
 * @returns when `work` has settled, or the signal aborted while waiting.
 * Knows nothing of syncing. Rules: LED1, LED2.
 */
export async function leadDatabase(
  {database, locks}: {readonly database: LocalDatabase; readonly locks: Locks},
  work: (lead: Lead) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await locks.hold(`faro-engine:${database.name}`, async () => work(await takeLead(database)), signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
