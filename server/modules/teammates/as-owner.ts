import {fail, type Outcome, type Refusals} from '#contract/kernel/failure.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import type {Session} from '#server/http/session.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** What everybody is refused with who is no owner: strangers are told nothing. */
type NotOwner = {
  readonly forbidden: readonly ['sync.not-permitted'];
  readonly 'not-found': readonly ['sync.no-access'];
};

/**
 * Does something with the people of a company as one of its owners, in a transaction that holds the company's turn: nobody else changes
 * who works there meanwhile. Rules: TMM3, TMM12.
 */
export async function asOwner<Value, Refused extends Refusals>(
  {database, findRole}: Pick<TeammatesParts, 'database' | 'findRole'>,
  {spaceId, session}: {readonly spaceId: string; readonly session: Pick<Session, 'userId'>},
  act: (tx: Transaction) => Promise<Outcome<Value, Refused>>,
): Promise<Outcome<Value, Refused | NotOwner>> {
  return inTransaction(database, async (tx): Promise<Outcome<Value, Refused | NotOwner>> => {
    await lockSpace(tx, spaceId);
    const role = await findRole(tx, spaceId, session.userId);
    if (role === undefined) return fail('not-found', 'sync.no-access');
    return role === 'owner' ? act(tx) : fail('forbidden', 'sync.not-permitted');
  });
}
