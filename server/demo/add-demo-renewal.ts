import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import {untouched} from '#contract/renewals/renewal.ts';
import {addDays, addMonths} from '#contract/kernel/dates.ts';
import {inTransaction, toInstant, type Database} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {makeDefaultCategories} from '#server/modules/bookkeeping/make-default-categories.ts';
import {makeOrderedCompany} from '#server/modules/companies/make-ordered-company.ts';
import type {NewMember} from '#server/modules/companies/membership-store.ts';
import {writeSynced} from '#server/sync/write-synced.ts';

/** A renewal that is to be paid, and whose. */
export type DemoRenewal = {readonly companyId: string; readonly period: number; readonly feeCents: number};

/** What Wyoming takes of a company without much in it, as the desk was told. */
const feeCents = 6_200;

/**
 * Adds two companies that were formed in Wyoming more than a year ago, whose annual reports fall due within two months. Of the second one the desk
 * has said what the state takes.
 *
 * @returns what is to be paid of the second one.
 */
export async function addDemoRenewals(parts: DemoRenewalParts, owner: NewMember): Promise<DemoRenewal> {
  await addDemoRenewal(parts, owner, 'Estudio Sur LLC');
  const {companyId, dueDay} = await addDemoRenewal(parts, owner, 'Río Claro LLC');
  const {database, now} = parts;
  const period = Number(dueDay.slice(0, 4));
  const row = {id: makeId(now()), what: 'report', period, dueDay, ...untouched, feeCents} as const;
  const stamp = {spaceId: companyId, author: {kind: 'product'}, nowMs: now()} as const;
  await inTransaction(database, (tx) => writeSynced(tx, stamp, [{table: 'renewals', create: [row]}]));
  return {companyId, period, feeCents};
}

type DemoRenewalParts = {readonly database: Database; readonly now: () => number};

/** Adds one of them. */
async function addDemoRenewal(
  {database, now}: DemoRenewalParts,
  owner: NewMember,
  name: string,
): Promise<{companyId: string; dueDay: string}> {
  const nowMs = now();
  const today = toInstant(nowMs).slice(0, 10);
  const id = makeId(nowMs);
  // Due on the first of the month that begins within the next 45 days.
  const dueDay = `${addDays(today, 45).slice(0, 7)}-01`;
  const constitutedOn = `${addMonths(dueDay, -24).slice(0, 7)}-11`;
  const orderedAt = toInstant(Date.parse(`${addMonths(today, -10)}T15:00:00Z`));
  const rows = {
    company: {
      id,
      name,
      type: 'LLC',
      origin: 'migrated',
      state: 'WY',
      formedOn: null,
      createdAt: orderedAt,
      dissolvedOn: null,
    },
    formation: {
      id,
      orderNumber: `FA-${orderedAt.slice(0, 10).replaceAll('-', '')}-01`,
      kind: 'migrate',
      status: 'Completed',
      statusSince: orderedAt,
      nameOne: name,
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
      missingPapers: '',
      namesRefusedOn: null,
      constitutedOn,
      ein: null,
    },
    steps: [],
    renewals: [],
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
  return {companyId: id, dueDay};
}
