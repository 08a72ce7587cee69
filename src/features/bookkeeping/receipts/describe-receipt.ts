import type {Failure} from '#contract/kernel/failure.ts';
import {canRetryUpload, tellUpload} from '#sync/files/tell-upload.ts';
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
  const told = tellUpload(kept, isSending);
  if (told.state === 'here') return text('savedHere');
  if (told.state === 'sending') return text('receiptSending', {percent: told.percent});
  return text(told.state === 'refused' ? 'receiptRefused' : 'receiptFailed', {reason: failureText(told.failure)});
}

/** Whether a person can ask to try again. */
export function canRetry({kept}: Pick<Receipt, 'kept'>): boolean {
  return kept !== null && canRetryUpload(kept);
}
