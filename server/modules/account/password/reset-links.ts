import {eq, and, gt, lte} from 'drizzle-orm';
import {linkMinutes} from '#contract/account/rules.ts';
import {type Queryable, toInstant} from '#server/db/database.ts';
import {hashToken, newSecret} from '#server/modules/account/session/session-tokens.ts';
import {resetLinks} from '#server/modules/account/table.ts';

const linkLifeMs = linkMinutes * 60_000;

/** Makes a link to set a new password: 256 random bits, of which a hash is kept. Others that are in the mailbox stay good. Rule: ACC45. */
export async function addResetLink(database: Queryable, email: string, nowMs: number): Promise<string> {
  const token = newSecret();
  await database.insert(resetLinks).values({secretHash: hashToken(token), email, sentAt: toInstant(nowMs)});
  return token;
}

/** Whose link a token is; undefined where it is none, too old, or a new password was set since. */
export async function findByLink(database: Queryable, token: string, nowMs: number): Promise<string | undefined> {
  const isFresh = gt(resetLinks.sentAt, toInstant(nowMs - linkLifeMs));
  const [found] = await database
    .select({email: resetLinks.email})
    .from(resetLinks)
    .where(and(eq(resetLinks.secretHash, hashToken(token)), isFresh));
  return found?.email;
}

/** Takes away the links that open nothing any more. */
export async function sweepResetLinks(database: Queryable, nowMs: number): Promise<void> {
  await database.delete(resetLinks).where(lte(resetLinks.sentAt, toInstant(nowMs - linkLifeMs)));
}
