import {randomBytes} from 'node:crypto';
import {and, eq, isNull} from 'drizzle-orm';
import {recoveryCodeCount} from '#contract/account/second-factor.ts';
import {toInstant, type Queryable} from '#server/db/database.ts';
import {hashText} from '#server/modules/account/guesses/take-guess.ts';
import {recoveryCodes} from './table.ts';

/** Letters and digits that nobody mistakes for one another: 32, so 5 bits each. Source: Crockford's base 32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;

function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** A code as it was meant: without what divides it, and with the letters that are mistaken put right. */
function toPlain(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Makes new codes in the place of all before. @returns them as they are shown, once. Rule: FAC5. */
export async function renewRecoveryCodes(tx: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({length: recoveryCodeCount}, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({codeHash: hashText(toPlain(code)), userId})));
  return codes;
}

/** Takes the one use of a code. 80 random bits are not found by trying. Rule: FAC5. */
export async function takeRecoveryCode(
  database: Queryable,
  userId: string,
  typed: string,
  nowMs: number,
): Promise<boolean> {
  const isIt = and(eq(recoveryCodes.codeHash, hashText(toPlain(typed))), eq(recoveryCodes.userId, userId));
  const taken = await database
    .update(recoveryCodes)
    .set({usedAt: toInstant(nowMs)})
    .where(and(isIt, isNull(recoveryCodes.usedAt)));
  return taken.rowCount === 1;
}

/** How many codes are unused. */
export async function countRecoveryCodes(database: Queryable, userId: string): Promise<number> {
  return database.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
