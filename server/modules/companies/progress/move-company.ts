import type {z} from 'zod';
import {checkMove, earliestDay, latestToday} from '#contract/companies/check-move.ts';
import type {CompanyStepRow} from '#contract/companies/company-step.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {moveCompany as endpoint} from '#contract/companies/move-company.ts';
import {judgeMove} from '#contract/companies/progress.ts';
import {findCanceledFrom} from '#contract/companies/timeline.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {isClosed, lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {mailMove} from './mail-move.ts';
import type {ProgressParts} from './progress-parts.ts';
import {areDocuments, findFormed, findMoves} from './progress-store.ts';

type Wish = z.output<typeof endpoint.input>;

/** Moves a company for an admin; who has not seen the last move is told. Rules: PRG1 to PRG4, PRG8 to PRG10, PRG12, PRG14, DIS10. */
export const moveCompany = implement(endpoint, async (parts: ProgressParts, wish, {session}) => {
  const {companyId, toStatus} = wish;
  return inTransaction(parts.database, async (tx) => {
    // Of two admins at once the second one sees the first one's move.
    await lockSpace(tx, companyId);
    const formed = await findFormed(tx, companyId);
    if (!formed) return fail('not-found', 'admin.no-such-company');
    const moves = await findMoves(tx, companyId);
    const known = moves.find(({id}) => id === wish.id);
    if (known) return succeed({move: known});
    if ((moves.at(-1)?.id ?? null) !== wish.seenMoveId) return fail('conflict', 'admin.company-moved');
    const {company, formation} = formed;
    const from = {...formation, canceledFrom: findCanceledFrom(moves)};
    const kind = judgeMove(from, toStatus, wish.namesRefused);
    // One that is dissolved goes nowhere any more.
    if (kind === null || (await isClosed(tx, companyId))) return fail('conflict', 'admin.move-not-allowed');
    const nowMs = parts.now();
    const [problem] = checkMove({...wish, kind}, latestToday(nowMs), earliestDay(formation, kind, moves));
    if (problem) return fail('validation', problem.reason, {details: {field: problem.field}});
    const named = kind === 'onward' ? registeredName(formation, wish) : null;
    if (named === '') return fail('validation', 'admin.no-second-name', {details: {field: 'registered'}});
    if (!(await areDocuments(tx, companyId, wish.documentIds))) return fail('not-found', 'document.none');
    const move: CompanyStepRow = {
      id: wish.id,
      kind,
      fromStatus: formation.status,
      toStatus,
      day: wish.day,
      movedAt: toInstant(nowMs),
      movedBy: `${session.firstName} ${session.lastName}`.trim(),
      note: wish.note,
      skipReason: kind === 'skip' ? wish.skipReason : null,
    };
    const stamp = {spaceId: companyId, author: {kind: 'admin', userId: session.userId}, nowMs} as const;
    await writeSynced(tx, stamp, [
      {table: 'companySteps', create: [move]},
      {table: 'formations', edit: [{id: companyId, ...toFormation(formation, move, wish)}]},
      {table: 'companyDocuments', edit: [...new Set(wish.documentIds)].map((id) => ({id, stepId: move.id}))},
      ...(named === null ? [] : [{table: 'companies' as const, edit: [{id: companyId, name: named}]}]),
    ]);
    if (kind === 'cancel') await parts.endCharges(tx, companyId);
    if (formation.status === 'Canceled') await parts.oweAgain(tx, companyId);
    if (wish.mails) await mailMove(parts, tx, {companyId, company: named ?? company.name, move});
    return succeed({move});
  });
});

/** The name under which a state registered a company that we form; null where it is another move, or nobody said. Rule: PRG14. */
function registeredName(formation: FormationRow, {toStatus, registered}: Wish): string | null {
  if (formation.kind !== 'create' || toStatus !== 'RegisteredInState' || registered === null) return null;
  return formation[registered];
}

/** What a move changes of the formation. Its `filedOn` and `constitutedOn` go where it goes back behind them. Rules: PRG8, PRG5, PRG12. */
function toFormation(
  {kind: orderKind}: Pick<FormationRow, 'kind'>,
  {kind, fromStatus, toStatus, day, movedAt}: CompanyStepRow,
  {ein}: Pick<Wish, 'ein'>,
): Partial<FormationRow> {
  const sealed = ein === null ? {} : {ein};
  if (kind === 'filed') return {...sealed, filedOn: day, namesRefusedOn: null};
  // The noon of its day where it happened before today: from then on one waits.
  const statusSince = day === movedAt.slice(0, 10) ? movedAt : `${day}T12:00:00.000Z`;
  if (kind === 'names-refused') return {...sealed, statusSince, filedOn: null, namesRefusedOn: day};
  return {
    ...sealed,
    status: toStatus,
    statusSince,
    namesRefusedOn: null,
    ...(toStatus === 'RegisteredInState' && (kind === 'onward' || fromStatus === toStatus) && {constitutedOn: day}),
    ...(toStatus === 'Start' && orderKind === 'create' && {filedOn: null, constitutedOn: null}),
  };
}
