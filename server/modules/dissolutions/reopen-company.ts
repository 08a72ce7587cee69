import {and, eq} from 'drizzle-orm';
import {reopenCompany as endpoint} from '#contract/dissolutions/reopen-company.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {closeSpace, lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {findDissolution, makeStep} from './dissolution-store.ts';
import type {DissolutionsParts} from './dissolutions-parts.ts';
import {companyDocuments} from './table.ts';
import {tellDissolution} from './tell-dissolution.ts';

/** Puts right that a company was noted as dissolved; of two admins at once the second one is told. Rule: DIS12. */
export const reopenCompany = implement(endpoint, async (parts: DissolutionsParts, {companyId, note}, {session}) =>
  inTransaction(parts.database, async (tx) => {
    await lockSpace(tx, companyId);
    const found = await findDissolution(tx, companyId);
    if (!found) return fail('not-found', 'admin.no-such-company');
    if (found.dissolution.stage !== 'dissolved') return fail('conflict', 'admin.dissolution-changed');
    const nowMs = parts.now();
    const by = `${session.firstName} ${session.lastName}`.trim();
    const author = {kind: 'admin', userId: session.userId} as const;
    await closeSpace(tx, companyId, false);
    const wrong = await findProofs(tx, companyId, found.dissolution.last?.proofId ?? null);
    await writeSynced(tx, {spaceId: companyId, author, nowMs}, [
      {table: 'companies', edit: [{id: companyId, dissolvedOn: null}]},
      {table: 'dissolutionSteps', create: [makeStep(found.dissolution, {kind: 'reopened', by, note}, nowMs)]},
      {table: 'companyDocuments', edit: wrong.map(({id}) => ({id, deleted: true}))},
    ]);
    const day = toInstant(nowMs).slice(0, 10);
    await tellDissolution(parts, tx, companyId, {step: 'reopened', company: found.company.name, day, note});
    return succeed({});
  }),
);

/** What stands among the company's documents with the proof that it was dissolved. */
async function findProofs(tx: Transaction, companyId: string, fileId: string | null) {
  if (fileId === null) return [];
  const isProof = and(eq(companyDocuments.kind, 'dissolution-proof'), eq(companyDocuments.fileId, fileId));
  return tx
    .select({id: companyDocuments.id})
    .from(companyDocuments)
    .where(and(eq(companyDocuments.spaceId, companyId), eq(companyDocuments.deleted, false), isProof));
}
