import {and, desc, eq, gt, or} from 'drizzle-orm';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inviteTeammate as endpoint} from '#contract/teammates/invite-teammate.ts';
import {declinedDays, invitationDays} from '#contract/teammates/limits.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import {authorOf} from '#server/sync/author.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {asOwner} from './as-owner.ts';
import {sendLetter} from './send-letter.ts';
import {invitations, memberships} from './table.ts';
import type {TeammatesParts} from './teammates-parts.ts';

const dayMs = 24 * 3_600_000;

/** Invites somebody to a company, and queues the mail in the same transaction. Rules: TMM1, TMM2, TMM4, TMM8, TMM9. */
export const inviteTeammate = implement(endpoint, async (parts: TeammatesParts, input, {session, tell}) => {
  const {id, spaceId, email, role, language} = input;
  let isNew = false;
  const done = await asOwner(parts, {spaceId, session}, async (tx) => {
    isNew = false;
    const place = and(eq(invitations.spaceId, spaceId), eq(invitations.id, id));
    // Asked again, since the answer was lost.
    if ((await tx.$count(invitations, place)) > 0) return succeed({});
    const nowMs = parts.now();
    const refused = await refuseEmail(tx, {spaceId, email, nowMs});
    if (!refused.ok) return refused;
    const sentAt = toInstant(nowMs);
    const expiresAt = toInstant(nowMs + invitationDays * dayMs);
    const sent = await sendLetter(tx, parts, {
      spaceId,
      invitation: {id, email, role, expiresAt},
      sender: session,
      language,
    });
    if (!sent.ok) return sent;
    const invitedBy = `${session.firstName} ${session.lastName}`.trim();
    const row = {id, email, role, invitedBy, invitedAt: sentAt, sentAt, expiresAt, declinedAt: null};
    const over = refused.value === null ? [] : [{id: refused.value, deleted: true}];
    await writeSynced(tx, {spaceId, author: authorOf(session), nowMs}, [
      {table: 'invitations', edit: over},
      {table: 'invitations', create: [row]},
    ]);
    isNew = true;
    return succeed({});
  });
  if (isNew) tell({event: 'team.invited', spaceId, rowId: id, role});
  return done;
});

type Asked = {readonly spaceId: string; readonly email: string; readonly nowMs: number};

/**
 * Why an e-mail is not invited to a company; the last thing it answered there counts also where the owner has cleared it away. Else the id of what it
 * declined long ago, for the new invitation to take its place; null where there is none.
 */
async function refuseEmail(
  tx: Transaction,
  {spaceId, email, nowMs}: Asked,
): Promise<
  Outcome<string | null, {conflict: ['teammate.already-added', 'teammate.already-invited', 'teammate.declined']}>
> {
  const details = {field: 'email'};
  const isMember = and(eq(memberships.spaceId, spaceId), eq(memberships.email, email), eq(memberships.deleted, false));
  if ((await tx.$count(memberships, isMember)) > 0) return fail('conflict', 'teammate.already-added', {details});
  const hasDeclined = gt(invitations.declinedAt, toInstant(nowMs - declinedDays * dayMs));
  const isKnown = and(
    eq(invitations.spaceId, spaceId),
    eq(invitations.email, email),
    or(eq(invitations.deleted, false), hasDeclined),
  );
  const [known] = await tx.select().from(invitations).where(isKnown).orderBy(desc(invitations.invitedAt)).limit(1);
  if (!known) return succeed(null);
  if (known.declinedAt !== null && Date.parse(known.declinedAt) <= nowMs - declinedDays * dayMs)
    return succeed(known.id);
  return fail('conflict', known.declinedAt === null ? 'teammate.already-invited' : 'teammate.declined', {details});
}
