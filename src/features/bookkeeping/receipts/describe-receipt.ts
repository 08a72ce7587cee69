import type {Failure} from '#contract/kernel/failure.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {Receipt} from './use-receipts.ts';

/** What saying it needs. */
export type ReceiptWords = {
  readonly text: BooksText;
  readonly failureText: (failure: Failure) => string;
  /** The engine is sending now: an upload that a closed page has left does not move. */
  readonly isSending: boolean;
};

/** Where a receipt is, in words. Never "on the server" unless its row says so: the server lets go of what was deleted long ago. Rule: RCP1. */
export function describeReceipt({kept, storedAt}: Pick<Receipt, 'kept' | 'storedAt'>, words: ReceiptWords): string {
  const {text, failureText, isSending} = words;
  if (kept === null) return text(storedAt === null ? 'receiptElsewhere' : 'receiptNotHere');
  if (storedAt !== null) return text('receiptStored');
  if (kept.state === 'refused') return text('receiptRefused', {reason: failureText(failureOf(kept.reason))});
  if (kept.state === 'sending' && isSending)
    return text('receiptSending', {percent: Math.floor((kept.sentBytes / kept.sizeBytes) * 100)});
  // That there is no network is said elsewhere, and no trouble of this file.
  const isOwnTrouble = kept.reason?.startsWith('file.') === true;
  return isOwnTrouble ? text('receiptFailed', {reason: failureText(failureOf(kept.reason))}) : text('receiptHere');
}

/** Whether a person can ask to try again. */
export function canRetry({kept}: Pick<Receipt, 'kept'>): boolean {
  return kept !== null && (kept.state === 'refused' || (kept.state === 'waiting' && kept.attempts > 0));
}

function failureOf(reason: string | null): Failure {
  return {code: 'unexpected', reason: reason ?? 'file.store-down'};
}
