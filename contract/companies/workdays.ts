import {addDays} from '#contract/kernel/dates.ts';
import {nextBusinessDay} from './due-dates.ts';

/** Moves a civil date on by whole days from Monday to Friday; holidays are not known here, so that it is an estimate. Rule: PRG6. */
export function addWorkdays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = nextBusinessDay(addDays(day, 1));
  return day;
}
