import {inTransaction} from '#server/db/database.ts';
import type {OpenCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import type {EventFields} from '#server/events/security-events.ts';
import type {Guess} from '#server/modules/account/guesses/take-guess.ts';
import type {Device} from './device.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {readSessionCookies} from './session-cookies.ts';
import {beginSession, beginSessionAlone} from './session-store.ts';
import type {User} from '#server/modules/account/person/user-store.ts';

type Opening = {
  readonly user: User;
  readonly device: Device;
  /** What they showed in the end. */
  readonly way: EventFields['sign-in.succeeded']['way'];
  /** The hash of the password that was shown; undefined for who came in without one. */
  readonly passwordHash?: string | null;
  /** Their person is told of it. Rule: ACC18. */
  readonly isNewDevice: boolean;
  /** The shown token by which the browser is known to the person; undefined where it is not. */
  readonly knownToken: string | undefined;
  /** The guess that was right. */
  readonly guess?: Guess;
};

/**
 * Signs a person in on the calling device. The session that the browser held before ends, and it gets new cookies. Rules: ACC13, ACC18, ACC42, ACC43.
 *
 * @returns the session's anti-forgery token; undefined where the person has another password than was shown.
 */
export async function openSession(
  parts: AccountParts,
  call: OpenCall,
  {user, device, way, passwordHash, isNewDevice, knownToken, guess}: Opening,
): Promise<string | undefined> {
  const {database, now, giveCookies, giveDevice, sessionLife} = parts;
  const heldRefresh = readSessionCookies(call.request).refresh;
  const known = {email: user.email, secret: parts.devices.choose(knownToken)};
  const shown = passwordHash ?? undefined;
  const beginning = {userId: user.id, device, passwordHash: shown, heldRefresh, known, guess};
  const begun = isNewDevice
    ? await inTransaction(database, async (tx) => {
        await tellOwner(parts, tx, user, {event: 'new-device', device});
        return beginSession(tx, beginning, {nowMs: now(), life: sessionLife});
      })
    : await beginSessionAlone(database, beginning, {nowMs: now(), life: sessionLife});
  if (!begun) return undefined;
  giveCookies(call, begun.tokens);
  giveDevice(call, known.secret);
  const {sessionId} = begun;
  call.tell({event: 'sign-in.succeeded', personId: user.id, sessionId, way, isNewDevice});
  return begun.antiForgeryToken;
}
