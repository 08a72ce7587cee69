import {fail, succeed} from '#contract/kernel/failure.ts';
import {leaveCompany as endpoint} from '#contract/teammates/leave-company.ts';
import {inTransaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {endPart} from './end-part.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** Gives up the caller's own part in a company. Rules: TMM12, TMM14. */
export const leaveCompany = implement(endpoint, async (parts: TeammatesParts, {spaceId}, {session, tell}) => {
  const done = await inTransaction(parts.database, async (tx) => {
    await lockSpace(tx, spaceId);
    const {userId} = session;
    const role = await parts.findRole(tx, spaceId, userId);
    if (role === undefined) return fail('not-found', 'sync.no-access');
    return endPart(tx, {spaceId, userId, session, nowMs: parts.now()});
  });
  if (!done.ok) return done;
  if (done.value.isEnded) tell({event: 'team.left', spaceId});
  return succeed({});
});
