import {fail, succeed} from '#contract/kernel/failure.ts';
import {removeTeammate as endpoint} from '#contract/teammates/remove-teammate.ts';
import {implement} from '#server/http/implement.ts';
import {authorOf} from '#server/sync/author.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {asOwner} from './as-owner.ts';
import {findMember, hasOtherOwner} from './find-member.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** Takes a person's part in a company from them; every device of theirs hears of it on commit. Rules: TMM11, TMM12. */
export const removeTeammate = implement(endpoint, async (parts: TeammatesParts, {spaceId, userId}, {session}) =>
  asOwner(parts, {spaceId, session}, async (tx) => {
    const member = await findMember(tx, spaceId, userId);
    if (!member || member.deleted) return succeed({});
    if (member.role === 'owner' && !(await hasOtherOwner(tx, spaceId, userId)))
      return fail('conflict', 'teammate.last-owner');
    await writeSynced(tx, {spaceId, author: authorOf(session), nowMs: parts.now()}, [
      {table: 'memberships', edit: [{id: member.id, deleted: true}]},
    ]);
    return succeed({});
  }),
);
