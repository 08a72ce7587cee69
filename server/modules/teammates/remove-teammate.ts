import {succeed} from '#contract/kernel/failure.ts';
import {removeTeammate as endpoint} from '#contract/teammates/remove-teammate.ts';
import {implement} from '#server/http/implement.ts';
import {asOwner} from './as-owner.ts';
import {endPart} from './end-part.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** Takes a person's part in a company from them. Rules: TMM11, TMM12. */
export const removeTeammate = implement(endpoint, async (parts: TeammatesParts, {spaceId, userId}, {session, tell}) => {
  const done = await asOwner(parts, {spaceId, session}, async (tx) =>
    endPart(tx, {spaceId, userId, session, nowMs: parts.now()}),
  );
  if (!done.ok) return done;
  if (done.value.isEnded) tell({event: 'team.removed', spaceId, subjectId: userId});
  return succeed({});
});
