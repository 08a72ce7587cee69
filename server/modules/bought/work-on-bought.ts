import {and, eq} from 'drizzle-orm';
import {latestToday} from '#contract/companies/check-move.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {isPaperKind, type BoughtKind} from '#contract/desk/work-kinds.ts';
import {proofKindOf} from '#contract/purchases/add-proof.ts';
import {workOnBought as endpoint} from '#contract/purchases/work-on-bought.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {hasStoredFile} from '#server/db/stored-files.ts';
import {implement} from '#server/http/implement.ts';
import type {BoughtParts} from './bought-parts.ts';
import {companies} from './table.ts';
import {workOnDissolution} from './work-on-dissolution.ts';
import {workOnPaper} from './work-on-paper.ts';
import {workOnRenewal} from './work-on-renewal.ts';
import {workOnService} from './work-on-service.ts';

/** Does something with what was bought, for an admin; who comes second is told. Rules: BUY6, BUY8, BUY11, BUY12, DIS8. */
export const workOnBought = implement(endpoint, async (parts: BoughtParts, wish, {session}) =>
  inTransaction(parts.database, async (tx) => {
    const {companyId, kind, act} = wish;
    await lockSpace(tx, companyId);
    const [own] = await tx
      .select({company: companies.name})
      .from(companies)
      .where(and(eq(companies.spaceId, companyId), eq(companies.deleted, false)));
    if (!own) return fail('not-found', 'admin.no-such-bought');
    const nowMs = parts.now();
    if (act.do === 'done') {
      if (act.day > latestToday(nowMs)) return fail('validation', 'admin.bought-day-wrong', {details: {field: 'day'}});
      if (act.proofId === null ? kind !== 'do-service' && !isPaperKind(kind) : !(await isStored(tx, wish, act.proofId)))
        return fail('validation', 'admin.bought-proof-missing', {details: {field: 'proof'}});
    }
    // Of money that goes back its reason is told; of what cost nothing the note alone says why.
    if (act.do === 'return' && kind === 'shred-mail' && act.note === '')
      return fail('validation', 'admin.bought-note-missing', {details: {field: 'note'}});
    const adminName = `${session.firstName} ${session.lastName}`.trim();
    const work = {...wish, company: own.company, adminId: session.userId, adminName, nowMs};
    const done = await workerOf[kind](tx, parts, work);
    if (done === undefined) return fail('not-found', 'admin.no-such-bought');
    if (done === 'busy') return fail('conflict', 'admin.dissolution-busy');
    return done ? succeed({}) : fail('conflict', 'admin.bought-changed');
  }),
);

/** Who knows what can be done to each kind. */
const workerOf = {
  'find-fee': workOnRenewal,
  'file-renewal': workOnRenewal,
  'do-service': workOnService,
  'forward-mail': workOnPaper,
  'shred-mail': workOnPaper,
  'find-dissolution-fee': workOnDissolution,
  dissolve: workOnDissolution,
} satisfies Record<BoughtKind, unknown>;

type Proved = {readonly companyId: string; readonly kind: BoughtKind};

/** Whether the proof is here. The state's becomes one of the company's documents, which no other kind of file may be. */
async function isStored(tx: Transaction, {companyId, kind}: Proved, fileId: string): Promise<boolean> {
  const isOfKind = kind === 'dissolve' ? {kind: proofKindOf(kind)} : {};
  return hasStoredFile(tx, {spaceId: companyId, fileId, ...isOfKind});
}
