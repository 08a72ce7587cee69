import {readCompanyWay as endpoint} from '#contract/companies/read-company-way.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import {implement} from '#server/http/implement.ts';
import type {ProgressParts} from './progress-parts.ts';
import {findFormed, findMoves, findOwners, findPlanId} from './progress-store.ts';

/** Tells an admin how a company came to where it stands. Rule: PRG8. */
export const readCompanyWay = implement(endpoint, async (parts: ProgressParts, {companyId}) => {
  const {database} = parts;
  const formed = await findFormed(database, companyId);
  if (!formed) return fail('not-found', 'admin.no-such-company');
  const {company, formation} = formed;
  const {orderNumber, kind, status, statusSince, orderedAt, filedOn, constitutedOn} = formation;
  const {nameOne, nameTwo, namesRefusedOn} = formation;
  const dated = {statusSince, orderedAt, filedOn, constitutedOn, namesRefusedOn};
  const ein = formation.ein === null ? null : (readSealed(formation.ein)?.mask ?? '');
  const planId = await findPlanId(database, companyId);
  const owners = await findOwners(parts, database, companyId);
  return succeed({
    id: companyId,
    name: company.name,
    type: company.type,
    state: company.state,
    formation: {orderNumber, kind, status, planId, nameOne, nameTwo, ein, ...dated},
    moves: [...(await findMoves(database, companyId))],
    owners: owners.map(({firstName, language}) => ({firstName, language})),
  });
});
