import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Transaction} from '#server/db/database.ts';
import {asServiceIn} from '#server/db/second-net.ts';
import {authorOf} from '#server/sync/author.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import type {Session} from '#server/http/session.ts';
import {findMember, hasOtherOwner} from './find-member.ts';

type Ended = {
  readonly spaceId: string;
  readonly userId: string;
  readonly session: Session;
  readonly nowMs: number;
};

/** Whether there was a part to end. */
type Found = {readonly isEnded: boolean};

/**
 * Ends somebody's part in a company; every device of theirs hears of it on commit. Of who has none it changes nothing. Asked by who has the
 * company's turn. Rules: TMM11, TMM12, TMM14.
 */
export async function endPart(
  tx: Transaction,
  {spaceId, userId, session, nowMs}: Ended,
): Promise<Outcome<Found, {readonly conflict: readonly ['teammate.last-owner']}>> {
  const member = await findMember(tx, spaceId, userId);
  if (!member || member.deleted) return succeed({isEnded: false});
  if (member.role === 'owner' && !(await hasOtherOwner(tx, spaceId, userId)))
    return fail('conflict', 'teammate.last-owner');
  const write = () =>
    writeSynced(tx, {spaceId, author: authorOf(session), nowMs}, [
      {table: 'memberships', edit: [{id: member.id, deleted: true}]},
    ]);
  await (userId === session.userId ? asServiceIn(tx, 'leave-company', write) : write());
  return succeed({isEnded: true});
}
