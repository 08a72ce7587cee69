import {eq} from 'drizzle-orm';
import type {Transaction} from '#server/db/database.ts';
import type {Identity} from '#server/providers/identity/port.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import type {Device} from '#server/modules/account/session/device.ts';
import type {GoogleSignIn} from './google-sign-ins.ts';
import {dropFactors} from '#server/modules/account/second-factor/factor-store.ts';
import {endSessionsOf} from '#server/modules/account/session/session-store.ts';
import {users} from '#server/modules/account/table.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {addUser, findUserByEmail, type User} from '#server/modules/account/person/user-store.ts';

type Linking = {
  /** With an e-mail that Google has verified. */
  readonly identity: Identity;
  readonly device: Device;
  readonly begun: Pick<GoogleSignIn, 'language' | 'attribution'>;
};

/**
 * Finds whom Google vouches for, or links or makes their account. Rules: ACC25, ACC39.
 *
 * @returns `waitsFor` whose password is to be given first: Google has verified the address once, but does not know whose it is today.
 */
export async function linkGoogle(
  parts: Pick<AccountParts, 'now' | 'queueMail'>,
  tx: Transaction,
  {identity, device, begun}: Linking,
): Promise<{user: User; isNew: boolean} | {waitsFor: User} | 'other-account'> {
  const {subject, email} = identity;
  const [known] = await tx.select().from(users).where(eq(users.googleSubject, subject));
  if (known) return {user: known, isNew: false};
  const found = await findUserByEmail(tx, email, {forUpdate: true});
  if (!found) {
    const {firstName, lastName} = identity;
    const {language, attribution} = begun;
    const person = {email, firstName, lastName, language, attribution};
    const added = await addUser(
      tx,
      {...person, passwordHash: null, googleSubject: subject, emailVerified: true},
      parts.now(),
    );
    if (!added) throw new Error('linkGoogle: somebody registered the e-mail meanwhile; the next try links it');
    await parts.queueMail(tx, {kind: 'welcome', to: email, language, firstName});
    return {user: added, isNew: true};
  }
  // An e-mail that changed hands at Google: the account stays its first owner's.
  if (found.googleSubject !== null && found.googleSubject !== subject) return 'other-account';
  if (found.googleSubject === null && !identity.isAuthority) return {waitsFor: found};
  return {user: await link(parts, tx, {found, subject, device}), isNew: false};
}

async function link(
  parts: Pick<AccountParts, 'now' | 'queueMail'>,
  tx: Transaction,
  {found, subject, device}: {readonly found: User; readonly subject: string; readonly device: Device},
): Promise<User> {
  // Whoever registered the e-mail without showing that it is theirs may be somebody else, who waits for its owner to come.
  const lost = found.emailVerified ? {} : {passwordHash: null, passwordEndsAt: null};
  const [linked] = await tx
    .update(users)
    .set({googleSubject: subject, emailVerified: true, ...lost})
    .where(eq(users.id, found.id))
    .returning();
  if (!linked) throw new Error('linkGoogle: the person is locked and yet gone');
  if (!found.emailVerified) {
    await dropFactors(tx, found.id);
    await endSessionsOf(tx, found.id, 'password-changed', {nowMs: parts.now()});
  }
  await tellOwner(parts, tx, linked, {event: 'google-linked', device});
  return found.emailVerified ? linked : {...linked, secondFactorAt: null};
}
