import {dayNumber} from '#workers/csv-import/match/day-number.ts';
import {mostDaysApart} from '#workers/csv-import/match/match-task.ts';

/**
 * How many days at either end a file may lack movements of, as its rows stand in the order of another date than the one that was read: a bank that shows
 * the day of booking may cut by that of the purchase.
 *
 * @param dates civil dates in the order of the file.
 * @returns 0 where they rise or fall, and where they are in no order at all: then no other date orders them.
 */
export function countLooseDays(dates: readonly string[]): number {
  let [rising, falling, high, low] = [0, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let last = '';
  for (const date of dates) {
    if (date === last) continue;
    last = date;
    const day = dayNumber(date);
    high = Math.max(high, day);
    low = Math.min(low, day);
    rising = Math.max(rising, high - day);
    falling = Math.max(falling, day - low);
  }
  const loose = Math.min(rising, falling);
  return loose > mostDaysApart ? 0 : loose;
}
