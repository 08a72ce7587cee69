import {randomInt} from 'node:crypto';
import {and, eq, gt, sql} from 'drizzle-orm';
import {inTransaction, toInstant} from '#server/db/database.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {isBusy} from '#server/modules/account/password/hash-queue.ts';
import type {User} from '#server/modules/account/person/user-store.ts';
import {factorResets} from './table.ts';

/** How long a mailed code is good. Source: D23. */
const resetMinutes = 15;
/** How long one waits for the next. Source: D23. */
const resetWaitMs = 60_000;

type Parts = Pick<AccountParts, 'database' | 'now' | 'passwords' | 'queueMail'>;

/** Mails a code that takes the second factor away. @returns 0, or the milliseconds to wait. Rule: FAC6. */
export async function noteResetWanted(
  {database, now, passwords, queueMail}: Parts,
  {id, email, firstName, language}: Pick<User, 'id' | 'email' | 'firstName' | 'language'>,
): Promise<number> {
  const nowMs = now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await passwords.hash(code);
  if (isBusy(codeHash)) return codeHash.retryAfterMs;
  return inTransaction(database, async (tx) => {
    const fresh = {codeHash, askedAt: toInstant(nowMs)};
    const noted = await tx
      .insert(factorResets)
      .values({userId: id, ...fresh})
      .onConflictDoUpdate({
        target: factorResets.userId,
        set: fresh,
        // Asked for later than now it was before the clock was put back.
        setWhere: sql`${factorResets.askedAt} <= ${toInstant(nowMs - resetWaitMs)}::timestamptz
          or ${factorResets.askedAt} > ${toInstant(nowMs)}::timestamptz`,
      })
      .returning();
    if (noted.length === 0) {
      const [known] = await tx.select().from(factorResets).where(eq(factorResets.userId, id));
      return known ? Math.max(1, Date.parse(known.askedAt) + resetWaitMs - nowMs) : 1;
    }
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
    return 0;
  });
}

/** Whether a code is the one that was mailed, within its time. */
export async function isResetCode({database, now, passwords}: Parts, userId: string, code: string): Promise<boolean> {
  const isLive = gt(factorResets.askedAt, toInstant(now() - resetMinutes * 60_000));
  const [found] = await database
    .select()
    .from(factorResets)
    .where(and(eq(factorResets.userId, userId), isLive));
  return (await passwords.isRight(found?.codeHash, code)) === true;
}
