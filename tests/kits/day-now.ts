import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {civilDateIn, utcDay} from '#contract/kernel/dates.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import {todayIn} from '#contract/renewals/list-renewals.ts';

/**
 * The day it is now, by whoever counts it in the product. Each is another one than UTC's for some hours a day, so that a test which takes one for the other
 * holds in the morning alone.
 */
export const dayNow = {
  /** For the person at this browser. */
  ofPerson: () => civilDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now()),
  /** For what a company owes its state. */
  ofState: (state: UsStateCode) => todayIn(state, Date.now()),
  /** For what the IRS and FinCEN ask, for invoices and for renewals of plans. */
  federal: () => civilDateIn(federalTimeZone, Date.now()),
  /** For prices and coupons. */
  ofPrices: () => utcDay(new Date().toISOString()),
};
