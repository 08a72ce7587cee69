import {randomInt} from 'node:crypto';
import {and, eq, gt, lt, ne, sql} from 'drizzle-orm';
import {codeMinutes, codeWaitSeconds} from '#contract/account/rules.ts';
import type {Queryable} from '#server/db/database.ts';
import {attemptKeys, hashText} from '#server/modules/account/sign-in/login-attempts.ts';
import {loginAttempts, resetCodes} from '#server/modules/account/table.ts';
import {toInstant} from '#server/db/database.ts';

/** Wrong codes that one code forgives. The network that asked for it and all others are counted apart: nobody uses up another's tries. Rule: ACC15. */
const maxTries = 5;
/** Wrong codes for one e-mail within a day, from networks its person never signed in from. Then only networks they know go on. */
const maxWrongADay = 50;
/** Networks from which codes for one e-mail are mailed at once, beside those its person signed in from. */
const maxNetworks = 10;
const dayMs = 24 * 3_600_000;
const codeLifeMs = codeMinutes * 60_000;
const wrongKey = (email: string): Buffer => hashText(`reset ${email}`);

/** Six digits nobody can guess. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Notes that a code is wanted. Knows nothing of whether the e-mail has an account. Rule: ACC14.
 *
 * @returns 0, or the milliseconds to wait before the next from this network.
 */
export async function noteCodeWanted(
  database: Queryable,
  email: string,
  network: string,
  nowMs: number,
): Promise<number> {
  const key = {email, networkHash: attemptKeys(email, network).here};
  const fresh = {codeHash: null, askedAt: toInstant(nowMs), isDue: true, triesHere: 0, triesElsewhere: 0};
  const noted = await database
    .insert(resetCodes)
    .values({...key, ...fresh})
    .onConflictDoUpdate({
      target: [resetCodes.email, resetCodes.networkHash],
      set: fresh,
      // Asked for later than now it was before the clock was put back.
      setWhere: sql`${resetCodes.askedAt} <= ${toInstant(nowMs - codeWaitSeconds * 1_000)}::timestamptz
        or ${resetCodes.askedAt} > ${toInstant(nowMs)}::timestamptz`,
    })
    .returning({askedAt: resetCodes.askedAt});
  if (noted.length > 0) return 0;
  const [known] = await database.select().from(resetCodes).where(isKey(key));
  return known ? Math.max(1, Date.parse(known.askedAt) + codeWaitSeconds * 1_000 - nowMs) : 0;
}

const isKey = ({email, networkHash}: {email: string; networkHash: Buffer}) =>
  and(eq(resetCodes.email, email), eq(resetCodes.networkHash, networkHash));

/**
 * Takes one try at a code: the one asked for from this network, else the newest of another. Rule: ACC15.
 *
 * @returns the code's hash; undefined where there is none, it is too old, or its tries are used up.
 */
export async function takeTry(
  database: Queryable,
  email: string,
  network: string,
  nowMs: number,
): Promise<string | undefined> {
  const isHere = sql`${resetCodes.networkHash} = ${attemptKeys(email, network).here}`;
  const {rows} = await database.execute<{code_hash: string | null}>(sql`
    with chosen as (
      select network_hash from ${resetCodes}
      where ${resetCodes.email} = ${email} and ${resetCodes.askedAt} > ${toInstant(nowMs - codeLifeMs)}::timestamptz
        and case when ${isHere} then ${resetCodes.triesHere} else ${resetCodes.triesElsewhere} end < ${maxTries}
      order by ${isHere} desc, ${resetCodes.askedAt} desc limit 1 for update)
    update ${resetCodes} set
      tries_here = tries_here + (${isHere})::integer, tries_elsewhere = tries_elsewhere + (not ${isHere})::integer
    from chosen where ${resetCodes.email} = ${email} and ${resetCodes.networkHash} = chosen.network_hash
    returning code_hash`);
  return rows[0]?.code_hash ?? undefined;
}

/** Whether a code was not used meanwhile. */
export async function isStillGood(database: Queryable, email: string, codeHash: string | undefined): Promise<boolean> {
  if (codeHash === undefined) return false;
  return (await database.$count(resetCodes, and(eq(resetCodes.email, email), eq(resetCodes.codeHash, codeHash)))) > 0;
}

/** Counts a wrong code against its e-mail, whoever has it. */
export async function noteWrongCode(database: Queryable, email: string, nowMs: number): Promise<void> {
  const now = toInstant(nowMs);
  const isForgotten = sql`${loginAttempts.lastAt} < ${toInstant(nowMs - dayMs)}::timestamptz`;
  await database
    .insert(loginAttempts)
    // Kept for a day from now, unlike a failed sign-in.
    .values({keyHash: wrongKey(email), failures: 1, lastAt: now, trustedUntil: toInstant(nowMs + dayMs)})
    .onConflictDoUpdate({
      target: loginAttempts.keyHash,
      set: {
        failures: sql`case when ${isForgotten} then 1 else ${loginAttempts.failures} + 1 end`,
        lastAt: now,
        trustedUntil: toInstant(nowMs + dayMs),
      },
    });
}

/**
 * Whether codes from a network are still looked at: not after too many wrong ones from anywhere, unless the person signed in well from it.
 * Rule: ACC15.
 */
export async function isResetOpen(
  database: Queryable,
  {email, networkHash}: {readonly email: string; readonly networkHash: Buffer},
  nowMs: number,
): Promise<'open' | 'trusted' | 'closed'> {
  const {rows} = await database.execute<{wrong: number; is_trusted: boolean}>(sql`
    select
      coalesce((select failures from login_attempts where key_hash = ${wrongKey(email)}
        and last_at >= ${toInstant(nowMs - dayMs)}::timestamptz), 0) as wrong,
      exists (select from login_attempts where key_hash = ${networkHash}
        and trusted_until > ${toInstant(nowMs)}::timestamptz) as is_trusted`);
  const [found] = rows;
  if (found?.is_trusted === true) return 'trusted';
  return (found?.wrong ?? 0) >= maxWrongADay ? 'closed' : 'open';
}

/** Whether codes for this e-mail were already mailed for as many other networks as may be. */
export async function isFlooded(
  database: Queryable,
  {email, networkHash}: {readonly email: string; readonly networkHash: Buffer},
  nowMs: number,
): Promise<boolean> {
  const others = await database.$count(
    resetCodes,
    and(
      eq(resetCodes.email, email),
      ne(resetCodes.networkHash, networkHash),
      eq(resetCodes.isDue, false),
      gt(resetCodes.askedAt, toInstant(nowMs - codeLifeMs)),
    ),
  );
  return others >= maxNetworks;
}

/** Takes away what was asked for long ago; the e-mails of people who have no account are not kept either. */
export async function sweepResetCodes(database: Queryable, nowMs: number): Promise<void> {
  await database.delete(resetCodes).where(lt(resetCodes.askedAt, toInstant(nowMs - 2 * codeLifeMs)));
}
