import {and, eq, inArray} from 'drizzle-orm';
import {usStateNames} from '#contract/companies/us-states.data.ts';
import type {DueDate} from '#contract/companies/due-dates.ts';
import type {ReminderStep} from '#contract/reminders/reminder-steps.ts';
import type {Transaction} from '#server/db/database.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import type {Dated} from './read-dated.ts';
import type {RemindersParts} from './reminders-parts.ts';
import {memberships, preferences} from './table.ts';

/** A date to write of, in how many days it is, less than none once it is over, and which of its reminders that is. */
type Told = {
  readonly one: Dated;
  readonly date: DueDate;
  readonly daysLeft: number;
  readonly step: ReminderStep;
};

type DateItem = Extract<MailOrder, {kind: 'date-due'}>['item'];

/** Orders the mails of reminders that were given, in the transaction that gives them. Rule: REM6. */
export async function mailDate(
  {queueMail, findActive}: RemindersParts,
  tx: Transaction,
  told: readonly Told[],
): Promise<void> {
  if (told.length === 0) return;
  const companyIds = [...new Set(told.map(({one}) => one.company.id))];
  const members = await tx
    .select({userId: memberships.userId, companyId: memberships.spaceId})
    .from(memberships)
    .where(
      and(
        inArray(memberships.spaceId, companyIds),
        inArray(memberships.role, ['owner', 'manager']),
        eq(memberships.deleted, false),
      ),
    );
  const userIds = [...new Set(members.map(({userId}) => userId))];
  if (userIds.length === 0) return;
  const silent = await tx
    .select({id: preferences.id})
    .from(preferences)
    .where(and(inArray(preferences.id, userIds), eq(preferences.mailsDates, false)));
  const silentIds = new Set(silent.map(({id}) => id));
  const membersOf = Map.groupBy(members, ({companyId}) => companyId);
  const people = new Map((await findActive(tx, userIds)).map((person) => [person.id, person]));
  for (const {one, date, daysLeft, step} of told) {
    for (const {userId} of membersOf.get(one.company.id) ?? []) {
      const person = people.get(userId);
      const isUnasked = silentIds.has(userId);
      if (!person || (isUnasked && !isToldAnyway(date, step))) continue;
      const {email: to, firstName, language} = person;
      const {name: company, id} = one.company;
      const path = pathOf(date, id);
      await queueMail(tx, {
        kind: 'date-due',
        to,
        firstName,
        language,
        company,
        day: date.day,
        daysLeft,
        isIf: date.kind === 'federal' && date.isIf,
        isUnasked,
        path,
        ...name(date, one),
      });
    }
  }
}

/** What the law asks for is written also to who wants no such mails, a week before and once it is over. Rule: REM6. */
function isToldAnyway({kind}: DueDate, step: ReminderStep): boolean {
  return kind !== 'plan' && kind !== 'service' && (step === 7 || step === -1);
}

/** What a date is of, and whose where that is not said by it. */
function name(date: DueDate, {company: {state}}: Dated): {readonly item: DateItem; readonly state: string | null} {
  if (date.kind === 'state') return {item: date.what, state: state === null ? null : usStateNames[state]};
  if (date.kind === 'federal') return {item: date.form, state: null};
  return {item: date.kind === 'service' ? date.serviceId : date.kind, state: null};
}

/** Where a date is seen and settled. */
export function pathOf({kind}: DueDate, companyId: string): string {
  if (kind === 'state') return `dashboard/company/${companyId}/renewal`;
  if (kind === 'plan' || kind === 'service') return 'subscriptions';
  return kind === 'boi' ? 'boi-report' : 'dashboard';
}
