import {createHash} from 'node:crypto';
import {eq, sql} from 'drizzle-orm';
import {inTransaction, type Database, type Queryable, type Transaction} from '#server/db/database.ts';
import {loginAttempts} from './table.ts';

/** How failures slow the next attempt: `free` cost nothing, then the wait doubles from 1 s up to `longestMs`. */
type Slowing = {readonly free: number; readonly longestMs: number};

/** From one network to one e-mail: somebody guessing. */
const fromOneNetwork: Slowing = {free: 5, longestMs: 60_000};
/** To one e-mail from anywhere: many machines guessing. Short, because its owner may be among them on a new network. */
const fromAnywhere: Slowing = {free: 50, longestMs: 5_000};
/** Failures older than this are forgotten. */
const memoryMs = 3_600_000;
/** How long a network is known from which somebody signed in well: others who guess cannot make its people wait. */
const trustMs = 90 * 24 * 3_600_000;
/** Forgotten rows removed at each attempt: more than it adds, so that they never pile up. */
const removedAtOnce = 20;

const keysOf = (email: string, network: string) => ({here: toKey(`${email} ${network}`), anywhere: toKey(email)});

function toKey(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Takes one attempt to sign in, counted as failed until {@link forgetAttempts} says otherwise, so that a hundred at once count too.
 * Knows nothing of whether the e-mail has an account. Nobody waits longer than a minute. Rule: ACC4.
 *
 * @param network where it comes from; see `callerNetwork`.
 * @returns 0 when it may go on, else the milliseconds to wait.
 */
export async function takeAttempt(database: Database, email: string, network: string, nowMs: number): Promise<number> {
  await removeForgotten(database, nowMs);
  return inTransaction(database, async (tx) => {
    const keys = keysOf(email, network);
    const here = await lockAttempts(tx, keys.here, nowMs);
    const isTrusted = here.trustedUntil !== null && Date.parse(here.trustedUntil) > nowMs;
    const anywhere = isTrusted ? undefined : await lockAttempts(tx, keys.anywhere, nowMs);
    const waitMs = Math.max(waitOf(here, fromOneNetwork, nowMs), anywhere ? waitOf(anywhere, fromAnywhere, nowMs) : 0);
    if (waitMs > 0) return waitMs;
    for (const attempts of [here, ...(anywhere ? [anywhere] : [])]) await countOne(tx, attempts, nowMs);
    return 0;
  });
}

type Attempts = typeof loginAttempts.$inferSelect;

async function lockAttempts(tx: Transaction, keyHash: Buffer, nowMs: number): Promise<Attempts> {
  const none = {keyHash, failures: 0, lastAt: toInstant(nowMs), trustedUntil: null};
  await tx.insert(loginAttempts).values(none).onConflictDoNothing();
  const [known] = await tx.select().from(loginAttempts).where(eq(loginAttempts.keyHash, keyHash)).for('update');
  if (!known) return none;
  return nowMs - Date.parse(known.lastAt) > memoryMs ? {...known, failures: 0} : known;
}

async function countOne(tx: Transaction, {keyHash, failures}: Attempts, nowMs: number): Promise<void> {
  await tx
    .update(loginAttempts)
    .set({failures: failures + 1, lastAt: toInstant(nowMs)})
    .where(eq(loginAttempts.keyHash, keyHash));
}

function waitOf(known: Attempts, slowing: Slowing, nowMs: number): number {
  const sinceMs = nowMs - Date.parse(known.lastAt);
  if (known.failures < slowing.free) return 0;
  const fullWaitMs = Math.min(slowing.longestMs, 1_000 * 2 ** Math.min(known.failures - slowing.free, 10));
  return Math.max(0, fullWaitMs - sinceMs);
}

/** Forgets the failures of somebody who then signed in well, and remembers from where. */
export async function forgetAttempts(
  database: Queryable,
  email: string,
  network: string,
  nowMs: number,
): Promise<void> {
  const keys = keysOf(email, network);
  const known = {failures: 0, lastAt: toInstant(nowMs), trustedUntil: toInstant(nowMs + trustMs)};
  await database
    .insert(loginAttempts)
    .values({keyHash: keys.here, ...known})
    .onConflictDoUpdate({target: loginAttempts.keyHash, set: known});
  await database.delete(loginAttempts).where(eq(loginAttempts.keyHash, keys.anywhere));
}

/** Passes over rows that somebody holds, so that it waits for nobody and nobody for it. */
async function removeForgotten(database: Queryable, nowMs: number): Promise<void> {
  await database.execute(sql`
    delete from login_attempts where key_hash in (
      select key_hash from login_attempts where greatest(last_at, trusted_until) < ${toInstant(nowMs - memoryMs)}
      limit ${removedAtOnce} for update skip locked)`);
}

function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}
