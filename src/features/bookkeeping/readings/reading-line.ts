import {transfer} from 'comlink';
import type {PdfHolder} from '#src/data/pdf/pdf-holder.ts';
import {maxReceiptBytes} from '#src/features/bookkeeping/receipts/receipt-types.ts';
import {WorkerNotHereError} from '#workers/host/hire-worker.ts';
import type {ReadingPlace} from '#workers/read-receipt/read-facts.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';

/** A receipt that takes longer is not read. Rule: RDR1. */
const mostMs = 10_000;

/** What is to be read, and on which terms. */
export type ReadingAsk = {
  /** Brings the bytes when it is their turn; null where they are not here. */
  readonly load: () => Promise<Blob | null>;
  readonly place: ReadingPlace;
  readonly signal: AbortSignal;
};

/** Reads receipts one after another. */
export type ReadingLine = {
  /** Answers null where it was called off, the bytes are not here, or what reads is not on this device. */
  readonly read: (ask: ReadingAsk) => Promise<ReceiptReading | null>;
};

/** Makes a line. Its worker is there as long as anything waits in it. Rule: RDR1. */
export function createReadingLine(holder: PdfHolder): ReadingLine {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    read: async (ask) => {
      waiting += 1;
      const turn = last.then(async () => readOne(holder, ask));
      last = turn.catch(() => null);
      try {
        return await turn;
      } finally {
        waiting -= 1;
        if (waiting === 0) holder.dismiss();
      }
    },
  };
}

async function readOne(holder: PdfHolder, {load, place, signal}: ReadingAsk): Promise<ReceiptReading | null> {
  if (signal.aborted) return null;
  const blob = await load();
  if (!blob || signal.aborted) return null;
  if (blob.size > maxReceiptBytes) return {kind: 'unread', reason: 'too-large'};
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const {promise: ended, resolve} = Promise.withResolvers<ReceiptReading | null>();
  const end = (answer: ReceiptReading | null): void => {
    resolve(answer);
    holder.dismiss();
  };
  const callOff = (): void => end(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', callOff);
  try {
    const asked = holder.ask(async (api) => {
      await api.ready();
      timer = setTimeout(() => end({kind: 'unread', reason: 'too-slow'}), mostMs);
      return api.readReceipt(transfer(bytes, [bytes.buffer]), place);
    });
    // Called off, its worker is gone and never answers.
    asked.catch(() => null);
    return await Promise.race([asked, ended]);
  } catch (error) {
    // Without a network, before the app was ever whole on this device.
    if (error instanceof WorkerNotHereError) return null;
    reportError(error);
    return {kind: 'unread', reason: 'damaged'};
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', callOff);
  }
}
