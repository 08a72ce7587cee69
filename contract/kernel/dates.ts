import {z} from 'zod';

/**
 * An instant as ISO 8601 in UTC with exactly milliseconds, as `Date.toISOString` writes it: equal instants are equal texts, and texts
 * sort as instants. Another form is refused, not rewritten: a change is hashed and compared as it was sent. Source: D31.
 */
export const instantSchema = z.iso.datetime({precision: 3});

/** A civil date, `YYYY-MM-DD`; it never passes through a time zone. Source: D31. */
export const civilDateSchema = z.iso.date();

/** Tells whether a text is a real day of the calendar in the form `YYYY-MM-DD`, from year 1900 to 2199. */
export function isCivilDate(text: string): boolean {
  const match = /^(19|20|21)(\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const year = Number(`${match[1]}${match[2]}`);
  const month = Number(match[3]);
  const day = Number(match[4]);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days of a month, 1 to 12, in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Writes year, month and day as a civil date; the numbers must be of a real day. */
export function toCivilDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Moves a civil date by whole days, back when negative. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/**
 * The civil day of an instant in UTC: what prices, coupons and orders are counted by, on the server as on every device. A person reads the day of their own
 * time zone instead. @param instant ISO UTC. Rule: CPN3.
 */
export function utcDay(instant: string): string {
  return instant.slice(0, 10);
}

/** The first and the last day of a month given as `YYYY-MM`. */
export function monthBounds(month: string): {firstDay: string; lastDay: string} {
  const year = Number(month.slice(0, 4));
  const number = Number(month.slice(5, 7));
  return {firstDay: `${month}-01`, lastDay: `${month}-${String(daysInMonth(year, number)).padStart(2, '0')}`};
}

/** The civil date of an instant in a time zone, such as `America/Bogota`. */
export function civilDateIn(timeZone: string, instantMs: number): string {
  const known = formatters.get(timeZone);
  const formatter =
    known ?? new Intl.DateTimeFormat('en-CA', {timeZone, year: 'numeric', month: '2-digit', day: '2-digit'});
  if (!known) formatters.set(timeZone, formatter);
  return formatter.format(instantMs);
}

/** One for each time zone: making one costs some thirty times as much as asking it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The months a statement can be made for: this one and those before it, newest first, as `YYYY-MM`.
 *
 * @param today a civil date.
 * Source: S2.23, S9.03.
 */
export function lastMonths(today: string, count = 7): string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  return Array.from({length: count}, (_, back) => {
    const index = year * 12 + (month - 1) - back;
    return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

/** Moves a civil date by whole months; from a day that the other month lacks, to its last one. */
export function addMonths(date: string, months: number): string {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return toCivilDate(year, month, Math.min(Number(date.slice(8)), daysInMonth(year, month)));
}
