import {eq, sql} from 'drizzle-orm';
import {factorTries, factorWaitMs} from '#contract/account/second-factor.ts';
import {toInstant, type Queryable} from '#server/db/database.ts';
import {hashText} from '#server/modules/account/guesses/take-guess.ts';
import {factorTriesTable} from './table.ts';

/** Where codes are tried: by anybody who knows the password, or on a device that is signed in or known, whose tries others cannot use up. */
export type TryPlace = {
  readonly userId: string;
  /** The session, or the secret of the known device; undefined for anybody. */
  readonly holder: string | undefined;
};

const keyOf = ({userId, holder}: TryPlace): Buffer => hashText(`factor ${userId} ${holder ?? 'anybody'}`);

/** What is left after a try that is not yet known to be right: wrong ones in a row, or the wait. */
export type TakenTry = {readonly waitMs: number; readonly triesLeft: number};

/**
 * Takes one try at a code, counted as wrong until {@link forgiveTries}, so that a hundred at once count too. Rule: FAC3. Source: D23.
 *
 * @returns `waitMs` 0 where the code may be looked at, else how long to wait.
 */
export async function takeFactorTry(database: Queryable, place: TryPlace, nowMs: number): Promise<TakenTry> {
  const now = sql`${toInstant(nowMs)}::timestamptz`;
  const wait = sql`${toInstant(nowMs - factorWaitMs)}::timestamptz`;
  const {inARow, lastAt} = factorTriesTable;
  // A clock that was put back must not make anybody wait for the time it went back by.
  const isWaitOver = sql`(${lastAt} <= ${wait} or ${lastAt} > ${now})`;
  const taken = await database
    .insert(factorTriesTable)
    .values({keyHash: keyOf(place), inARow: 1, lastAt: toInstant(nowMs)})
    .onConflictDoUpdate({
      target: factorTriesTable.keyHash,
      set: {
        inARow: sql`case when ${inARow} >= ${factorTries} then 1 else ${inARow} + 1 end`,
        lastAt: now,
      },
      setWhere: sql`${inARow} < ${factorTries} or ${isWaitOver}`,
    })
    .returning({inARow});
  const [counted] = taken;
  if (counted) return {waitMs: 0, triesLeft: factorTries - counted.inARow};
  const [held] = await database
    .select()
    .from(factorTriesTable)
    .where(eq(factorTriesTable.keyHash, keyOf(place)));
  return {waitMs: held ? Math.max(1, Date.parse(held.lastAt) + factorWaitMs - nowMs) : 1, triesLeft: 0};
}

/** The code was right: wrong ones in a row begin anew. */
export async function forgiveTries(database: Queryable, place: TryPlace): Promise<void> {
  await database
    .update(factorTriesTable)
    .set({inARow: 0})
    .where(eq(factorTriesTable.keyHash, keyOf(place)));
}

/** The code was not looked at: the try is none. */
export async function giveTryBack(database: Queryable, place: TryPlace): Promise<void> {
  await database
    .update(factorTriesTable)
    .set({inARow: sql`greatest(${factorTriesTable.inARow} - 1, 0)`})
    .where(eq(factorTriesTable.keyHash, keyOf(place)));
}
