import {findDate, resolveDate, yearlessDay} from '#workers/csv-import/rows/read-date.ts';
import type {DateOrder} from '#workers/csv-import/reading.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

/** The last day of a statement whose dates have no year, and whether a person must say its year. */
export type YearDecision = {readonly lastDay: string; readonly certain: boolean};

/**
 * Gives dates without a year theirs: by the dates that stand before the table and in the file's name, where those lie near each other. A
 * statement covers less than a year, so a day later in the year than the newest row is of the year before.
 *
 * @returns undefined where every date has its year. Rule: IMP6.
 */
export function decideYear(
  table: Table,
  column: number,
  {order, fileName, today, chosen}: {order: DateOrder; fileName: string; today: string; chosen: number | undefined},
): YearDecision | undefined {
  const days: string[] = [];
  for (const cells of table.rows) {
    const token = findDate(cells[column] ?? '');
    const day = token && yearlessDay(token, order);
    if (day !== undefined) days.push(day);
  }
  const newest = newestDay(days);
  if (newest === undefined) return undefined;
  if (chosen !== undefined) return {lastDay: `${chosen}-${newest}`, certain: true};
  const stated = statedDates(table, fileName, order).filter((date) => date <= `${Number(today.slice(0, 4)) + 1}-12-31`);
  const last = stated.toSorted().at(-1);
  // A period has two ends, and a statement is due soon after; what lies years apart says nothing.
  const isOne = stated.every((date) => Number(last?.slice(0, 4)) - Number(date.slice(0, 4)) <= 1);
  if (last !== undefined && isOne) return {lastDay: `${latestYear(newest, last)}-${newest}`, certain: true};
  return {lastDay: `${latestYear(newest, today)}-${newest}`, certain: false};
}

/** The newest row stands last where days rise, else first; a fall by half a year is a new year. */
function newestDay(days: readonly string[]): string | undefined {
  let rises = 0;
  let falls = 0;
  for (let at = 1; at < days.length; at += 1) {
    const [before = '', day = ''] = [days[at - 1], days[at]];
    if (day === before) continue;
    const isNewYear = Math.abs(Number(day.slice(0, 2)) - Number(before.slice(0, 2))) > 6;
    if (day > before !== isNewYear) rises += 1;
    else falls += 1;
  }
  return falls > rises ? days[0] : days.at(-1);
}

function latestYear(day: string, until: string): number {
  const year = Number(until.slice(0, 4));
  return day <= until.slice(5) ? year : year - 1;
}

function statedDates(table: Table, fileName: string, order: DateOrder): string[] {
  const dates: string[] = [];
  const texts = [...table.preamble.flatMap(({cells}) => cells), fileName];
  for (const text of texts)
    for (const [found] of text.matchAll(/\d{1,4}[-/._ ]?(?:\d{1,2}|\p{L}{3,10})[-/._ ]?\d{2,4}/gu)) {
      const token = findDate(found.replaceAll(/[_ ]/g, '-'));
      const date = token && resolveDate(token, order);
      if (date !== undefined && date > '1990') dates.push(date);
    }
  return dates;
}
