import {fail, succeed} from '#contract/kernel/failure.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {changeRole as endpoint} from '#contract/teammates/change-role.ts';
import {implement} from '#server/http/implement.ts';
import {authorOf} from '#server/sync/author.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {asOwner} from './as-owner.ts';
import {findMember, hasOtherOwner} from './find-member.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** Gives a person another role; their devices fetch the company anew, as that role sees it. Rules: TMM10, TMM12. */
export const changeRole = implement(
  endpoint,
  async (parts: TeammatesParts, {spaceId, userId, role}, {session, tell}) => {
    let formerRole: SpaceRole | undefined;
    const done = await asOwner(parts, {spaceId, session}, async (tx) => {
      formerRole = undefined;
      const member = await findMember(tx, spaceId, userId);
      if (!member || member.deleted) return fail('conflict', 'teammate.gone');
      if (member.role === role) return succeed({});
      if (member.role === 'owner' && !(await hasOtherOwner(tx, spaceId, userId)))
        return fail('conflict', 'teammate.last-owner');
      await writeSynced(tx, {spaceId, author: authorOf(session), nowMs: parts.now()}, [
        {table: 'memberships', edit: [{id: member.id, role}]},
      ]);
      formerRole = member.role;
      return succeed({});
    });
    if (formerRole !== undefined) tell({event: 'team.role-changed', spaceId, subjectId: userId, role, formerRole});
    return done;
  },
);
