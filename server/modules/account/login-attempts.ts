import {createHash} from 'node:crypto';
import {eq, inArray, sql} from 'drizzle-orm';
import {inTransaction, type Database, type Queryable, type Transaction} from '#server/db/database.ts';
import {loginAttempts} from '#server/modules/account/table.ts';

/** How failures slow the next attempt: `free` cost nothing, then the wait doubles from 1 s up to `longestMs`. */
type Slowing = {readonly free: number; readonly longestMs: number};

/** From one address to one e-mail: somebody guessing. */
const fromOneAddress: Slowing = {free: 5, longestMs: 60_000};
/** To one e-mail from anywhere: many machines guessing. Short, because its owner waits too. */
const fromAnywhere: Slowing = {free: 50, longestMs: 5_000};
/** Failures older than this are forgotten. */
const memoryMs = 3_600_000;

const keysOf = (email: string, address: string) => [
  {keyHash: toKey(`${email} ${address}`), slowing: fromOneAddress},
  {keyHash: toKey(email), slowing: fromAnywhere},
];

function toKey(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Takes one attempt to sign in, counted as failed until {@link forgetAttempts} says otherwise, so that a hundred at once count too.
 * Knows nothing of whether the e-mail has an account. Nobody waits longer than a minute. Rule: ACC4.
 *
 * @returns 0 when it may go on, else the milliseconds to wait.
 */
export async function takeAttempt(database: Database, email: string, address: string, nowMs: number): Promise<number> {
  return inTransaction(database, async (tx) => {
    const waits: number[] = [];
    for (const {keyHash, slowing} of keysOf(email, address)) waits.push(await waitOf(tx, keyHash, slowing, nowMs));
    const waitMs = Math.max(...waits);
    if (waitMs > 0) return waitMs;
    for (const {keyHash} of keysOf(email, address)) {
      await tx
        .update(loginAttempts)
        .set({failures: sql`${loginAttempts.failures} + 1`, lastAt: new Date(nowMs).toISOString()})
        .where(eq(loginAttempts.keyHash, keyHash));
    }
    return 0;
  });
}

async function waitOf(tx: Transaction, keyHash: Buffer, slowing: Slowing, nowMs: number): Promise<number> {
  const lastAt = new Date(nowMs).toISOString();
  await tx.insert(loginAttempts).values({keyHash, failures: 0, lastAt}).onConflictDoNothing();
  const [known] = await tx.select().from(loginAttempts).where(eq(loginAttempts.keyHash, keyHash)).for('update');
  if (!known) return 0;
  const sinceMs = nowMs - Date.parse(known.lastAt);
  if (sinceMs > memoryMs) {
    await tx.update(loginAttempts).set({failures: 0}).where(eq(loginAttempts.keyHash, keyHash));
    return 0;
  }
  if (known.failures < slowing.free) return 0;
  const fullWaitMs = Math.min(slowing.longestMs, 1_000 * 2 ** Math.min(known.failures - slowing.free, 10));
  return Math.max(0, fullWaitMs - sinceMs);
}

/** Forgets the failures of somebody who then signed in well. */
export async function forgetAttempts(database: Queryable, email: string, address: string): Promise<void> {
  const hashes = keysOf(email, address).map(({keyHash}) => keyHash);
  await database.delete(loginAttempts).where(inArray(loginAttempts.keyHash, hashes));
}
