import {sampleSeller, type Seller} from '#contract/invoices/make-invoice.ts';
import {maskEin} from '#contract/sealing/masks.ts';
import type {Database} from '#server/db/database.ts';
import type {Jobs} from '#server/jobs/open-jobs.ts';
import {createQueueMail} from '#server/mail/mail-job.ts';
import {findTaxRecord} from '#server/modules/account/person/tax-record.ts';
import {findKnown, findUserByEmail} from '#server/modules/account/person/user-store.ts';
import {makeDefaultCategories} from '#server/modules/bookkeeping/make-default-categories.ts';
import {findCoupon, releaseCoupon, reserveCoupon, useCoupon} from '#server/modules/catalogue/coupons/coupon-uses.ts';
import type {Coupons} from '#server/modules/catalogue/coupons/read-coupons.ts';
import {findRole} from '#server/modules/companies/membership-store.ts';
import {findCompanyName, servicesDesk} from '#server/modules/companies/services/sell-services.ts';
import {dissolutionDesk} from '#server/modules/dissolutions/sell-dissolution.ts';
import {paperDesk} from '#server/modules/mailing/paper/sell-paper.ts';
import {renewalDesk} from '#server/modules/renewals/sell-renewal.ts';
import {addOwner, makeOrderedCompany} from '#server/modules/companies/make-ordered-company.ts';
import {judgeAdded, migrateAdded} from '#server/modules/companies/migrate-added.ts';
import {openInvoices} from '#server/modules/invoices/issue-invoice.ts';
import {openCustomers} from '#server/modules/payments/customers/open-customers.ts';
import type {OrderPerson, OrdersLog, OrdersParts} from '#server/modules/orders/orders-parts.ts';
import type {Keyring} from '#server/modules/sealing/keyring.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';

type Wanted = {
  readonly database: Database;
  readonly now: () => number;
  readonly port: PaymentsPort;
  readonly jobs: Jobs;
  readonly coupons: Coupons;
  readonly origin: string;
  readonly log: OrdersLog;
  /** What a typed EIN is sealed with. */
  readonly keyring: Pick<Keyring, 'seal'>;
  /** Who issues invoices; a sample where nobody has said. */
  readonly seller?: Seller;
};

/** Orders with what other modules do for them: coupons, people, companies and their books. */
export function assembleOrders({
  database,
  now,
  port,
  jobs,
  coupons,
  origin,
  log,
  keyring,
  seller = sampleSeller,
}: Wanted): OrdersParts {
  const toMember = ({id, name, email}: OrderPerson) => ({userId: id, role: 'owner', name, email}) as const;
  return {
    database,
    now,
    port,
    jobs,
    origin,
    log,
    invoices: openInvoices({now, seller}),
    customers: openCustomers({database, now, port, jobs}),
    queueMail: createQueueMail(jobs, now),
    coupons: {
      find: (tx, {orderId, wish}) => findCoupon(tx, {coupons, wish, orderId, nowMs: now()}),
      reserve: (tx, {orderId, wish}) => reserveCoupon(tx, {coupons, wish, orderId, nowMs: now()}),
      use: (tx, orderId) => useCoupon(tx, orderId, now()),
      release: releaseCoupon,
    },
    findPersonById: async (queryable, userId) => {
      const user = await findKnown(queryable, userId);
      return (
        user && {id: user.id, firstName: user.firstName, name: `${user.firstName} ${user.lastName}`, email: user.email}
      );
    },
    findNationality: async (queryable, userId) => (await findTaxRecord(queryable, userId))?.nationality ?? null,
    hasAccount: async (queryable, email) =>
      (await findUserByEmail(queryable, email.trim().toLowerCase())) !== undefined,
    makeCompany: (tx, rows, owner) => {
      const nowMs = now();
      return makeOrderedCompany(tx, rows, {
        owner: owner && toMember(owner),
        books: makeDefaultCategories(nowMs),
        nowMs,
      });
    },
    purchases: {
      desks: {renewal: renewalDesk, services: servicesDesk, paper: paperDesk, dissolution: dissolutionDesk},
      findRole,
      findCompanyName,
    },
    sealEin: (digits, companyId) =>
      keyring.seal({clear: digits, mask: maskEin(digits), rowId: companyId, field: 'ein'}),
    judgeAdded,
    migrateAdded: (tx, rows, ownerId) => migrateAdded(tx, rows, {ownerId, nowMs: now()}),
    addOwner: (tx, companyId, owner) => addOwner(tx, companyId, toMember(owner), now()),
  };
}
