import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import {and, eq} from 'drizzle-orm';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import * as company from '#contract/companies/company.ts';
import {companyServices as services, orderedService} from '#contract/companies/company-service.ts';
import {formations as formation} from '#contract/companies/formation.ts';
import {priceOffered} from '#contract/companies/list-offered.ts';
import {subscriptions as subscription} from '#contract/subscriptions/subscription.ts';
import {addMonths} from '#contract/kernel/dates.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {PaidPurchase, WantedPurchase, WishOf} from '#contract/purchases/purchase.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {toQueryable} from '#server/db/synced-columns.ts';
import {writeSynced} from '#server/sync/write-synced.ts';

const companies = toQueryable(company.companies);
const formations = toQueryable(formation);
const companyServices = toQueryable(services);
const subscriptions = toQueryable(subscription);

/** Additional services of a company that exists. Rules: BUY3, BUY4, BUY10, BUY11. */
export const servicesDesk = {
  judge: async (tx: Transaction, wanted: WantedPurchase<'services'>) => {
    const {offered, formation: formed, today} = await readOffered(tx, wanted);
    if (!offered) return fail('not-found', 'purchase.none');
    if (!formed || formed.status === 'Canceled') return fail('conflict', 'purchase.closed');
    const price = priceOffered(offered, wanted.wish, {catalogue: readCatalogue(today), today});
    return price === null ? fail('conflict', 'purchase.settled') : succeed(price);
  },
  collides: (one: WishOf<'services'>, other: WishOf<'services'>) =>
    one.services.some(({id}) => other.services.some((two) => two.id === id)),
  begin: async (tx: Transaction, {companyId, orderId, paidAt, nowMs, wish}: PaidPurchase<'services'>) => {
    const today = paidAt.slice(0, 10);
    const sold = readCatalogue(today).services.services;
    const bought = wish.services.map(({id: serviceId, count}) => {
      const period = sold.find(({id}) => id === serviceId)?.period ?? 'once';
      return {...orderedService, id: makeId(nowMs), serviceId, count, period, orderedAt: paidAt, orderId};
    });
    const paidUntil = addMonths(today, 12);
    const yearly = bought.flatMap(({id, period}) =>
      period === 'year' ? [{id, planId: null, period, countedFrom: today, paidUntil, ...plainSubscription}] : [],
    );
    await writeSynced(tx, {spaceId: companyId, author: {kind: 'product'}, nowMs}, [
      {table: 'companyServices', create: bought},
      {table: 'subscriptions', create: yearly},
    ]);
    return true;
  },
  pathOf: (companyId: string) => `dashboard/company/${companyId}`,
};

/** What a company is called; undefined where there is none. */
export async function findCompanyName(database: Queryable, companyId: string): Promise<string | undefined> {
  const [found] = await database
    .select({name: companies.name})
    .from(companies)
    .where(and(eq(companies.spaceId, companyId), eq(companies.deleted, false)));
  return found?.name;
}

async function readOffered(tx: Transaction, {companyId, nowMs}: WantedPurchase<'services'>) {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const [own] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.spaceId, companyId), eq(companies.deleted, false)));
  const [formed = null] = await tx
    .select()
    .from(formations)
    .where(and(eq(formations.spaceId, companyId), eq(formations.deleted, false)));
  const had = await tx
    .select()
    .from(companyServices)
    .where(and(eq(companyServices.spaceId, companyId), eq(companyServices.deleted, false)));
  const paid = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.spaceId, companyId), eq(subscriptions.deleted, false)));
  return {
    today,
    formation: formed,
    offered: own && {company: own, formation: formed, services: had, subscriptions: paid},
  };
}
