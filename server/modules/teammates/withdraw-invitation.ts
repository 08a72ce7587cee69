import {succeed} from '#contract/kernel/failure.ts';
import {withdrawInvitation as endpoint} from '#contract/teammates/withdraw-invitation.ts';
import {implement} from '#server/http/implement.ts';
import {authorOf} from '#server/sync/author.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {asOwner} from './as-owner.ts';
import {findInvitation} from './find-invitation.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** Takes an invitation back. Rules: TMM3, TMM8. */
export const withdrawInvitation = implement(endpoint, async (parts: TeammatesParts, {spaceId, id}, {session, tell}) => {
  let isTaken = false;
  const done = await asOwner(parts, {spaceId, session}, async (tx) => {
    isTaken = false;
    if (!(await findInvitation(tx, spaceId, id))) return succeed({});
    await writeSynced(tx, {spaceId, author: authorOf(session), nowMs: parts.now()}, [
      {table: 'invitations', edit: [{id, deleted: true}]},
    ]);
    isTaken = true;
    return succeed({});
  });
  if (isTaken) tell({event: 'team.invitation-withdrawn', spaceId, rowId: id});
  return done;
});
