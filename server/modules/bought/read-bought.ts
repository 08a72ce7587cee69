import {and, eq} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {readDissolution} from '#contract/dissolutions/dissolution.ts';
import {readBought as endpoint} from '#contract/purchases/read-bought.ts';
import {isPaperKind, type BoughtKind, type PaperKind} from '#contract/desk/work-kinds.ts';
import type {Queryable} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {BoughtParts} from './bought-parts.ts';
import {isBusy} from './work-on-dissolution.ts';
import {companies, companyServices, dissolutionSteps, mailPapers, mailScans, renewals} from './table.ts';

/** Tells an admin of something that waits to be done. Rules: BUY12, DIS8. */
export const readBought = implement(endpoint, async ({database, ...parts}: BoughtParts, {id, companyId, kind}) => {
  const found = await findWaiting(database, companyId, {id, kind});
  const [own] = await database
    .select({company: companies.name, state: companies.state})
    .from(companies)
    .where(and(eq(companies.spaceId, companyId), eq(companies.deleted, false)));
  if (!found || !own) return fail('not-found', 'admin.no-such-bought');
  const {orderId, serviceId, ...facts} = found;
  const order = orderId === null ? null : ((await parts.readPaid(database, {orderId, serviceId})) ?? null);
  const isHeldUp = kind === 'dissolve' && (await isBusy(database, parts, companyId));
  return succeed({isBusy: isHeldUp, paper: null, id, kind, companyId, ...own, ...facts, order});
});

type Asked = {readonly id: string; readonly kind: BoughtKind};

async function findWaiting(database: Queryable, companyId: string, {id, kind}: Asked) {
  if (isPaperKind(kind)) return findPaper(database, companyId, {id, kind});
  if (kind === 'do-service') return findService(database, companyId, id);
  if (kind === 'find-dissolution-fee' || kind === 'dissolve')
    return id === companyId ? findDissolution(database, companyId, kind) : undefined;
  return findRenewal(database, companyId, {id, kind});
}

async function findDissolution(database: Queryable, companyId: string, kind: 'find-dissolution-fee' | 'dissolve') {
  const steps = await database
    .select()
    .from(dissolutionSteps)
    .where(and(eq(dissolutionSteps.spaceId, companyId), eq(dissolutionSteps.deleted, false)));
  const {stage, orderId, paidAt, feeAskedAt} = readDissolution(steps);
  const isWaiting = kind === 'dissolve' ? stage === 'paid' || stage === 'begun' : stage === 'none';
  const since = kind === 'dissolve' ? paidAt : feeAskedAt;
  if (!isWaiting || since === null) return undefined;
  const none = {serviceId: null, period: null, dueDay: null, count: 1};
  return {...none, what: 'dissolution' as const, orderId, since, isBegun: stage === 'begun'};
}

async function findService(database: Queryable, companyId: string, id: string) {
  const [row] = await database
    .select()
    .from(companyServices)
    .where(and(eq(companyServices.spaceId, companyId), eq(companyServices.id, id), eq(companyServices.deleted, false)));
  if (!row || (row.status !== 'ordered' && row.status !== 'doing')) return undefined;
  const {serviceId, count, orderId, orderedAt: since, status} = row;
  return {what: serviceId, serviceId, count, orderId, since, period: null, dueDay: null, isBegun: status === 'doing'};
}

async function findPaper(
  database: Queryable,
  companyId: string,
  {id, kind}: {readonly id: string; readonly kind: PaperKind},
) {
  const [found] = await database
    .select({row: mailPapers, scan: mailScans})
    .from(mailPapers)
    .innerJoin(mailScans, and(eq(mailScans.spaceId, mailPapers.spaceId), eq(mailScans.id, mailPapers.scanId)))
    .where(and(eq(mailPapers.spaceId, companyId), eq(mailPapers.id, id), eq(mailPapers.deleted, false)));
  if (!found) return undefined;
  const {row, scan} = found;
  if (row.wish !== (kind === 'forward-mail' ? 'forward' : 'shred')) return undefined;
  if (row.state !== 'asked' && row.state !== 'doing') return undefined;
  const {recipient, line1, line2, city, region, postalCode, country} = row;
  const {sender, subject, type, quantity, pageCount, receivedOn} = scan;
  return {
    what: kind,
    orderId: row.orderId,
    since: row.askedAt,
    isBegun: row.state === 'doing',
    serviceId: null,
    count: 1,
    period: null,
    dueDay: null,
    paper: {
      sender,
      subject,
      type,
      quantity,
      pageCount,
      receivedOn,
      to: {recipient, line1, line2, city, region, postalCode, country},
    },
  };
}

type Wanted = {readonly id: string; readonly kind: 'find-fee' | 'file-renewal'};

async function findRenewal(database: Queryable, companyId: string, {id, kind}: Wanted) {
  const [row] = await database
    .select()
    .from(renewals)
    .where(and(eq(renewals.spaceId, companyId), eq(renewals.id, id), eq(renewals.deleted, false)));
  if (!row || row.elsewhereOn !== null || row.filedOn !== null) return undefined;
  const since = kind === 'file-renewal' ? row.paidAt : row.paidAt === null ? row.feeAskedAt : null;
  if (since === null) return undefined;
  const {what, period, dueDay, orderId} = row;
  return {what, period, dueDay, orderId, since, serviceId: null, count: 1, isBegun: false};
}
