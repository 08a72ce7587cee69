import {addDays} from '#contract/kernel/dates.ts';

/** Moves a civil date on by whole days from Monday to Friday; holidays are not known here, so that it is an estimate. Rule: PRG6. */
export function addWorkdays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
