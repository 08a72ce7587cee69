import type {Failure} from '#contract/kernel/failure.ts';
import {makeNow} from '#src/data/make-now.ts';
import {labelNamed} from '#src/data/record.ts';
import {jobs} from '#src/data/jobs.ts';

/** Where receipts go. */
export type ReceiptPlace = {
  readonly spaceId: string;
  readonly transactionId: string;
  readonly userId: string;
  /** The receipt that the file takes the place of. */
  readonly replaces?: string;
};

/**
 * Keeps files on this device as receipts of a transaction, one after another, so that one that is refused stops no other. Those that are kept
 * are one act.
 *
 * @param onEach hears of each file when it is settled: null, it is kept.
 * @returns the key of the act, for undoing it.
 * Rule: UPL13.
 */
export async function addReceipts(
  place: ReceiptPlace,
  files: readonly File[],
  onEach: (name: string, failure: Failure | null) => void,
): Promise<string> {
  const key = makeNow().createId();
  const act = files.length > 1 ? {groupId: key} : {actId: key};
  const add = async (content: File) => {
    const {name} = content;
    const label = labelNamed(place.replaces === undefined ? 'files.create' : 'bookkeeping:labelReplaceReceipt', name);
    const whole = {...place, ...act, kind: 'receipt' as const, name, content, label};
    try {
      const added = await jobs.run(async (api) => api.addFile(whole), new AbortController().signal);
      onEach(name, added.ok ? null : added.failure);
    } catch (error) {
      onEach(name, {code: 'unexpected', reason: 'server.unexpected'});
      reportError(error);
    }
  };
  // All at once into the worker's queue: who undoes meanwhile waits for the last of them.
  await Promise.all(files.map(add));
  return key;
}
