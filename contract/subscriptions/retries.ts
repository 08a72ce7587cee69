import {addDays} from '#contract/kernel/dates.ts';

/** On which days a charge is tried, counted from the one on which it is due. Decision: 056. Rule: SUB7. */
export const retryDays = [0, 3, 7, 14] as const;

/** From when on what was not paid has lapsed, in days after it was due. Rule: SUB7. */
export const lapseDays = 15;

/** The next day on which a charge is tried after a try of today that failed; null where none is left. Civil dates. Rule: SUB7. */
export function nextTry(dueOn: string, today: string): string | null {
  return retryDays.map((days) => addDays(dueOn, days)).find((day) => day > today) ?? null;
}

/** Whether what was due then and is not paid has lapsed: what is paid later counts from the day on which it is. Rule: SUB7. */
export function hasLapsed(dueOn: string, today: string): boolean {
  return today >= addDays(dueOn, lapseDays);
}
