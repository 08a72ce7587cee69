import type {Language} from '#contract/account/rules.ts';
import type {DueDate} from '#contract/companies/due-dates.ts';
import {usStateNames} from '#contract/companies/us-states.data.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {listDueDates} from '#contract/renewals/list-due-dates.ts';
import {listRenewals} from '#contract/renewals/list-renewals.ts';
import {isSettled} from '#contract/renewals/renewal.ts';
import {subjectOf} from '#contract/reminders/reminder-steps.ts';
import {hasRight} from '#contract/teammates/rights.ts';
import {pathOf} from '#server/modules/reminders/mail-date.ts';
import type {Dated} from '#server/modules/reminders/read-dated.ts';
import {calendarWords} from './words.ts';
import type {CalendarEvent} from './write-calendar.ts';

/** Whose calendar it is, and in which companies they have which part. */
export type CalendarReader = {
  readonly language: Language;
  readonly roles: ReadonlyMap<string, SpaceRole>;
  /** Where the product is: links lead there. */
  readonly origin: string;
};

/** The dates of companies as their person may see them, by day and then by name; equal facts make equal lists. Rules: CAL3, CAL5, CAL6. */
export function listEvents(dated: readonly Dated[], reader: CalendarReader, nowMs: number): readonly CalendarEvent[] {
  const events = dated.flatMap((one) => {
    const role = reader.roles.get(one.company.id);
    if (role === undefined) return [];
    const renewals = listRenewals(one, one.renewals, {nowMs, isSettled});
    return listDueDates(one, renewals, nowMs)
      .filter(({kind}) => (kind !== 'plan' && kind !== 'service') || hasRight(role, 'billing'))
      .map((date) => toEvent(date, one, reader));
  });
  return events.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function toEvent(date: DueDate, {company}: Dated, {language, origin}: CalendarReader): CalendarEvent {
  const words = calendarWords[language];
  const url = `${origin}/${language}/${pathOf(date, company.id)}`;
  const {what, whom} = sayDate(date, company.state, language);
  return {
    uid: `${subjectOf(date).replaceAll(':', '-')}-${company.id}@faro`,
    day: date.day,
    title: `${company.name}: ${what}`,
    text: `${whom} ${words.guidance}\n${url}`,
    url,
  };
}

function sayDate(
  date: DueDate,
  state: Dated['company']['state'],
  language: Language,
): {readonly what: string; readonly whom: string} {
  const words = calendarWords[language];
  switch (date.kind) {
    case 'federal': {
      const form = words.forms[date.form];
      return {what: date.isIf ? `${form} (${words.conditions[date.form]})` : form, whom: words.toIrs};
    }
    case 'state': {
      const what = `${words.duties[date.what]} ${String(date.period)}`;
      return {what, whom: words.toState(state === null ? '' : usStateNames[state])};
    }
    case 'boi':
      return {what: words.boi, whom: words.toFinCen};
    case 'plan':
      return {what: words.plan, whom: words.toFaro};
    case 'service':
      return {what: words.services[date.serviceId], whom: words.toFaro};
    default:
      return date satisfies never;
  }
}

function keyOf({day, title, uid}: CalendarEvent): string {
  return `${day} ${title} ${uid}`;
}
