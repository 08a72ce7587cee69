import {and, eq, inArray} from 'drizzle-orm';
import {usStateNames} from '#contract/companies/us-states.data.ts';
import type {DueDate} from '#contract/companies/due-dates.ts';
import type {Transaction} from '#server/db/database.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import type {Dated} from './read-dated.ts';
import type {RemindersParts} from './reminders-parts.ts';
import {memberships, preferences} from './table.ts';

/** A date to write of, and in how many days it is; less than none once it is over. */
type Told = {readonly one: Dated; readonly date: DueDate; readonly daysLeft: number};

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
  const wanted = userIds.filter((userId) => !silentIds.has(userId));
  const membersOf = Map.groupBy(members, ({companyId}) => companyId);
  const people = new Map((await findActive(tx, wanted)).map((person) => [person.id, person]));
  for (const {one, date, daysLeft} of told) {
    for (const {userId} of membersOf.get(one.company.id) ?? []) {
      const person = people.get(userId);
      if (!person) continue;
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
        path,
        ...name(date, one),
      });
    }
  }
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
  return kind === 'boi' ? 'boi-report' : 'dashboard';
}
