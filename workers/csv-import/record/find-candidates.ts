import {dayNumber} from '#workers/csv-import/match/day-number.ts';
import type {FileTransaction} from '#workers/csv-import/reading.ts';
import type {KnownRow} from './known-rows.ts';

/** Rows that may be one another: places of the file's, ids of those that are stored. */
export type Candidates = {readonly places: readonly number[]; readonly ids: ReadonlySet<string>};

/** A stored row so many days from one of the file may be it. */
const daysAround = 14;

type Books = {
  readonly known: ReadonlyMap<string, KnownRow>;
  readonly accountId: string;
  /** Stored rows that a name has settled. */
  readonly claimed: ReadonlySet<string | null>;
  /** First and last day of the file, as civil dates: of these every row is needed, since there both sides may only meet. */
  readonly edges: readonly string[];
};

/**
 * Finds which rows are worth matching: those of one amount, or the opposite one, at near days. Of 100,000 rows that have nothing in common with as many
 * it takes a tenth of the time that reading them would.
 */
export function findCandidates(
  transactions: readonly FileTransaction[],
  open: readonly number[],
  {known, accountId, claimed, edges}: Books,
): Candidates {
  const dayOf = rememberDays();
  const places = new Map<number, number[]>();
  for (const place of open) {
    const amount = Math.abs(transactions[place]?.amountUnits ?? 0);
    const alike = places.get(amount);
    if (alike) alike.push(place);
    else places.set(amount, [place]);
  }
  const wanted = new Map([...places].map(([amount, alike]) => [amount, toDays(alike, transactions, dayOf)]));
  const ids = new Set<string>();
  const seen = new Map<number, Set<number>>();
  for (const [id, row] of known) {
    if (!row.live || row.accountId !== accountId || claimed.has(id)) continue;
    const {date, amountUnits} = asImported(row);
    const amount = Math.abs(amountUnits);
    const days = wanted.get(amount);
    const near = days && hasNear(days, dayOf(date));
    if (near || edges.includes(date)) ids.add(id);
    if (!near) continue;
    const stored = seen.get(amount);
    if (stored) stored.add(dayOf(date));
    else seen.set(amount, new Set([dayOf(date)]));
  }
  const near = new Map([...seen].map(([amount, days]) => [amount, Int32Array.from(days).sort()]));
  const isNear = (place: number) => {
    const {amountUnits = 0, date = ''} = transactions[place] ?? {};
    const days = near.get(Math.abs(amountUnits));
    return edges.includes(date) || (days !== undefined && hasNear(days, dayOf(date)));
  };
  return {places: ids.size === 0 ? [] : open.filter(isNear), ids};
}

/** Date and amount as the file had them, whatever a person has edited since. Splitting 100,000 names takes longer than all the rest. */
function asImported({identity, date, amountUnits}: KnownRow): Pick<KnownRow, 'date' | 'amountUnits'> {
  if (!identity?.startsWith('row|')) return {date, amountUnits};
  return {date: identity.slice(4, 14), amountUnits: Number(identity.slice(15, identity.indexOf('|', 15)))};
}

/** Files have few days and many rows. */
function rememberDays(): (date: string) => number {
  const days = new Map<string, number>();
  return (date) => {
    const before = days.get(date);
    if (before !== undefined) return before;
    const day = dayNumber(date);
    days.set(date, day);
    return day;
  };
}

function toDays(
  places: readonly number[],
  transactions: readonly FileTransaction[],
  dayOf: (date: string) => number,
): Int32Array {
  return Int32Array.from(new Set(places.map((place) => dayOf(transactions[place]?.date ?? '')))).sort();
}

/** Whether one of sorted days is near. */
function hasNear(days: Int32Array, day: number): boolean {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) < day - daysAround) low = middle + 1;
    else high = middle;
  }
  return low < days.length && (days[low] ?? 0) <= day + daysAround;
}
