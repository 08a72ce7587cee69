import type {Failure} from '#contract/kernel/failure.ts';
import {labelOf} from '#src/features/bookkeeping/commands.ts';
import {jobs} from '#src/features/bookkeeping/jobs.ts';

/** Where receipts go. */
export type ReceiptPlace = {
  readonly spaceId: string;
  readonly transactionId: string;
  readonly userId: string;
  /** The receipt that the file takes the place of. */
  readonly replaces?: string;
};

/**
 * Keeps files on this device as receipts of a movement, one after another, so that one that is refused stops no other.
 *
 * @param onEach hears of each file when it is settled: null, it is kept.
 */
export async function addReceipts(
  place: ReceiptPlace,
  files: readonly File[],
  onEach: (name: string, failure: Failure | null) => void,
): Promise<void> {
  const label = {key: labelOf(place.replaces === undefined ? 'labelAddReceipt' : 'labelReplaceReceipt')};
  for (const content of files) {
    const {name} = content;
    const whole = {...place, kind: 'receipt' as const, name, content, label};
    try {
      const added = await jobs.run(async (api) => api.addFile(whole), new AbortController().signal);
      onEach(name, added.ok ? null : added.failure);
    } catch (error) {
      onEach(name, {code: 'unexpected', reason: 'server.unexpected'});
      reportError(error);
    }
  }
}
