import {fail, succeed} from '#contract/kernel/failure.ts';
import {declineInvitation as endpoint} from '#contract/teammates/accept-invitation.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {findLetter, findOpenInvitations} from './find-invitation.ts';
import type {TeammatesParts} from './teammates-parts.ts';

/** Notes that somebody said no. Who has the link need not be signed in, so the product is the author. Rule: TMM8. */
export const declineInvitation = implement(endpoint, async (parts: TeammatesParts, {token, companyIds}) =>
  inTransaction(parts.database, async (tx) => {
    const letter = await findLetter(tx, token);
    if (!letter) return fail('not-found', 'invitation.over');
    const nowMs = parts.now();
    for (const spaceId of companyIds.toSorted()) await lockSpace(tx, spaceId);
    const open = await findOpenInvitations(tx, letter.email, nowMs);
    for (const {spaceId, id} of open.filter((one) => companyIds.includes(one.spaceId)))
      await writeSynced(tx, {spaceId, author: {kind: 'product'}, nowMs}, [
        {table: 'invitations', edit: [{id, declinedAt: toInstant(nowMs)}]},
      ]);
    return succeed({});
  }),
);
