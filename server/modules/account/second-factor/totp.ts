import {and, eq, lt} from 'drizzle-orm';
import {Secret, TOTP} from 'otpauth';
import type {Queryable} from '#server/db/database.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {totpKeys} from './table.ts';

const periodSeconds = 30;
/** Steps before and after the present one whose code counts: clocks of phones are seconds off. Source: RFC 6238, 5.2. */
const windowSteps = 1;

type Parts = Pick<AccountParts, 'database' | 'now' | 'secrets'>;

function toTotp(secret: string, email: string): TOTP {
  return new TOTP({issuer: 'Faro', label: email, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds});
}

/** Makes a key that waits for its first code. @returns it in base32 and as apps scan it. Rule: FAC2. */
export async function makeWaitingKey(
  {database, secrets}: Parts,
  {userId, email}: {readonly userId: string; readonly email: string},
): Promise<{secret: string; uri: string}> {
  // 160 bits, as the codes' SHA-1 takes. Source: RFC 4226, 4.
  const secret = new Secret({size: 20}).base32;
  const waitingSealed = await secrets.seal(secret, userId);
  await database
    .insert(totpKeys)
    .values({userId, waitingSealed})
    .onConflictDoUpdate({target: totpKeys.userId, set: {waitingSealed}});
  return {secret, uri: toTotp(secret, email).toString()};
}

/** The step of 30 seconds whose code this is; null where it is none that counts now. */
function stepOf(secret: string, code: string, nowMs: number): number | null {
  const delta = toTotp(secret, '').validate({token: code, timestamp: nowMs, window: windowSteps});
  return delta === null ? null : Math.floor(nowMs / 1_000 / periodSeconds) + delta;
}

/** Whether a code is one of the person's app that counts now. It counts once: none of its step, or of one before, is taken again. Rule: FAC2. */
export async function takeTotpCode({database, now, secrets}: Parts, userId: string, code: string): Promise<boolean> {
  const [key] = await database.select().from(totpKeys).where(eq(totpKeys.userId, userId));
  if (!key || key.sealed === null) return false;
  const step = stepOf(await secrets.open(key.sealed, userId), code, now());
  if (step === null) return false;
  const taken = await database
    .update(totpKeys)
    .set({lastStep: step})
    .where(and(eq(totpKeys.userId, userId), eq(totpKeys.sealed, key.sealed), lt(totpKeys.lastStep, step)));
  return taken.rowCount === 1;
}

/** Whether a code is one of the key that waits; its step is then used. @returns the sealed key with the step; null where it is not. */
export async function checkWaitingCode(
  {database, now, secrets}: Parts,
  userId: string,
  code: string,
): Promise<'none' | 'wrong' | {readonly sealed: string; readonly step: number}> {
  const [key] = await database.select().from(totpKeys).where(eq(totpKeys.userId, userId));
  if (!key || key.waitingSealed === null) return 'none';
  const step = stepOf(await secrets.open(key.waitingSealed, userId), code, now());
  return step === null ? 'wrong' : {sealed: key.waitingSealed, step};
}

/** The waiting key counts from now on, in the place of the one before. @returns false where another took its place meanwhile. */
export async function turnKeyOn(
  tx: Queryable,
  userId: string,
  {sealed, step}: {readonly sealed: string; readonly step: number},
): Promise<boolean> {
  const turned = await tx
    .update(totpKeys)
    .set({sealed, waitingSealed: null, lastStep: step})
    .where(and(eq(totpKeys.userId, userId), eq(totpKeys.waitingSealed, sealed)));
  return turned.rowCount === 1;
}
