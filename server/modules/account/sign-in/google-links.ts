import {and, eq, isNull, lt} from 'drizzle-orm';
import {inTransaction, toInstant, type Queryable} from '#server/db/database.ts';
import type {OpenCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import type {User} from '#server/modules/account/person/user-store.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {takeLinkCookie} from '#server/modules/account/session/session-cookies.ts';
import {hashToken, newSecret} from '#server/modules/account/session/session-tokens.ts';
import {googleLinks, users} from '#server/modules/account/table.ts';

/** How long one may take to give the password. Rule: ACC39. */
const linkLifeMs = 10 * 60_000;

/**
 * Remembers a Google account that is to be linked once the account's password was given, and forgets those nobody came back for.
 *
 * @returns what this browser shows then.
 */
export async function keepGoogleLink(
  database: Queryable,
  {userId, subject}: {readonly userId: string; readonly subject: string},
  nowMs: number,
): Promise<string> {
  const secret = newSecret();
  await database.delete(googleLinks).where(lt(googleLinks.expiresAt, toInstant(nowMs)));
  const expiresAt = toInstant(nowMs + linkLifeMs);
  await database.insert(googleLinks).values({secretHash: hashToken(secret), userId, googleSubject: subject, expiresAt});
  return secret;
}

/**
 * Links the Google account that waits in the calling browser, now that somebody has signed in there by a password; it waits for nobody
 * any more. Does nothing where it waits for another account, for too long, or where that one is linked by now. Rule: ACC39.
 */
export async function linkWaitingGoogle(
  parts: Pick<AccountParts, 'database' | 'now' | 'queueMail'>,
  call: OpenCall,
  user: User,
): Promise<void> {
  const secret = takeLinkCookie(call);
  if (secret === undefined) return;
  await inTransaction(parts.database, async (tx) => {
    const [waiting] = await tx
      .delete(googleLinks)
      .where(eq(googleLinks.secretHash, hashToken(secret)))
      .returning();
    if (waiting?.userId !== user.id || Date.parse(waiting.expiresAt) <= parts.now()) return;
    const {googleSubject} = waiting;
    // Somebody else may have it since: they came by it, and keep it.
    const isTaken = await tx.$count(users, eq(users.googleSubject, googleSubject));
    if (isTaken > 0) return;
    const [linked] = await tx
      .update(users)
      .set({googleSubject})
      .where(and(eq(users.id, user.id), isNull(users.googleSubject)))
      .returning();
    if (linked) await tellOwner(parts, tx, linked, {event: 'google-linked', device: readDevice(call.request)});
  });
}
