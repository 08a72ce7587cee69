import {createHash, randomBytes} from 'node:crypto';
import {and, eq} from 'drizzle-orm';
import {joinWaitlist as endpoint} from '#contract/contact/join-waitlist.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {ContactParts} from './contact-parts.ts';
import {isFlooded} from './recent-entries.ts';
import {hashNetwork} from './recent-messages.ts';
import {waitlistEntries} from './waitlist-table.ts';

/** Enters an e-mail for a thing, and queues its mail in the same transaction; one that is there changes nothing. Rules: CTC7–CTC11. */
export const joinWaitlist = implement(
  endpoint,
  async ({database, now, queueMail, limitsFloods}: ContactParts, {topic, email, language, website = ''}, {request}) => {
    if (website.trim() !== '') return succeed({});
    const networkHash = hashNetwork(callerNetwork(request.ip));
    return inTransaction(database, async (tx) => {
      const nowMs = now();
      const isFlood = await isFlooded(tx, networkHash, nowMs);
      const isSame = and(eq(waitlistEntries.email, email), eq(waitlistEntries.topic, topic));
      const known = await tx.select({id: waitlistEntries.id}).from(waitlistEntries).where(isSame);
      if (known.length > 0) return succeed({});
      const token = randomBytes(32).toString('base64url');
      await tx.insert(waitlistEntries).values({
        id: makeId(nowMs),
        topic,
        email,
        language,
        joinedAt: toInstant(nowMs),
        tokenHash: hashToken(token),
        networkHash,
      });
      if (!limitsFloods || !isFlood) await queueMail(tx, {kind: 'waitlist-joined', to: email, language, topic, token});
      return succeed({});
    });
  },
);

/** A token as it is kept. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
