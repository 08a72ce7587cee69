import {createHash} from 'node:crypto';
import {sql, type SQL} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';
import {toInstant} from '#server/db/database.ts';

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

/** The keys of an attempt: a hash of the e-mail with the network, and one of the e-mail alone. */
export function attemptKeys(email: string, network: string): {here: Buffer; anywhere: Buffer} {
  return {here: hashText(`${email} ${network}`), anywhere: hashText(email)};
}

/** What the database keeps of a text that it only needs to recognise. */
export function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The attempt as a part of a question that is asked anyway; its value is what {@link takeAttempt} returns. */
export function attemptAt(email: string, network: string, nowMs: number): SQL<number> {
  const {here, anywhere} = attemptKeys(email, network);
  return sql<number>`take_login_attempt(${here}::bytea, ${anywhere}::bytea, ${toInstant(nowMs)}::timestamptz, ${memoryMs}::integer,
    ${fromOneNetwork.free}::integer, ${fromOneNetwork.longestMs}::integer,
    ${fromAnywhere.free}::integer, ${fromAnywhere.longestMs}::integer)`;
}

/**
 * Takes one attempt to sign in, counted as failed until it is forgotten, so that a hundred at once count too.
 * Knows nothing of whether the e-mail has an account. Nobody waits longer than a minute. Rule: ACC4.
 *
 * @param network where it comes from; see `callerNetwork`.
 * @returns 0 when it may go on, else the milliseconds to wait.
 */
export async function takeAttempt(database: Database, email: string, network: string, nowMs: number): Promise<number> {
  const {rows} = await database.execute<{wait: number}>(sql`select ${attemptAt(email, network, nowMs)} as wait`);
  return rows[0]?.wait ?? 0;
}

/** The parts of a statement that forget the failures of somebody who signed in well, and remember from where. */
export function forgetting(email: string, network: string, nowMs: number): SQL {
  const {here, anywhere} = attemptKeys(email, network);
  const until = toInstant(nowMs + trustMs);
  return sql`forgiven as (
      insert into login_attempts (key_hash, failures, last_at, trusted_until)
      values (${here}, 0, ${toInstant(nowMs)}::timestamptz, ${until}::timestamptz)
      on conflict (key_hash) do update set failures = 0, last_at = excluded.last_at, trusted_until = excluded.trusted_until),
    forgotten as (delete from login_attempts where key_hash = ${anywhere})`;
}

/** Forgets the failures of somebody who then signed in well, and remembers from where. */
export async function forgetAttempts(
  database: Pick<Database, 'execute'>,
  email: string,
  network: string,
  nowMs: number,
): Promise<void> {
  await database.execute(sql`with ${forgetting(email, network, nowMs)} select`);
}
