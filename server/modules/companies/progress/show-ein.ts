import {showEin as endpoint} from '#contract/companies/show-ein.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import {findRole} from '#server/modules/companies/membership-store.ts';
import type {ProgressParts} from './progress-parts.ts';
import {findFormed} from './progress-store.ts';

/** Shows a company's EIN to its owner or a manager, once the owner can read that they saw it. Rule: SEA7. */
export const showEin = implement(endpoint, async ({database, openEin}: ProgressParts, {companyId}, {session, tell}) => {
  const role = await findRole(database, companyId, session.userId);
  const formed = role === 'owner' || role === 'manager' ? await findFormed(database, companyId) : undefined;
  const sealed = formed?.formation.ein ?? null;
  if (sealed === null) return fail('not-found', 'company.no-ein');
  const ein = await openEin({sealed, companyId, userId: session.userId, why: 'own'});
  if (ein === null || !/^\d{9}$/.test(ein)) return fail('conflict', 'company.ein-broken');
  tell({event: 'number.opened', spaceId: companyId, rowId: companyId, field: 'ein', why: 'own'});
  return succeed({ein});
});
