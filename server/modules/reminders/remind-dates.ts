import {and, asc, eq, gt} from 'drizzle-orm';
import {daysUntil, type DueDate} from '#contract/companies/due-dates.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone, listDueDates} from '#contract/renewals/list-due-dates.ts';
import {listRenewals, todayIn} from '#contract/renewals/list-renewals.ts';
import {isSettled} from '#contract/renewals/renewal.ts';
import {stepOfDate, subjectOf, type ReminderStep} from '#contract/reminders/reminder-steps.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {locks, withLock} from '#server/db/advisory-lock.ts';
import {mailDate} from './mail-date.ts';
import {readDated, type Dated} from './read-dated.ts';
import type {RemindersParts} from './reminders-parts.ts';
import {companies, givenReminders} from './table.ts';

/** Companies that are looked at in one transaction. */
const pageSize = 500;

/** A date of a company whose reminder is due. */
type DueReminder = {
  readonly one: Dated;
  readonly date: DueDate;
  readonly daysLeft: number;
  readonly step: ReminderStep;
};

/**
 * Gives every reminder that is due now and was not given, over all companies; by one node at a time. What it gave is kept page by page with the mails
 * it ordered: whoever goes on after a node that died gives the rest. Rules: REM3 to REM8.
 *
 * @returns how many reminders were given.
 */
export async function remindDates(parts: RemindersParts): Promise<number> {
  return (await withLock(parts.database, locks.remindingDates, 'leave', async () => remindAll(parts))) ?? 0;
}

async function remindAll(parts: RemindersParts): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const ids = await readPage(parts, after);
    if (ids.length === 0) return count;
    count += await inTransaction(parts.database, async (tx) => remindPage(parts, tx, ids));
    after = ids.at(-1) ?? '';
  }
}

async function readPage({database}: RemindersParts, after: string): Promise<string[]> {
  const rows = await database
    .select({id: companies.id})
    .from(companies)
    .where(and(eq(companies.deleted, false), ...(after === '' ? [] : [gt(companies.id, after)])))
    .orderBy(asc(companies.id))
    .limit(pageSize);
  return rows.map(({id}) => id);
}

async function remindPage(parts: RemindersParts, tx: Transaction, ids: readonly string[]): Promise<number> {
  const nowMs = parts.now();
  const due = (await readDated(tx, ids)).flatMap((one) => listDue(one, nowMs));
  if (due.length === 0) return 0;
  const givenAt = toInstant(nowMs);
  // What another node gave meanwhile comes not back: of one reminder there is one row.
  const given = await tx
    .insert(givenReminders)
    .values(due.map(({one, date, step}) => ({companyId: one.company.id, subject: subjectOf(date), step, givenAt})))
    .onConflictDoNothing()
    .returning({companyId: givenReminders.companyId, subject: givenReminders.subject});
  const isFresh = new Set(given.map(({companyId, subject}) => `${companyId} ${subject}`));
  const fresh = due.filter(({one, date}) => isFresh.has(`${one.company.id} ${subjectOf(date)}`));
  await mailDate(parts, tx, fresh);
  return fresh.length;
}

function listDue(one: Dated, nowMs: number): DueReminder[] {
  const renewals = listRenewals(one, one.renewals, {nowMs, isSettled});
  return listDueDates(one, renewals, nowMs).flatMap((date) => {
    const daysLeft = daysUntil(date.day, dayOf(date, one, nowMs));
    const step = stepOfDate(date, daysLeft);
    return step === null ? [] : [{one, date, daysLeft, step}];
  });
}

/** The civil day where a date counts. Rule: REM5. */
function dayOf({kind}: DueDate, {company}: Dated, nowMs: number): string {
  return kind === 'state' && company.state !== null
    ? todayIn(company.state, nowMs)
    : civilDateIn(federalTimeZone, nowMs);
}
