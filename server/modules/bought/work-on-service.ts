import {and, eq} from 'drizzle-orm';
import type {CompanyServiceRow} from '#contract/companies/company-service.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {BoughtParts, Work} from './bought-parts.ts';
import {companyServices, subscriptions} from './table.ts';
import {tellOwners} from './tell-bought.ts';

/** Begins a service, has it done, or gives its money back. @returns false where that cannot be done to it; undefined where there is no such service. */
export async function workOnService(tx: Transaction, parts: BoughtParts, work: Work): Promise<boolean | undefined> {
  const {companyId, company, act, adminId, nowMs} = work;
  const [row] = await tx
    .select()
    .from(companyServices)
    .where(
      and(eq(companyServices.spaceId, companyId), eq(companyServices.id, work.id), eq(companyServices.deleted, false)),
    );
  if (!row) return undefined;
  const {serviceId, status, orderId} = row;
  const path = `dashboard/company/${companyId}`;
  const stamp = {spaceId: companyId, author: {kind: 'admin', userId: adminId}, nowMs} as const;
  const keep = async (set: Partial<CompanyServiceRow>): Promise<void> =>
    writeSynced(tx, stamp, [{table: 'companyServices', edit: [{id: row.id, ...set}]}]);
  if (status !== 'ordered' && status !== 'doing') return false;
  if (act.do === 'begin') {
    if (status !== 'ordered') return false;
    await keep({status: 'doing'});
    return true;
  }
  if (act.do === 'done') {
    const {day, note, proofId} = act;
    await keep({status: 'done', endedOn: day, proofId, note});
    const bought = {what: serviceId, period: null};
    await tellOwners(parts, tx, companyId, {kind: 'purchase-done', company, bought, day, note, path});
    return true;
  }
  // What was bought with the company itself is part of its order, which is not taken apart.
  if (act.do !== 'return' || orderId === null) return false;
  const given = await parts.giveBack(tx, {orderId, serviceId});
  if (!given) return false;
  const {why, note} = act;
  await keep({status: 'returned', endedOn: toInstant(nowMs).slice(0, 10), returnedWhy: why, note});
  // What is not done is not renewed either.
  const isPaidByTime = and(eq(subscriptions.spaceId, companyId), eq(subscriptions.id, row.id));
  if ((await tx.$count(subscriptions, isPaidByTime)) > 0)
    await writeSynced(tx, stamp, [{table: 'subscriptions', edit: [{id: row.id, deleted: true}]}]);
  await tellOwners(parts, tx, companyId, {kind: 'purchase-returned', company, ...given, why, note, path});
  return true;
}
