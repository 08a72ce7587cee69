import {dayNumber} from '#workers/csv-import/match/day-number.ts';
import type {Span} from '#workers/csv-import/match/match-task.ts';
import {readIdentity} from '#workers/csv-import/rows/identity.ts';
import type {FileTransaction} from '#workers/csv-import/reading.ts';
import type {KnownRow} from './known-rows.ts';

/** Transactions with the ids they get here, both in the same order. */
export type NamedTransactions = {readonly ids: readonly string[]; readonly transactions: readonly FileTransaction[]};

/** What is stored, as far as names need it. */
export type Shelf = {
  readonly known: ReadonlyMap<string, KnownRow>;
  /** Names that earlier files gave to rows which are here under another one. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Days that the imports of the account covered. */
  readonly spans: readonly Span[];
  /** Whether the file's dates are those of the row's own import. */
  readonly hasSameDates: (importId: string | null) => boolean;
  /** The very same file was imported before: its names say everything. */
  readonly isSameFile: boolean;
};

/** An id that is found again later than this may be that of a contract. */
const daysOfOneId = 14;

/** A shorter id stands beside its date in the name. */
const shortestLongId = 'id|123456789'.length;

/**
 * The fast way: finds the rows of a file that are stored under the names they have. Where a name could be that of a twin (on a day where the file and
 * what is stored only meet, or where dates are of another kind and no balance stands by), or is an id found again much later, it settles nothing.
 *
 * @returns for each row the id of the transaction it is; null where that is to be found out by matching. Rule: IMP5.
 */
export function settleByName({ids, transactions}: NamedTransactions, shelf: Shelf, looseDays = 0): (string | null)[] {
  const {known, aliases} = shelf;
  if (known.size === 0) return transactions.map(() => null);
  const isSeam = findSeams(transactions, shelf.spans, looseDays);
  return transactions.map((transaction, place) => {
    const id = ids[place] ?? '';
    const row = known.get(id);
    if (row?.live && isSettled(transaction, row, shelf, isSeam)) return id;
    // What was decided once about a row of this name is not asked again, also where the name could be a twin's.
    const alias = aliases.get(id);
    return alias !== undefined && known.get(alias)?.live ? alias : null;
  });
}

function isSettled(
  {identity, date}: FileTransaction,
  row: KnownRow,
  {isSameFile, hasSameDates}: Shelf,
  isSeam: (date: string) => boolean,
): boolean {
  if (isSameFile) return true;
  if (identity.startsWith('id|')) {
    if (identity.indexOf('|', 3) < shortestLongId) return !isSeam(date);
    return date === row.date || Math.abs(dayNumber(date) - dayNumber(row.date)) <= daysOfOneId;
  }
  if (isSeam(date)) return false;
  return hasSameDates(row.importId) || (readIdentity(identity)?.hasBalance ?? false);
}

/** The days where the file begins or ends, and no import covers them on both sides: a twin there looks like a repetition. */
function findSeams(
  transactions: readonly FileTransaction[],
  spans: readonly Span[],
  looseDays: number,
): (date: string) => boolean {
  let [first, last] = ['9', ''];
  for (const {date} of transactions) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  const isOpen = (date: string) => {
    if (date.length < 10) return false;
    const day = dayNumber(date);
    return !spans.some((span) => span.first < day && day < span.last);
  };
  if (looseDays > 0 && first.length === 10) {
    const [from, to] = [dayNumber(first) + looseDays, dayNumber(last) - looseDays];
    return (date) => (dayNumber(date) <= from || dayNumber(date) >= to) && isOpen(date);
  }
  const [isFirstOpen, isLastOpen] = [isOpen(first), isOpen(last)];
  return (date) => (date === first && isFirstOpen) || (date === last && isLastOpen);
}
