import {and, eq, gt, lt} from 'drizzle-orm';
import type {Queryable} from '#server/db/database.ts';
import {hashToken} from '#server/modules/account/session/session-tokens.ts';
import {googleSignIns} from '#server/modules/account/table.ts';
import {toInstant} from '#server/db/database.ts';

/** How long one may take at Google. */
const signInLifeMs = 10 * 60_000;

/** A sign-in that is at Google, as it was begun. */
export type GoogleSignIn = Omit<typeof googleSignIns.$inferSelect, 'stateHash' | 'expiresAt'>;

/** Remembers a sign-in that goes to Google, and forgets those that never came back. */
export async function keepGoogleSignIn(
  database: Queryable,
  state: string,
  signIn: GoogleSignIn,
  nowMs: number,
): Promise<void> {
  await database.delete(googleSignIns).where(lt(googleSignIns.expiresAt, toInstant(nowMs)));
  const expiresAt = toInstant(nowMs + signInLifeMs);
  await database.insert(googleSignIns).values({...signIn, stateHash: hashToken(state), expiresAt});
}

/** Takes the one use of a state. @returns undefined when it was used, is too old or made up. */
export async function takeGoogleSignIn(
  database: Queryable,
  state: string,
  nowMs: number,
): Promise<GoogleSignIn | undefined> {
  const [taken] = await database
    .delete(googleSignIns)
    .where(and(eq(googleSignIns.stateHash, hashToken(state)), gt(googleSignIns.expiresAt, toInstant(nowMs))))
    .returning();
  return taken;
}
