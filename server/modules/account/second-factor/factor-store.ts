import {and, eq, ne} from 'drizzle-orm';
import {toInstant, type Queryable, type Transaction} from '#server/db/database.ts';
import {sessions, users} from '#server/modules/account/table.ts';
import {countRecoveryCodes, renewRecoveryCodes} from './recovery-codes.ts';
import {factorResets, passkeys, pendingSignIns, recoveryCodes, totpKeys} from './table.ts';

/** What a person has beside the password. */
export type OwnFactors = {readonly hasTotp: boolean; readonly passkeyCount: number};

/** Reads what of an app and passkeys a person has. */
export async function readFactors(database: Queryable, userId: string): Promise<OwnFactors> {
  const [totp] = await database.select().from(totpKeys).where(eq(totpKeys.userId, userId));
  return {
    hasTotp: typeof totp?.sealed === 'string',
    passkeyCount: await database.$count(passkeys, eq(passkeys.userId, userId)),
  };
}

/** Keeps everybody else from changing a person's factors until the transaction ends. */
export async function holdPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.select({id: users.id}).from(users).where(eq(users.id, userId)).for('update');
}

/** After a factor was added: it is asked for from now on, and the first one comes with recovery codes. @returns null where there are some. Rule: FAC5. */
export async function noteFactorOn(
  tx: Transaction,
  {userId, sessionId}: {readonly userId: string; readonly sessionId: string},
  nowMs: number,
): Promise<string[] | null> {
  const [user] = await tx.select({at: users.secondFactorAt}).from(users).where(eq(users.id, userId));
  if (user?.at === null) {
    await tx
      .update(users)
      .set({secondFactorAt: toInstant(nowMs)})
      .where(eq(users.id, userId));
    // What was shown in other sessions was shown by the password alone.
    const isOther = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
    await tx.update(sessions).set({provenAt: null}).where(isOther);
  }
  const left = await countRecoveryCodes(tx, userId);
  return left > 0 ? null : renewRecoveryCodes(tx, userId);
}

/** Takes everything away that a person has beside the password. */
export async function dropFactors(tx: Transaction, userId: string, reset?: {readonly atMs: number}): Promise<void> {
  await tx.delete(totpKeys).where(eq(totpKeys.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(factorResets).where(eq(factorResets.userId, userId));
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await tx
    .update(users)
    .set({secondFactorAt: null, ...(reset && {factorResetAt: toInstant(reset.atMs)})})
    .where(eq(users.id, userId));
}
