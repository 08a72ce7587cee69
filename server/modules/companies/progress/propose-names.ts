import {checkProposal, proposeNames as endpoint} from '#contract/companies/propose-names.ts';
import type {CompanyStepRow} from '#contract/companies/company-step.ts';
import {isAskedForNames} from '#contract/companies/turn.ts';
import {designatorOf} from '#contract/formation/check-names.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {findRole} from '#server/modules/companies/membership-store.ts';
import {authorOf} from '#server/sync/author.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {ProgressParts} from './progress-parts.ts';
import {findFormed, findMoves} from './progress-store.ts';

/** Takes two other names from an owner whose state refused both; of two owners at once the second is told. Rule: PRG13. */
export const proposeNames = implement(endpoint, async ({database, now}: ProgressParts, wish, {session}) =>
  inTransaction(database, async (tx) => {
    const {id, companyId} = wish;
    const role = await findRole(tx, companyId, session.userId);
    if (role !== 'owner') return fail('not-found', 'company.no-names-asked');
    await lockSpace(tx, companyId);
    const formed = await findFormed(tx, companyId);
    if (!formed) return fail('not-found', 'company.no-names-asked');
    const known = (await findMoves(tx, companyId)).find((move) => move.id === id);
    if (known) return succeed({move: known});
    const {company, formation} = formed;
    if (!isAskedForNames(formation)) return fail('conflict', 'company.names-settled');
    const [problem] = checkProposal(wish, formation);
    if (problem) {
      const {field, reason, details} = problem;
      return fail('validation', reason, {details: {...details, field}});
    }
    const nowMs = now();
    const movedAt = toInstant(nowMs);
    // The designator is the one that was chosen.
    const designator = designatorOf(formation.nameOne);
    const toWhole = (name: string) => (designator === null ? name : `${name} ${designator}`);
    const [nameOne, nameTwo] = [toWhole(wish.nameOne), toWhole(wish.nameTwo)];
    const move: CompanyStepRow = {
      id,
      kind: 'names-proposed',
      fromStatus: 'Start',
      toStatus: 'Start',
      day: movedAt.slice(0, 10),
      movedAt,
      movedBy: `${session.firstName} ${session.lastName}`.trim(),
      note: `${nameOne} / ${nameTwo}`,
      skipReason: null,
    };
    // Who named it otherwise since keeps that name until a state registers one.
    const isRenamed = company.name === formation.nameOne;
    const stamp = {spaceId: companyId, author: authorOf(session), nowMs};
    await writeSynced(tx, stamp, [
      {table: 'companySteps', create: [move]},
      {table: 'formations', edit: [{id: companyId, nameOne, nameTwo, namesRefusedOn: null, statusSince: movedAt}]},
      ...(isRenamed ? [{table: 'companies' as const, edit: [{id: companyId, name: nameOne}]}] : []),
    ]);
    return succeed({move});
  }),
);
