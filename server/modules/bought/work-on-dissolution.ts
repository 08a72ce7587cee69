import {and, eq, inArray, isNotNull, isNull, ne} from 'drizzle-orm';
import {companyWorkOf} from '#contract/desk/company-work.ts';
import {nextStepAt, readDissolution} from '#contract/dissolutions/dissolution.ts';
import {plainStep, type DissolutionStepRow} from '#contract/dissolutions/dissolution-step.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import type {BoughtParts, Work} from './bought-parts.ts';
import {closeCompany} from './close-company.ts';
import {companyServices, dissolutionSteps, formations, mailPapers, renewals} from './table.ts';
import {tellOwners} from './tell-bought.ts';

/**
 * Does something about a dissolution: says its fee, begins it, has it done, or gives its money back.
 *
 * @returns false where that cannot be done to it, `busy` where something else of the company has to be done first; undefined where there is no such dissolution.
 * Rules: DIS3, DIS8.
 */
export async function workOnDissolution(
  tx: Transaction,
  parts: BoughtParts,
  work: Work,
): Promise<boolean | 'busy' | undefined> {
  const {companyId, company, act, adminName, adminId, nowMs, kind} = work;
  const steps = await tx
    .select()
    .from(dissolutionSteps)
    .where(and(eq(dissolutionSteps.spaceId, companyId), eq(dissolutionSteps.deleted, false)));
  if (work.id !== companyId || steps.length === 0) return undefined;
  const read = readDissolution(steps);
  const {stage, orderId, feeAskedAt} = read;
  const at = nextStepAt(read, nowMs);
  const path = `dashboard/company/${companyId}/dissolution`;
  const keep = async (
    step: Pick<DissolutionStepRow, 'kind'> & Partial<DissolutionStepRow>,
    more: SyncedWrite[] = [],
  ) => {
    const row = {...plainStep, id: makeId(nowMs), day: at.slice(0, 10), at, by: adminName, ...step};
    await writeSynced(tx, {spaceId: companyId, author: {kind: 'admin', userId: adminId}, nowMs}, [
      {table: 'dissolutionSteps', create: [row]},
      ...more,
    ]);
  };
  if (kind === 'find-dissolution-fee') {
    if (act.do !== 'fee' || feeAskedAt === null || stage !== 'none') return false;
    await keep({kind: 'fee-said', feeCents: act.cents});
    const bought = {what: 'dissolution', period: null} as const;
    await tellOwners(parts, tx, companyId, {kind: 'purchase-fee', company, bought, cents: act.cents, path});
    return true;
  }
  if (stage !== 'paid' && stage !== 'begun') return false;
  if (act.do === 'begin') {
    if (stage !== 'paid') return false;
    await keep({kind: 'begun'});
    const told = {kind: 'dissolution-told', step: 'begun', company, day: at.slice(0, 10), note: ''} as const;
    await tellOwners(parts, tx, companyId, {...told, path});
    return true;
  }
  if (act.do === 'done') {
    if (await isBusy(tx, parts, companyId)) return 'busy';
    const {day, note, proofId} = act;
    await keep({kind: 'dissolved', day, note, proofId}, await closeCompany(tx, parts, {...work, day, proofId}));
    await tellOwners(parts, tx, companyId, {kind: 'dissolution-told', step: 'dissolved', company, day, note, path});
    return true;
  }
  if (act.do !== 'return' || orderId === null) return false;
  const given = await parts.giveBack(tx, {orderId, serviceId: null});
  if (!given) return false;
  const {why, note} = act;
  await keep({kind: 'returned', why, note, orderId});
  await tellOwners(parts, tx, companyId, {kind: 'purchase-returned', company, ...given, why, note, path});
  return true;
}

/** Whether anything else that the company paid for is not done, or is being paid. Rule: DIS8. */
export async function isBusy(
  tx: Queryable,
  {isPaying}: Pick<BoughtParts, 'isPaying'>,
  companyId: string,
): Promise<boolean> {
  return (await isPaying(tx, companyId)) || (await hasUndone(tx, companyId));
}

async function hasUndone(tx: Queryable, companyId: string): Promise<boolean> {
  const [formation] = await tx
    .select()
    .from(formations)
    .where(and(eq(formations.spaceId, companyId), eq(formations.id, companyId), eq(formations.deleted, false)));
  if (formation && companyWorkOf(formation) !== null) return true;
  const isPaid = and(isNotNull(renewals.paidAt), isNull(renewals.filedOn));
  const isFiled = and(eq(renewals.spaceId, companyId), eq(renewals.deleted, false), isPaid);
  if ((await tx.$count(renewals, isFiled)) > 0) return true;
  const isPaper = and(eq(mailPapers.spaceId, companyId), eq(mailPapers.deleted, false), isNotNull(mailPapers.orderId));
  if ((await tx.$count(mailPapers, and(isPaper, inArray(mailPapers.state, ['asked', 'doing'])))) > 0) return true;
  const isService = and(eq(companyServices.spaceId, companyId), eq(companyServices.deleted, false));
  const isOpen = inArray(companyServices.status, ['ordered', 'doing']);
  // What is paid by time goes on until it ends with the company.
  return (await tx.$count(companyServices, and(isService, isOpen, ne(companyServices.period, 'year')))) > 0;
}
