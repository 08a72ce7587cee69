import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import {addDays, addMonths} from '#contract/kernel/dates.ts';
import {inTransaction, toInstant, type Database} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {makeDefaultCategories} from '#server/modules/bookkeeping/make-default-categories.ts';
import {makeOrderedCompany} from '#server/modules/companies/make-ordered-company.ts';
import type {NewMember} from '#server/modules/companies/membership-store.ts';

/** Adds a company that was formed in Wyoming more than a year ago, whose annual report falls due within two months. */
export async function addDemoRenewal(
  {database, now}: {readonly database: Database; readonly now: () => number},
  owner: NewMember,
): Promise<void> {
  const nowMs = now();
  const today = toInstant(nowMs).slice(0, 10);
  const id = makeId(nowMs);
  // Due on the first of the month that begins within the next 45 days.
  const constitutedOn = `${addMonths(addDays(today, 45), -24).slice(0, 7)}-11`;
  const orderedAt = toInstant(Date.parse(`${addMonths(today, -10)}T15:00:00Z`));
  const rows = {
    company: {id, name: 'Estudio Sur LLC', type: 'LLC', origin: 'migrated', state: 'WY', createdAt: orderedAt},
    formation: {
      id,
      orderNumber: `FA-${orderedAt.slice(0, 10).replaceAll('-', '')}-01`,
      kind: 'migrate',
      status: 'Completed',
      statusSince: orderedAt,
      nameOne: 'Estudio Sur LLC',
      nameTwo: '',
      naicsCode: '541430',
      industryOther: '',
      management: 'members',
      shareCount: null,
      parValueMicros: null,
      ownerPartnerId: null,
      originCountry: null,
      volume: null,
      orderedAt,
      filedOn: null,
      constitutedOn,
      ein: null,
    },
    partners: [],
    services: [],
    subscriptions: [
      {
        id,
        planId: 'professional',
        period: 'year',
        countedFrom: orderedAt.slice(0, 10),
        paidUntil: addMonths(orderedAt.slice(0, 10), 12),
        ...plainSubscription,
      },
    ],
  } as const;
  await inTransaction(database, async (tx) => {
    await makeOrderedCompany(tx, rows, {owner, books: makeDefaultCategories(nowMs), nowMs});
  });
}
