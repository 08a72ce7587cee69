import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {readRuns} from '#workers/read-pdf/text-runs.ts';
import {readReceipt, type ReadingPlace} from '#workers/read-receipt/read-facts.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';

/** Reads a PDF's bytes as the worker does, by the library's build for Node. */
export async function readPdfReceipt(bytes: Uint8Array, place: ReadingPlace): Promise<ReceiptReading> {
  const document = await getDocument({data: bytes.slice(), verbosity: 0}).promise;
  const runs = await readRuns(document, () => false);
  await document.loadingTask.destroy();
  if (!runs) throw new Error('stopped');
  return readReceipt(runs, place);
}
