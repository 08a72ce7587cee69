import {Dexie} from 'dexie';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';

/** What browsers say of a file that is no longer where it was chosen, or that changed since. Source: File API, 7.1. */
const gone = new Set(['NotFoundError', 'NotReadableError']);

/** Reads all bytes of what a person chose; `file.vanished` where it is gone. Rule: UPL3. */
export async function readWhole(file: Blob): Promise<Outcome<Uint8Array<ArrayBuffer>, 'not-found'>> {
  try {
    return succeed(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof DOMException && gone.has(error.name)) return fail('not-found', 'file.vanished');
    throw error;
  }
}

/** Tells whether something was not written because the device is full. */
export function isFullDevice(error: unknown): boolean {
  const isQuota = error instanceof DOMException && error.name === 'QuotaExceededError';
  // Dexie wraps what aborts a transaction.
  const inner: unknown = error instanceof Dexie.DexieError ? error.inner : undefined;
  return isQuota || error instanceof Dexie.QuotaExceededError || inner instanceof Dexie.QuotaExceededError;
}
