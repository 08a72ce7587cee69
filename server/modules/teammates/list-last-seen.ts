import {and, eq, inArray} from 'drizzle-orm';
import {succeed} from '#contract/kernel/failure.ts';
import {listLastSeen as endpoint} from '#contract/teammates/list-last-seen.ts';
import {implement} from '#server/http/implement.ts';
import {memberships} from './table.ts';
import type {TeammatesParts} from './teammates-parts.ts';
import {asService} from '#server/db/second-net.ts';

/** When the people of the caller's own companies were last here. Rule: TMM13. */
export const listLastSeen = implement(endpoint, async (parts: TeammatesParts, _input, {session}) => {
  const {database, findOwnedIds, findLastSeen} = parts;
  const owned = await findOwnedIds(database, session.userId);
  if (owned.length === 0) return succeed({people: []});
  const members = await database
    .selectDistinct({userId: memberships.userId})
    .from(memberships)
    .where(and(inArray(memberships.spaceId, owned), eq(memberships.deleted, false)));
  const ids = members.map(({userId}) => userId);
  const seen = await asService('last-seen', () => findLastSeen(database, ids));
  return succeed({people: seen});
});
