import {fail, type Outcome} from '#contract/kernel/failure.ts';
import type {Queryable} from '#server/db/database.ts';
import type {AgreementsParts} from './agreements-parts.ts';

/** Refuses whoever does not own a company; a stranger hears no more than that there is nothing. Null for its owner. Rule: AGR8. */
export async function refuseOthers(
  {findRole}: Pick<AgreementsParts, 'findRole'>,
  database: Queryable,
  companyId: string,
  userId: string,
): Promise<Extract<
  Outcome<never, {'not-found': ['agreement.none']; forbidden: ['agreement.owner-only']}>,
  {ok: false}
> | null> {
  const role = await findRole(database, companyId, userId);
  if (role === undefined) return fail('not-found', 'agreement.none');
  return role === 'owner' ? null : fail('forbidden', 'agreement.owner-only');
}
