import {register as endpoint} from '#contract/account/session.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {refuseGuessable} from '#server/modules/account/password/refuse-guessable.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {isBusy} from '#server/http/busy.ts';
import {refuseBusy} from '#server/modules/account/password/passwords.ts';
import {readSessionCookies} from '#server/modules/account/session/session-cookies.ts';
import {beginSession} from '#server/modules/account/session/session-store.ts';
import {toMe} from '#server/modules/account/person/show-person.ts';
import {addUser} from '#server/modules/account/person/user-store.ts';

/** Creates an account and signs in. Rules: ACC1, ACC2, ACC3, ACC13, ACC38, ACC43. */
export const register = implement(endpoint, async (parts: AccountParts, input, call) => {
  const {database, now, passwords, giveCookies, giveDevice, queueMail, intercomSecret, sessionLife, demandsFactor} =
    parts;
  const refused = refuseGuessable(input.password, 'password', input);
  if (refused) return refused;
  const passwordHash = await passwords.hash(input.password, {network: callerNetwork(call.request.ip), isKnown: false});
  if (isBusy(passwordHash)) return refuseBusy(passwordHash);
  const {email, firstName, lastName, language, attribution = null} = input;
  const device = readDevice(call.request);
  const known = {email, secret: parts.devices.choose(undefined)};
  const heldRefresh = readSessionCookies(call.request).refresh;
  const begun = await inTransaction(database, async (tx) => {
    const user = await addUser(tx, {email, firstName, lastName, language, passwordHash, attribution}, now());
    if (!user) return undefined;
    await queueMail(tx, {kind: 'welcome', to: email, language, firstName});
    const beginning = {userId: user.id, device, heldRefresh, known};
    const session = await beginSession(tx, beginning, {nowMs: now(), life: sessionLife});
    return session && {user, ...session};
  });
  if (!begun) return fail('conflict', 'account.email-taken');
  giveCookies(call, begun.tokens);
  giveDevice(call, known.secret);
  const {user, sessionId} = begun;
  call.tell({event: 'sign-in.succeeded', personId: user.id, sessionId, way: 'registered', isNewDevice: true});
  return succeed(toMe(begun.user, {authToken: begun.antiForgeryToken, companies: [], intercomSecret, demandsFactor}));
});
