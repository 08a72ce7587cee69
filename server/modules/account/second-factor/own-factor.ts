import {eq} from 'drizzle-orm';
import * as endpoints from '#contract/account/second-factor.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import {implement, type SignedInCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {findUser, type User} from '#server/modules/account/person/user-store.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import type {SecurityEvent} from '#server/mail/mail-order.ts';
import {dropFactors, holdPerson, noteFactorOn, readFactors} from './factor-store.ts';
import {askToMakePasskey, dropPasskey, keepPasskey, passkeysOf} from './passkey-store.ts';
import {countRecoveryCodes, renewRecoveryCodes} from './recovery-codes.ts';
import {totpKeys} from './table.ts';
import {checkWaitingCode, makeWaitingKey, turnKeyOn} from './totp.ts';
import {forgiveTries, takeFactorTry} from './tries.ts';

const last = fail('conflict', 'account.factor-last');
const full = fail('conflict', 'account.passkeys-full');

async function ownUser(parts: AccountParts, {session}: SignedInCall): Promise<User> {
  const user = await findUser(parts.database, session.userId);
  if (!user) throw new Error('a session without its person');
  return user;
}

async function mailOwner(
  parts: AccountParts,
  tx: Transaction,
  call: SignedInCall,
  event: SecurityEvent,
): Promise<void> {
  const user = await findUser(tx, call.session.userId);
  if (user) await tellOwner(parts, tx, user, {event, device: readDevice(call.request)});
}

/** What one has beside the password. */
export const readSecondFactor = implement(endpoints.readSecondFactor, async (parts: AccountParts, _input, call) => {
  const {database, demandsFactor} = parts;
  const user = await ownUser(parts, call);
  const {hasTotp} = await readFactors(database, user.id);
  const keys = await passkeysOf(database, user.id);
  const withPassword = user.passwordHash === null ? 'google' : 'password';
  return succeed({
    hasTotp,
    passkeys: keys.map(({id, name, createdAt, lastUsedAt}) => ({id, name, createdAt, lastUsedAt})),
    recoveryCodesLeft: await countRecoveryCodes(database, user.id),
    isDemanded: user.isAdmin && demandsFactor,
    proof: user.secondFactorAt === null ? withPassword : 'factor',
  });
});

/** Makes a key for an app. Rule: FAC2. */
export const beginTotp = implement(endpoints.beginTotp, async (parts: AccountParts, _input, {session}) =>
  succeed(await makeWaitingKey(parts, session)),
);

/** Turns the app on by a code of it. Rules: FAC2, FAC3, FAC5. */
export const confirmTotp = implement(endpoints.confirmTotp, async (parts: AccountParts, {code}, call) => {
  const {database, now} = parts;
  const {userId, sessionId} = call.session;
  const place = {userId, holder: sessionId};
  const {waitMs, triesLeft} = await takeFactorTry(database, place, now());
  if (waitMs > 0) return fail('rate-limited', 'account.factor-wait', {retryAfterMs: waitMs});
  const checked = await checkWaitingCode(parts, userId, code);
  if (checked === 'none') return fail('conflict', 'account.factor-not-begun');
  if (checked === 'wrong') return fail('validation', 'account.factor-wrong', {details: {field: 'code', triesLeft}});
  await forgiveTries(database, place);
  const done = await inTransaction(database, async (tx) => {
    await holdPerson(tx, userId);
    const {hasTotp: hadOne} = await readFactors(tx, userId);
    if (!(await turnKeyOn(tx, userId, checked))) return fail('conflict', 'account.factor-not-begun');
    const recoveryCodes = await noteFactorOn(tx, call.session, now());
    await mailOwner(parts, tx, call, hadOne ? 'factor-replaced' : 'factor-on');
    return succeed({recoveryCodes});
  });
  if (done.ok) call.tell({event: 'factor.added', factor: 'app'});
  return done;
});

