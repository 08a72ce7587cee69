import {finishGoogleSignIn as endpoint} from '#contract/account/google.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {askForSecondFactor} from '#server/modules/account/second-factor/pending-sign-ins.ts';
import {takeGoogleSignIn} from './google-sign-ins.ts';
import {isDeviceKnown} from './find-for-login.ts';
import {keepGoogleLink} from './google-links.ts';
import {linkGoogle} from './link-google.ts';
import {findKnownToken} from '#server/modules/account/guesses/known-devices.ts';
import {openSession} from '#server/modules/account/session/open-session.ts';
import {setLinkCookie, takeStateCookie} from '#server/modules/account/session/session-cookies.ts';
import {showPerson} from '#server/modules/account/person/show-person.ts';

/** Signs in with what Google sent the browser back with, or registers. Rules: ACC11, ACC24, ACC25, ACC39, FAC1. */
export const finishGoogleSignIn = implement(endpoint, async (parts: AccountParts, {code, state}, call) => {
  const {database, now, identity: port} = parts;
  if (!port) return fail('not-found', 'account.google-off');
  // Another browser's answer, planted here, would sign in somebody else.
  const isThisBrowser = takeStateCookie(call) === state;
  const begun = isThisBrowser ? await takeGoogleSignIn(database, state, now()) : undefined;
  if (!begun) return fail('unauthorized', 'account.google-failed');
  const answer = await port.identify({...begun, code});
  if (!answer.ok) return answer;
  const identity = answer.value;
  if (!identity.isEmailVerified) return fail('unauthorized', 'account.google-unverified');
  const device = readDevice(call.request);
  const linked = await inTransaction(database, async (tx) => linkGoogle(parts, tx, {identity, device, begun}));
  if (linked === 'other-account') return fail('unauthorized', 'account.google-other');
  if ('waitsFor' in linked) {
    const waiting = {userId: linked.waitsFor.id, subject: identity.subject};
    const secret = await keepGoogleLink(database, waiting, now());
    setLinkCookie(call, secret);
    return fail('unauthorized', 'account.google-password');
  }
  const {user, isNew} = linked;
  if (user.secondFactorAt !== null) {
    call.tell({event: 'sign-in.factor-asked', personId: user.id, way: 'google'});
    const second = await askForSecondFactor(database, user, {passwordHash: null, nowMs: now()});
    return succeed({second, next: begun.returnPath});
  }
  const authToken = await openSession(parts, call, {
    user,
    device,
    way: 'google',
    isNewDevice: !isNew && !(await isDeviceKnown(database, user.id, device)),
    knownToken: await findKnownToken(database, user.email, parts.devices.read(call.request)),
  });
  if (authToken === undefined) throw new Error('finishGoogleSignIn: the person is gone');
  return succeed({me: await showPerson(parts, user, authToken), next: begun.returnPath});
});
