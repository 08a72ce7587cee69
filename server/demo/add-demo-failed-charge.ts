import {addMonths} from '#contract/kernel/dates.ts';
import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {openJobs} from '#server/jobs/open-jobs.ts';
import {mailJob} from '#server/mail/mail-job.ts';
import {makeDefaultCategories} from '#server/modules/bookkeeping/make-default-categories.ts';
import {makeOrderedCompany} from '#server/modules/companies/make-ordered-company.ts';
import type {NewMember} from '#server/modules/companies/membership-store.ts';
import {giveBackJob} from '#server/modules/orders/paying/give-back-job.ts';
import {forgetCustomerJob} from '#server/modules/payments/customers/forget-customer-job.ts';
import {dayOf} from '#server/modules/subscriptions/note-due.ts';
import {renewPlans} from '#server/modules/subscriptions/renew-plans.ts';
import {openDemoPayments} from '#server/providers/payments/choose.ts';
import type {DemoOrderParts} from './add-demo-orders.ts';
import {demoKeyring} from './demo-keyring.ts';

const dayMs = 86_400_000;

/** Adds a company in New Mexico whose monthly plan was due yesterday while its owner had no card, by what renews plans. */
export async function addDemoFailedCharge(
  {database, now: present, assembleOrders, assembleSubscriptions}: DemoOrderParts,
  owner: NewMember,
): Promise<void> {
  const now = () => present() - dayMs;
  const nowMs = now();
  const id = makeId(nowMs);
  const dueOn = dayOf(nowMs);
  const countedFrom = addMonths(dueOn, -4);
  const orderedAt = toInstant(Date.parse(`${countedFrom}T15:00:00Z`));
  const rows = {
    company: {
      id,
      name: 'Puna Textil LLC',
      type: 'LLC',
      origin: 'migrated',
      state: 'NM',
      formedOn: null,
      createdAt: orderedAt,
      dissolvedOn: null,
    },
    formation: {
      id,
      orderNumber: `FA-${countedFrom.replaceAll('-', '')}-02`,
      kind: 'migrate',
      status: 'Completed',
      statusSince: orderedAt,
      nameOne: 'Puna Textil LLC',
      nameTwo: '',
      naicsCode: '313310',
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
      constitutedOn: addMonths(dueOn, -14),
      ein: null,
    },
    steps: [],
    renewals: [],
    partners: [],
    services: [],
    subscriptions: [{id, planId: 'standard', period: 'month', countedFrom, paidUntil: dueOn, ...plainSubscription}],
  } as const;
  await inTransaction(database, async (tx) => {
    await makeOrderedCompany(tx, rows, {owner, books: makeDefaultCategories(nowMs), nowMs});
  });
  const report = (error: unknown) => {
    throw error;
  };
  const jobs = await openJobs({database, kinds: [mailJob, giveBackJob, forgetCustomerJob], report});
  try {
    const {port} = openDemoPayments({database, now});
    const log = {info: () => undefined, debug: () => undefined};
    const parts = {database, now, log, origin: 'http://localhost', keyring: demoKeyring};
    const orders = assembleOrders({...parts, port, jobs, coupons: new Map<string, never>()});
    await renewPlans(assembleSubscriptions(orders), report);
  } finally {
    await jobs.close();
  }
}
