import {and, eq} from 'drizzle-orm';
import type {RenewalRow} from '#contract/renewals/renewal.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {BoughtParts, Work} from './bought-parts.ts';
import {renewals} from './table.ts';
import {tellOwners} from './tell-bought.ts';

/** Has a renewal filed, gives its money back, or says its fee. @returns false where that cannot be done to it; undefined where there is no such renewal. */
export async function workOnRenewal(tx: Transaction, parts: BoughtParts, work: Work): Promise<boolean | undefined> {
  const {companyId, company, act, adminId, nowMs} = work;
  const [row] = await tx
    .select()
    .from(renewals)
    .where(and(eq(renewals.spaceId, companyId), eq(renewals.id, work.id), eq(renewals.deleted, false)));
  if (!row) return undefined;
  const {what, period} = row;
  const path = `dashboard/company/${companyId}/renewal`;
  const bought = {what, period};
  const keep = async (set: Partial<RenewalRow>): Promise<void> => {
    const author = {kind: 'admin', userId: adminId} as const;
    await writeSynced(tx, {spaceId: companyId, author, nowMs}, [{table: 'renewals', edit: [{id: row.id, ...set}]}]);
  };
  if (act.do === 'fee') {
    if (row.feeAskedAt === null || row.paidAt !== null || row.elsewhereOn !== null) return false;
    await keep({feeCents: act.cents, feeAskedAt: null});
    await tellOwners(parts, tx, companyId, {kind: 'purchase-fee', company, bought, cents: act.cents, path});
    return true;
  }
  if (row.paidAt === null || row.filedOn !== null || row.orderId === null) return false;
  if (act.do === 'done') {
    await keep({filedOn: act.day, proofId: act.proofId, note: act.note});
    await tellOwners(parts, tx, companyId, {
      kind: 'purchase-done',
      company,
      bought,
      day: act.day,
      note: act.note,
      path,
    });
    return true;
  }
  if (act.do !== 'return') return false;
  const given = await parts.giveBack(tx, {orderId: row.orderId, serviceId: null});
  if (!given) return false;
  const {why, note} = act;
  await keep({orderId: null, paidAt: null, returnedAt: toInstant(nowMs), returnedWhy: why, note});
  await tellOwners(parts, tx, companyId, {kind: 'purchase-returned', company, ...given, why, note, path});
  return true;
}
