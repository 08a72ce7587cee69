import {and, eq} from 'drizzle-orm';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {closeSpace} from '#server/db/spaces.ts';
import type {SyncedWrite} from '#server/sync/write-synced.ts';
import type {BoughtParts, Work} from './bought-parts.ts';
import {files, invitations, subscriptions} from './table.ts';

type Closing = Pick<Work, 'companyId' | 'adminId' | 'adminName' | 'nowMs'> & {
  readonly day: string;
  readonly proofId: string | null;
};

/**
 * Closes the space of a company that is dissolved, and tells what is written with it: since when, that nothing is renewed and nobody invited any more, and the
 * state's proof among its documents. What was to be charged is charged no more. Rules: DIS9, DIS10.
 */
export async function closeCompany(
  tx: Transaction,
  parts: Pick<BoughtParts, 'endCharges'>,
  {companyId, adminId, adminName, nowMs, day, proofId}: Closing,
): Promise<SyncedWrite[]> {
  await closeSpace(tx, companyId, true);
  await parts.endCharges(tx, companyId);
  const paid = await tx
    .select({id: subscriptions.id})
    .from(subscriptions)
    .where(and(eq(subscriptions.spaceId, companyId), eq(subscriptions.deleted, false)));
  const invited = await tx
    .select({id: invitations.id})
    .from(invitations)
    .where(and(eq(invitations.spaceId, companyId), eq(invitations.deleted, false)));
  const ended = {isEnding: true, nextPlanId: null, nextPeriod: null, owedFor: null, retryOn: null};
  return [
    {table: 'companies', edit: [{id: companyId, dissolvedOn: day}]},
    {table: 'subscriptions', edit: paid.map(({id}) => ({id, ...ended}))},
    {table: 'invitations', edit: invited.map(({id}) => ({id, deleted: true}))},
    ...(await toDocument(tx, {companyId, adminId, adminName, nowMs, day, proofId})),
  ];
}

/** The state's proof, as one of the company's documents. */
async function toDocument(tx: Transaction, {companyId, adminId, adminName, nowMs, day, proofId}: Closing) {
  if (proofId === null) return [];
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.spaceId, companyId), eq(files.id, proofId)));
  if (!file) return [];
  const at = toInstant(nowMs);
  const {name, type, sizeBytes} = file;
  const whose = {
    id: makeId(nowMs),
    kind: 'dissolution-proof',
    partnerId: null,
    fileId: proofId,
    fileKey: null,
  } as const;
  const told = {addedAt: at, addedBy: adminId, deskName: adminName, bears: day};
  const decided = {decision: 'accepted', refusal: null, note: null, decidedAt: at, stepId: null} as const;
  return [
    {table: 'companyDocuments', create: [{...whose, name, type, sizeBytes, ...told, ...decided}]},
  ] satisfies SyncedWrite[];
}
