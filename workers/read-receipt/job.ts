import {uploadKinds} from '#contract/files/upload-kinds.ts';
import type {PdfReason} from '#workers/read-pdf/engine.ts';
import {openDocument} from '#workers/read-pdf/engine.ts';
import {readRuns} from '#workers/read-pdf/text-runs.ts';
import {readReceipt, type ReadingPlace} from './read-facts.ts';
import type {ReceiptReading, UnreadReason} from './receipt-facts.ts';

/** Between two pages reading ends after so long; who asked ends it within one by dismissing the worker. */
const longestMs = 5_000;

const reasons: Readonly<Record<PdfReason, UnreadReason>> = {
  'scan.password': 'password',
  'scan.too-many-pages': 'too-large',
  'scan.no-pages': 'damaged',
  'scan.torn': 'damaged',
  'scan.damaged': 'damaged',
};

/** Reads the facts of a receipt in a PDF's text layer; whatever the file is, it ends with an answer. Nothing stays open. Rule: RDR1. */
export async function readReceiptPdf(bytes: Uint8Array, place: ReadingPlace): Promise<ReceiptReading> {
  if (bytes.length > uploadKinds.receipt.maxBytes) return {kind: 'unread', reason: 'too-large'};
  const opened = await openDocument(bytes);
  if (!opened.ok) return {kind: 'unread', reason: reasons[opened.failure.reason]};
  const begunMs = performance.now();
  try {
    const runs = await readRuns(opened.value, () => performance.now() - begunMs > longestMs);
    return runs === null ? {kind: 'unread', reason: 'too-slow'} : readReceipt(runs, place);
  } catch {
    return {kind: 'unread', reason: 'damaged'};
  } finally {
    await opened.value.loadingTask.destroy();
  }
}
