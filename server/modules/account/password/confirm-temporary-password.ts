import {confirmTemporaryPassword as endpoint} from '#contract/account/reset-password.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {findKnownToken} from '#server/modules/account/guesses/known-devices.ts';
import {openSession} from '#server/modules/account/session/open-session.ts';
import {isBusy} from '#server/http/busy.ts';
import {refuseBusy} from './passwords.ts';
import {refuseGuessable} from './refuse-guessable.ts';
import {setPassword} from './set-password.ts';
import {showPerson} from '#server/modules/account/person/show-person.ts';
import {dropTemporarySignIn, readTemporarySignIn} from './temporary-passwords.ts';
import {linkWaitingGoogle} from '#server/modules/account/sign-in/google-links.ts';
import {findUserByEmail} from '#server/modules/account/person/user-store.ts';

const ended = fail('unauthorized', 'account.temporary-ended');

/** Replaces a temporary password by one of the person's own and signs them in. Rules: ACC11, ACC17, ACC38. */
export const confirmTemporaryPassword = implement(
  endpoint,
  async (parts: AccountParts, {email, newPassword, cognitoSession}, call) => {
    const {database, now, passwords} = parts;
    // What the account alone knows is asked of below, once it is theirs.
    const refused = refuseGuessable(newPassword, 'newPassword', {email});
    if (refused) return refused;
    const passwordHash = await passwords.hash(newPassword, {network: callerNetwork(call.request.ip), isKnown: false});
    if (isBusy(passwordHash)) return refuseBusy(passwordHash);
    const set = await inTransaction(database, async (tx) => {
      // Whoever is invited again at this moment is invited first, or has a password of their own before.
      const found = await findUserByEmail(tx, email, {forUpdate: true});
      const userId = await readTemporarySignIn(tx, cognitoSession, now());
      const refusedOwn = found && found.id === userId && refuseGuessable(newPassword, 'newPassword', found);
      // They choose another, so it stays good.
      if (refusedOwn) return refusedOwn;
      await dropTemporarySignIn(tx, cognitoSession);
      // Somebody who set theirs meanwhile, in another tab or by a code, keeps that one.
      if (!found || found.id !== userId || found.passwordEndsAt === null) return ended;
      await setPassword(tx, found, passwordHash, {emailVerified: true});
      return succeed(found);
    });
    if (!set.ok) return set;
    const user = set.value;
    call.tell({event: 'password.reset', personId: user.id, way: 'temporary-password'});
    const authToken = await openSession(parts, call, {
      user,
      way: 'temporary-password',
      device: readDevice(call.request),
      passwordHash,
      isNewDevice: false,
      knownToken: await findKnownToken(database, email, parts.devices.read(call.request)),
    });
    if (authToken === undefined) return ended;
    await linkWaitingGoogle(parts, call, user);
    return succeed(await showPerson(parts, user, authToken));
  },
);
