import type {PlanPeriod, ServiceId} from '#contract/catalogue/ids.ts';
import type {StateFact} from '#contract/catalogue/catalogue.ts';
import {addDays, addMonths, toCivilDate} from '#contract/kernel/dates.ts';
import type {CompanyRow} from './company.ts';

/** Federal declarations of companies that one can tell from what is known of them. Source: facts.md F4. */
export type FederalForm = '1065' | '1120' | '5472';

/** What falls due on a day, for a company; `federal`, `state` and `boi` are filed, the others are paid to Faro. */
export type DueDate = {readonly day: string} &
  /** `isIf`: only if its owners are one, or several, as the form is for; how many they are is not known. */
  (
    | {readonly kind: 'federal'; readonly form: FederalForm; readonly isIf: boolean}
    | {readonly kind: 'state'; readonly what: StateFact['duties'][number]['what']; readonly period: number}
    | {readonly kind: 'boi'}
    | {readonly kind: 'plan'; readonly period: PlanPeriod}
    | {readonly kind: 'service'; readonly serviceId: ServiceId; readonly period: PlanPeriod}
  );

/** A federal declaration that is due on a day. */
export type FederalDate = Extract<DueDate, {readonly kind: 'federal'}>;

/** How long after a date it is still told of, in days: nobody tells Faro whether a federal declaration was filed, and later it is no news. */
export const lateDays = 30;

const [saturday, sunday, monday] = [6, 0, 1];
const emancipationDay = '04-16';

/**
 * The day on which a federal declaration of a calendar year is due in `year`: 15 March for a partnership, else 15 April, moved on from
 * weekends and from the District of Columbia's holiday.
 *
 * @param year the year after the one that is declared.
 * Rule: DUE1. Source: facts.md F4, 26 U.S.C. 7503.
 */
export function federalDueDay(form: FederalForm, year: number): string {
  return toFilingDay(toCivilDate(year, form === '1065' ? 3 : 4, 15));
}

/**
 * The day on which the last federal declaration of a company is due, of the short year that ends with its dissolution: the 15th of the third
 * month after it for a partnership, else of the fourth.
 *
 * @param dissolvedOn civil day.
 * Rule: DUE3. Source: IRS, Instructions for Form 1065 and Form 1120, When To File; 26 U.S.C. 7503.
 */
export function finalDueDay(form: FederalForm, dissolvedOn: string): string {
  const month = toCivilDate(Number(dissolvedOn.slice(0, 4)), Number(dissolvedOn.slice(5, 7)), 15);
  return toFilingDay(addMonths(month, form === '1065' ? 3 : 4));
}

/**
 * Whether a declaration is the last one of a company, of the short year that its dissolution ended.
 *
 * @param dissolvedOn civil day, or null.
 * Rule: DUE3.
 */
export function isFinal({form, day}: Pick<FederalDate, 'form' | 'day'>, dissolvedOn: string | null): boolean {
  return dissolvedOn !== null && day === finalDueDay(form, dissolvedOn);
}

/**
 * The calendar year that a declaration is of: the one before its day, or the one in which the company was dissolved.
 *
 * @param dissolvedOn civil day, or null.
 * Rules: DUE1, DUE3.
 */
export function declaredYear(date: Pick<FederalDate, 'form' | 'day'>, dissolvedOn: string | null): number {
  if (dissolvedOn !== null && isFinal(date, dissolvedOn)) return Number(dissolvedOn.slice(0, 4));
  return Number(date.day.slice(0, 4)) - 1;
}

/** Which declaration a company owes; of an LLC whose owners are not known, those that it may owe. Rule: DUE2. */
export function federalFormsOf(type: CompanyRow['type'], ownerCount: number | null): readonly FederalForm[] {
  if (type === 'C-Corp') return ['1120'];
  if (type !== 'LLC') return [];
  if (ownerCount === null) return ['1065', '5472'];
  return [ownerCount > 1 ? '1065' : '5472'];
}

/** Whole days from one civil date to another. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

/** The day itself, or the Monday after the weekend on which it falls. */
export function nextBusinessDay(day: string): string {
  let next = day;
  while (isWeekend(next)) next = addDays(next, 1);
  return next;
}

/** The day itself, or the next one on which the IRS takes what is filed. */
function toFilingDay(day: string): string {
  const holiday = observedOn(`${day.slice(0, 4)}-${emancipationDay}`);
  let next = day;
  while (isWeekend(next) || next === holiday || isThirdMonday(next)) next = addDays(next, 1);
  return next;
}

/** Of the holidays on a weekday, those of January and February are the ones that a 15th meets. */
function isThirdMonday(day: string): boolean {
  const [month, nth] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  return month <= 2 && weekdayOf(day) === monday && nth >= 15 && nth <= 21;
}

function observedOn(holiday: string): string {
  const weekday = weekdayOf(holiday);
  if (weekday === saturday) return addDays(holiday, -1);
  return weekday === sunday ? addDays(holiday, 1) : holiday;
}

function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === saturday || weekday === sunday;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
