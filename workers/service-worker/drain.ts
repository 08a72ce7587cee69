import {openPrivateFolder} from '#sync/files/file-bytes.ts';
import {deviceClock} from '#sync/store/clock.ts';
import {browserLocks} from '#sync/store/locks.ts';
import {openUntilClosed} from '#sync/store/open-database.ts';
import {fetchByKy} from '#sync/transport/fetch-by-ky.ts';
import {nameDevice} from '#workers/host/engine/device-name.ts';
import {drainOutbox} from '#workers/host/engine/drain-outbox.ts';

/** Browsers end a worker that takes longer than half a minute. */
const budgetMs = 25_000;

/** Sends what waits for one person, as a page's engine would. See {@link drainOutbox}. */
export async function drainFor(userId: string, signal: AbortSignal): Promise<boolean> {
  const surroundings = {
    openDatabase: openUntilClosed,
    fetch: fetchByKy,
    openRequest: null,
    openPrivateFolder: async () => openPrivateFolder(navigator.storage),
    origin: '',
    locks: browserLocks(navigator.locks),
    clock: deviceClock,
    random: () => Math.random(),
    fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes),
    // It is here to send, not to stay.
    openPokeLine: () => ({ensureOpen: () => {}, isOpen: () => true, close: () => {}}),
    deviceName: nameDevice(navigator.userAgent),
    report: (error: unknown) => reportError(error),
  };
  return drainOutbox(surroundings, {userId, budgetMs}, signal);
}
