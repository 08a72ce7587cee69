import {eq} from 'drizzle-orm';
import {leaveWaitlist as endpoint} from '#contract/contact/leave-waitlist.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {ContactParts} from './contact-parts.ts';
import {hashToken} from './join-waitlist.ts';
import {waitlistEntries} from './waitlist-table.ts';

/** Forgets the entry that the token is of, if there is one. Rule: CTC10. */
export const leaveWaitlist = implement(endpoint, async ({database}: Pick<ContactParts, 'database'>, {token}) => {
  await database.delete(waitlistEntries).where(eq(waitlistEntries.tokenHash, hashToken(token)));
  return succeed({});
});
