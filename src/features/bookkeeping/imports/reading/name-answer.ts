import type {PossibleReading, Reading} from '#workers/csv-import/reading.ts';
import type {BooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {nameReading} from './reading-words.ts';

/** What a possible answer is called. */
export function nameAnswer({patch}: PossibleReading, reading: Reading, text: BooksText): string {
  if (patch.flipSign !== undefined) return nameReading.sign(patch.flipSign ? 'flipped' : 'as-written', text);
  if (patch.dateOrder) return nameReading.dateOrder(patch.dateOrder, text);
  if (patch.decimalMark) return nameReading.decimalMark(patch.decimalMark, text);
  if (patch.lastYear !== undefined) return String(patch.lastYear);
  if (patch.ownAddress) return patch.ownAddress;
  if (patch.currency) return text('currencySame', {currency: patch.currency});
  if (patch.sourceAccount !== undefined) return patch.sourceAccount ?? text('sourceAll', {count: reading.counts.rows});
  if (patch.fee && !patch.roles) return nameReading.fee(patch.fee, text);
  const [column] = Object.entries(patch.roles ?? {}).find(([, role]) => role === 'amount' || role === 'date') ?? [];
  return reading.columns[Number(column)]?.name || text('columnAt', {number: Number(column) + 1});
}
