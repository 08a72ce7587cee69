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

/** See {@link addReceipts}. */
type AddedReceipts = {readonly key: string; readonly fileIds: readonly string[]};

/**
 * Keeps files on this device as receipts of a transaction, one after another, so that one that is refused stops no other. Those that are kept
 * are one act.
 *
 * @param onEach hears of each file when it is settled: null, it is kept.
 * @returns the key of the act, for undoing it or adding to it, and the ids of the files that were kept.
 * Rule: UPL13.
 */
export async function addReceipts(
  place: ReceiptPlace,
  files: readonly File[],
  onEach: (name: string, failure: Failure | null) => void,
): Promise<AddedReceipts> {
  const key = makeNow().createId();
  const fileIds: string[] = [];
  const add = async (content: File) => {
    const {name} = content;
    const label = labelNamed(place.replaces === undefined ? 'files.create' : 'bookkeeping:labelReplaceReceipt', name);
    const whole = {...place, groupId: key, kind: 'receipt' as const, name, content, label};
    try {
      const added = await jobs.run(async (api) => api.addFile(whole), new AbortController().signal);
      if (added.ok) fileIds.push(added.value);
      onEach(name, added.ok ? null : added.failure);
    } catch (error) {
      onEach(name, {code: 'unexpected', reason: 'server.unexpected'});
      reportError(error);
    }
  };
  // All at once into the worker's queue: who undoes meanwhile waits for the last of them.
  await Promise.all(files.map(add));
  return {key, fileIds};
}
