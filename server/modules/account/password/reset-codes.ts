import {randomInt} from 'node:crypto';
import {and, eq, lt, sql} from 'drizzle-orm';
import {codeMinutes, codeWaitSeconds} from '#contract/account/rules.ts';
import type {Queryable} from '#server/db/database.ts';
import {hashText} from '#server/modules/account/guesses/take-guess.ts';
import {resetCodes} from '#server/modules/account/table.ts';
import {toInstant} from '#server/db/database.ts';

/** Wrong codes that one code forgives. The network that asked for it and all others are counted apart: nobody uses up another's tries. Rule: ACC15. */
const maxTries = 5;
const codeLifeMs = codeMinutes * 60_000;

/** Of the e-mail and the network, so that no network is kept. */
const networkKey = (email: string, network: string): Buffer => hashText(`${email} ${network}`);

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
  const key = {email, networkHash: networkKey(email, network)};
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
  const isHere = sql`${resetCodes.networkHash} = ${networkKey(email, network)}`;
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

/** Takes away what was asked for long ago; the e-mails of people who have no account are not kept either. */
export async function sweepResetCodes(database: Queryable, nowMs: number): Promise<void> {
  await database.delete(resetCodes).where(lt(resetCodes.askedAt, toInstant(nowMs - 2 * codeLifeMs)));
}
