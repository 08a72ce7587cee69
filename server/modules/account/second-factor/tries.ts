import {eq, sql} from 'drizzle-orm';
import {factorTries, factorWaitMs} from '#contract/account/second-factor.ts';
import {toInstant, type Queryable} from '#server/db/database.ts';
import {hashText} from '#server/modules/account/guesses/take-guess.ts';
import {factorTriesTable} from './table.ts';

const dayMs = 24 * 3_600_000;
/** Codes tried on one day, right ones too: of a million codes three count at a time, so a year of it finds one in 45. */
const maxOnDay = 20;

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
  const day = sql`${toInstant(nowMs - dayMs)}::timestamptz`;
  const {inARow, onDay, lastAt, dayBeganAt} = factorTriesTable;
  // A clock that was put back must not make anybody wait for longer than a day of it.
  const isWaitOver = sql`(${lastAt} <= ${wait} or ${lastAt} > ${now})`;
  const isDayOver = sql`(${dayBeganAt} <= ${day} or ${dayBeganAt} > ${now})`;
  const taken = await database
    .insert(factorTriesTable)
    .values({keyHash: keyOf(place), inARow: 1, lastAt: toInstant(nowMs), onDay: 1, dayBeganAt: toInstant(nowMs)})
    .onConflictDoUpdate({
      target: factorTriesTable.keyHash,
      set: {
        inARow: sql`case when ${inARow} >= ${factorTries} then 1 else ${inARow} + 1 end`,
        onDay: sql`case when ${isDayOver} then 1 else ${onDay} + 1 end`,
        dayBeganAt: sql`case when ${isDayOver} then ${now} else ${dayBeganAt} end`,
        lastAt: now,
      },
      setWhere: sql`(${inARow} < ${factorTries} or ${isWaitOver}) and (${onDay} < ${maxOnDay} or ${isDayOver})`,
    })
    .returning({inARow});
  const [counted] = taken;
  if (counted) return {waitMs: 0, triesLeft: factorTries - counted.inARow};
  const [held] = await database
    .select()
    .from(factorTriesTable)
    .where(eq(factorTriesTable.keyHash, keyOf(place)));
  if (!held) return {waitMs: 1, triesLeft: 0};
  const afterRow = held.inARow >= factorTries ? Date.parse(held.lastAt) + factorWaitMs - nowMs : 0;
  const afterDay = held.onDay >= maxOnDay ? Date.parse(held.dayBeganAt) + dayMs - nowMs : 0;
  return {waitMs: Math.max(1, afterRow, afterDay), triesLeft: 0};
}

/** The code was right: wrong ones in a row begin anew, those of the day stay counted. */
export async function forgiveTries(database: Queryable, place: TryPlace): Promise<void> {
  await database
    .update(factorTriesTable)
    .set({inARow: 0})
    .where(eq(factorTriesTable.keyHash, keyOf(place)));
}

/** The code was not looked at: the try is none. */
export async function giveTryBack(database: Queryable, place: TryPlace): Promise<void> {
  const {inARow, onDay} = factorTriesTable;
  await database
    .update(factorTriesTable)
    .set({inARow: sql`greatest(${inARow} - 1, 0)`, onDay: sql`greatest(${onDay} - 1, 0)`})
    .where(eq(factorTriesTable.keyHash, keyOf(place)));
}
