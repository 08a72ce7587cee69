import {defaultImportLimit, readImportLimit, type ImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';

/** Keys of the `device` table: what the server last said, and when this device last completed an import, in milliseconds since 1970. */
const limitKey = 'import-limit';
const completedKey = 'import-completed-at';

/** How long the server is waited for; what was known before serves after that. */
const timeoutMs = 5_000;

/** Asks the server what an import may be, and keeps the answer for when it cannot be asked. Rule: WRK7. */
export async function askImportLimit(database: LocalDatabase, call: ServerCall): Promise<ImportLimit> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await call(readImportLimit, {}, {signal});
    if (answer.ok) {
      await database.device.put({key: limitKey, value: answer.value});
      return answer.value;
    }
  } catch (error) {
    // A server that does not answer in time is as good as none.
    if (!signal.aborted) throw error;
  }
  return (await readKeptLimit(database)) ?? defaultImportLimit;
}

/**
 * What an import may be as far as it is known here; the server is asked only where it never was, or where what is known would
 * refuse. Rule: WRK7.
 */
export async function findImportLimit(
  database: LocalDatabase,
  call: ServerCall,
  allows: (limit: ImportLimit) => boolean,
): Promise<ImportLimit> {
  const kept = await readKeptLimit(database);
  return kept && allows(kept) ? kept : askImportLimit(database, call);
}

/** Notes that an import was completed; the wait for the next one counts from here. */
export async function noteImportCompleted(database: LocalDatabase, nowMs: number): Promise<void> {
  await database.device.put({key: completedKey, value: nowMs});
}

/**
 * Milliseconds until this device may import again; 0 when it may.
 *
 * @param limit as it is known already; without it the server is asked before an import is refused.
 */
export async function readImportWait(
  database: LocalDatabase,
  call: ServerCall,
  {nowMs, limit}: {nowMs: number; limit?: ImportLimit},
): Promise<number> {
  const completed = await database.device.get(completedKey);
  const completedMs = Number(completed?.value ?? Number.NaN);
  if (Number.isNaN(completedMs)) return 0;
  // A clock that was set back never makes it longer than the wait itself.
  const waitUnder = ({cooldownMs}: ImportLimit): number =>
    Math.min(cooldownMs, Math.max(0, completedMs + cooldownMs - nowMs));
  return waitUnder(limit ?? (await findImportLimit(database, call, (kept) => waitUnder(kept) === 0)));
}

/** What the server last said an import may be; undefined where it never was asked. */
export async function readKeptLimit(database: LocalDatabase): Promise<ImportLimit | undefined> {
  const record = await database.device.get(limitKey);
  // Only askImportLimit writes under this key.
  return record?.value as ImportLimit | undefined;
}
