import {and, eq, gt} from 'drizzle-orm';
import {inTransaction, toInstant, type Queryable} from '#server/db/database.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {isBusy, type Busy} from '#server/http/busy.ts';
import type {Turn} from '#server/modules/account/password/hash-queue.ts';
import type {User} from '#server/modules/account/person/user-store.ts';
import {newCode} from '#server/modules/account/password/reset-codes.ts';
import {holdPerson} from './factor-store.ts';
import {factorResets} from './table.ts';

/** How long a mailed code is good. Source: D23. */
const resetMinutes = 15;
/** How long one waits for the next. Source: D23. */
const resetWaitMs = 60_000;

type Parts = Pick<AccountParts, 'database' | 'now' | 'passwords' | 'queueMail'>;

/** Mails a code that takes the second factor away. @returns when to come back, where it is too early or too many passwords are being hashed. Rule: FAC6. */
export async function noteResetWanted(
  {database, now, passwords, queueMail}: Parts,
  {id, email, firstName, language}: Pick<User, 'id' | 'email' | 'firstName' | 'language'>,
  turn: Turn,
): Promise<'mailed' | {readonly waitMs: number} | Busy> {
  const nowMs = now();
  const waitMs = await waitOf(database, id, nowMs);
  if (waitMs > 0) return {waitMs};
  const code = newCode();
  const codeHash = await passwords.hash(code, turn);
  if (isBusy(codeHash)) return codeHash;
  return inTransaction(database, async (tx) => {
    // Of two at once one is mailed.
    await holdPerson(tx, id);
    const stillMs = await waitOf(tx, id, nowMs);
    if (stillMs > 0) return {waitMs: stillMs};
    const fresh = {codeHash, askedAt: toInstant(nowMs)};
    await tx
      .insert(factorResets)
      .values({userId: id, ...fresh})
      .onConflictDoUpdate({target: factorResets.userId, set: fresh});
    await queueMail(tx, {
      kind: 'reset-code',
      to: email,
      language,
      firstName,
      code,
      minutesValid: resetMinutes,
      takesFactor: true,
      token: '',
      linkMinutes: 0,
    });
    return 'mailed';
  });
}

async function waitOf(database: Queryable, userId: string, nowMs: number): Promise<number> {
  const [known] = await database.select().from(factorResets).where(eq(factorResets.userId, userId));
  const agoMs = known ? nowMs - Date.parse(known.askedAt) : Infinity;
  // Asked for later than now it was before the clock was put back.
  return agoMs < 0 ? 0 : Math.max(0, resetWaitMs - agoMs);
}

/** Whether a code is the one that was mailed, within its time. */
export async function isResetCode(
  {database, now, passwords}: Parts,
  userId: string,
  {code, turn}: {readonly code: string; readonly turn: Turn},
): Promise<boolean | Busy> {
  const isLive = gt(factorResets.askedAt, toInstant(now() - resetMinutes * 60_000));
  const [found] = await database
    .select()
    .from(factorResets)
    .where(and(eq(factorResets.userId, userId), isLive));
  return passwords.isRight(found?.codeHash, code, turn);
}