/** Turns the app off, unless it is all that a person has who may not be without. Rules: FAC7, FAC8. */
export const removeTotp = implement(endpoints.removeTotp, async (parts: AccountParts, _input, call) => {
  const {userId} = call.session;
  const done = await inTransaction(parts.database, async (tx) => {
    await holdPerson(tx, userId);
    const {hasTotp, passkeyCount} = await readFactors(tx, userId);
    if (!hasTotp) return 'nothing';
    if (passkeyCount === 0 && mayNotBeWithout(parts, call)) return last;
    await tx.delete(totpKeys).where(eq(totpKeys.userId, userId));
    if (passkeyCount === 0) await dropFactors(tx, userId);
    await mailOwner(parts, tx, call, passkeyCount === 0 ? 'factor-off' : 'factor-changed');
    return {isLast: passkeyCount === 0};
  });
  if (done === 'nothing') return succeed({});
  if ('failure' in done) return done;
  call.tell({event: 'factor.removed', factor: 'app', ...done});
  return succeed({});
});

function mayNotBeWithout({demandsFactor}: AccountParts, {session}: SignedInCall): boolean {
  return session.isAdmin && demandsFactor;
}

/** What the browser is to make a passkey of. Rule: FAC4. */
export const startPasskey = implement(
  endpoints.startPasskey,
  async ({database, now, originOf}: AccountParts, _input, {request, session}) => {
    const {userId, sessionId, email} = session;
    const {passkeyCount} = await readFactors(database, userId);
    if (passkeyCount >= endpoints.maxPasskeys) return full;
    const asked = {ownerId: sessionId, userId, origin: originOf(request), nowMs: now()};
    return succeed({options: await askToMakePasskey(database, asked, email)});
  },
);

/** Adds the passkey that the browser made. Rules: FAC4, FAC5. */
export const addPasskey = implement(endpoints.addPasskey, async (parts: AccountParts, made, call) => {
  const {database, now, originOf} = parts;
  const {userId, sessionId} = call.session;
  const asked = {ownerId: sessionId, userId, origin: originOf(call.request), nowMs: now()};
  const done = await inTransaction(database, async (tx) => {
    await holdPerson(tx, userId);
    const {passkeyCount} = await readFactors(tx, userId);
    if (passkeyCount >= endpoints.maxPasskeys) return full;
    if (!(await keepPasskey(tx, asked, made))) return fail('validation', 'account.passkey-failed');
    const recoveryCodes = await noteFactorOn(tx, call.session, now());
    await mailOwner(parts, tx, call, 'passkey-added');
    return succeed({recoveryCodes});
  });
  if (done.ok) call.tell({event: 'factor.added', factor: 'passkey'});
  return done;
});

/** Takes a passkey away, unless it is all that a person has who may not be without. Rules: FAC7, FAC8. */
export const removePasskey = implement(endpoints.removePasskey, async (parts: AccountParts, {passkeyId}, call) => {
  const {userId} = call.session;
  const done = await inTransaction(parts.database, async (tx) => {
    await holdPerson(tx, userId);
    const {hasTotp, passkeyCount} = await readFactors(tx, userId);
    const isLast = !hasTotp && passkeyCount <= 1;
    const isOwn = (await passkeysOf(tx, userId)).some(({id}) => id === passkeyId);
    if (!isOwn) return 'nothing';
    if (isLast && mayNotBeWithout(parts, call)) return last;
    await dropPasskey(tx, userId, passkeyId);
    if (isLast) await dropFactors(tx, userId);
    await mailOwner(parts, tx, call, isLast ? 'factor-off' : 'factor-changed');
    return {isLast};
  });
  if (done === 'nothing') return succeed({});
  if ('failure' in done) return done;
  call.tell({event: 'factor.removed', factor: 'passkey', ...done});
  return succeed({});
});

/** Makes new recovery codes in the place of those of before. Rule: FAC5. */
export const makeRecoveryCodes = implement(endpoints.makeRecoveryCodes, async (parts: AccountParts, _input, call) => {
  const {userId, hasSecondFactor} = call.session;
  if (!hasSecondFactor) return fail('conflict', 'account.factor-not-begun');
  const recoveryCodes = await inTransaction(parts.database, async (tx) => {
    await holdPerson(tx, userId);
    const codes = await renewRecoveryCodes(tx, userId);
    await mailOwner(parts, tx, call, 'recovery-made');
    return codes;
  });
  call.tell({event: 'factor.recovery-made'});
  return succeed({recoveryCodes});
});
