import {openEin as endpoint} from '#contract/desk/open-ein.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {ProgressParts} from './progress-parts.ts';
import {findFormed} from './progress-store.ts';

/** Opens a company's EIN for a form, once its owner can read that an admin did. Rule: ELC4. */
export const openEin = implement(endpoint, async (parts: ProgressParts, {companyId}, {session, tell}) => {
  const sealed = (await findFormed(parts.database, companyId))?.formation.ein ?? null;
  if (sealed === null) return fail('not-found', 'company.no-ein');
  const ein = await parts.openEin({sealed, companyId, userId: session.userId, why: 'filing'});
  if (ein === null || !/^\d{9}$/.test(ein)) return fail('conflict', 'company.ein-broken');
  tell({event: 'number.opened', spaceId: companyId, rowId: companyId, field: 'ein', why: 'filing'});
  return succeed({ein});
});
