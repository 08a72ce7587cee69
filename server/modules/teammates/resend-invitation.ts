import {fail, succeed} from '#contract/kernel/failure.ts';
import {invitationDays, resendAfterMs} from '#contract/teammates/limits.ts';
import {resendInvitation as endpoint} from '#contract/teammates/resend-invitation.ts';
import {toInstant} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import {authorOf} from '#server/sync/author.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {asOwner} from './as-owner.ts';
import {findInvitation} from './find-invitation.ts';
import {sendLetter} from './send-letter.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** Mails an invitation again and lets it be good anew. Rules: TMM5, TMM8, TMM9. */
export const resendInvitation = implement(endpoint, async (parts: TeammatesParts, input, {session}) => {
  const {spaceId, id, language} = input;
  return asOwner(parts, {spaceId, session}, async (tx) => {
    const found = await findInvitation(tx, spaceId, id);
    if (!found) return fail('conflict', 'teammate.invitation-gone');
    if (found.declinedAt !== null) return fail('conflict', 'teammate.declined');
    const nowMs = parts.now();
    const waitMs = Date.parse(found.sentAt) + resendAfterMs - nowMs;
    if (waitMs > 0) return fail('rate-limited', 'teammate.sent-just-now', {retryAfterMs: waitMs});
    const renewed = {sentAt: toInstant(nowMs), expiresAt: toInstant(nowMs + invitationDays * 24 * 3_600_000)};
    const sent = await sendLetter(tx, parts, {
      spaceId,
      invitation: {...found, ...renewed},
      sender: session,
      language,
    });
    if (!sent.ok) return sent;
    await writeSynced(tx, {spaceId, author: authorOf(session), nowMs}, [
      {table: 'invitations', edit: [{id, ...renewed}]},
    ]);
    return succeed({});
  });
});
