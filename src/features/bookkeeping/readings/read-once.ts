import {createPdfHolder} from '#src/data/pdf/pdf-holder.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';
import {createReadingLine, type ReadingAsk} from './reading-line.ts';

/** One for the tab: two receipts at once would be read no sooner. */
const line = createReadingLine(createPdfHolder());

/** What was read while the tab is open, by the hash of a file's bytes; it goes with the person's database, and never leaves the device. */
const known = new WeakMap<LocalDatabase, Map<string, ReceiptReading>>();

/** Of so many files it is remembered. */
const mostKnown = 200;

/** Whether a file can have a text that is read. */
export function isReadable({type}: {readonly type: string}): boolean {
  return type === 'application/pdf';
}

/** What is known already of a file. */
export function recallReading(database: LocalDatabase, sha256: string): ReceiptReading | undefined {
  return known.get(database)?.get(sha256);
}

/** Reads a file once: the same bytes are not read again. Null where it could not be asked now. Decision 097. Rule: RDR1. */
export async function readOnce(
  database: LocalDatabase,
  sha256: string,
  ask: ReadingAsk,
): Promise<ReceiptReading | null> {
  const before = recallReading(database, sha256);
  if (before) return before;
  const reading = await line.read({...ask, load: async () => (recallReading(database, sha256) ? null : ask.load())});
  if (!reading) return recallReading(database, sha256) ?? null;
  // The device may only have been busy.
  if (reading.kind === 'unread' && reading.reason === 'too-slow') return reading;
  const mine = known.get(database) ?? new Map<string, ReceiptReading>();
  known.set(database, mine);
  const [oldest] = mine.keys();
  if (mine.size >= mostKnown && oldest !== undefined) mine.delete(oldest);
  mine.set(sha256, reading);
  return reading;
}
