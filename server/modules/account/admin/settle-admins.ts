import {isBusy} from '#server/http/busy.ts';
import {and, eq, gt, inArray, isNull, notInArray, or} from 'drizzle-orm';
import {inTransaction, type Transaction, toInstant} from '#server/db/database.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import type {WantedPerson} from '#server/modules/account/person/ensure-person.ts';
import {dropFactors} from '#server/modules/account/second-factor/factor-store.ts';
import {setPassword} from '#server/modules/account/password/set-password.ts';
import {adminActs, sessions, users} from '#server/modules/account/table.ts';
import {addUser, findUserByEmail, type User} from '#server/modules/account/person/user-store.ts';

type Parts = Pick<AccountParts, 'database' | 'passwords' | 'now' | 'findCompanyIds'>;

/** What became of the admins. */
export type SettledAdmins = {
  /** How many lost the rights, and how many sessions ended with them. */
  readonly lost: number;
  readonly endedSessions: number;
  /** How many are no admins because they have a part in a company. */
  readonly withCompanies: number;
};

/**
 * Makes admins of those who are wanted. Any other admin is a user from now on, signed out everywhere. Nodes that start at once do it one
 * after the other. Rule: ADM14. Source: S2.07, S6.06.
 *
 * @param wanted with the password to begin with: who is an admin already keeps their own.
 */
export async function settleAdmins(parts: Parts, wanted: readonly WantedPerson[]): Promise<SettledAdmins> {
  const nowMs = parts.now();
  return inTransaction(parts.database, async (tx) => {
    const admins: User[] = [];
    for (const person of wanted) {
      const admin = await makeAdmin(parts, tx, person);
      if (admin) admins.push(admin);
    }
    const isOther = notInArray(
      users.id,
      admins.map(({id}) => id),
    );
    const lost = await tx
      .update(users)
      .set({isAdmin: false})
      .where(and(eq(users.isAdmin, true), isOther))
      .returning({id: users.id});
    const lostIds = lost.map(({id}) => id);
    const endedSessions = await endEverySession(tx, lostIds, nowMs);
    return {lost: lost.length, endedSessions, withCompanies: wanted.length - admins.length};
  });
}

/** Finds an admin, or makes one; undefined for who has a part in a company: an admin could not reach it. */
async function makeAdmin(parts: Parts, tx: Transaction, person: WantedPerson): Promise<User | undefined> {
  const found = await findUserByEmail(tx, person.email, {forUpdate: true});
  if (found) return found.isAdmin ? found : promote(parts, tx, found, person.password);
  const {password, ...named} = person;
  const passwordHash = await hashOf(parts, password);
  const added = await addUser(tx, {...named, passwordHash, isAdmin: true}, parts.now());
  // Another node that starts at the same moment, or somebody who registers, was quicker.
  return added ?? makeAdmin(parts, tx, person);
}

/**
 * Makes an admin of who has an account. Anybody may have registered the e-mail before, without showing that it is theirs. So nothing that
 * opened the account opens it any more; only the configured password does.
 */
async function promote(parts: Parts, tx: Transaction, found: User, password: string): Promise<User | undefined> {
  if ((await parts.findCompanyIds(tx, found.id)).length > 0) return undefined;
  await setPassword(tx, found, await hashOf(parts, password));
  const [promoted] = await tx
    .update(users)
    .set({isAdmin: true, status: 'active', blockedReason: null, googleSubject: null})
    .where(eq(users.id, found.id))
    .returning();
  await dropFactors(tx, found.id);
  await endEverySession(tx, [found.id], parts.now());
  return promoted && {...promoted, secondFactorAt: null};
}

async function hashOf({passwords}: Parts, password: string): Promise<string> {
  const passwordHash = await passwords.hash(password);
  if (isBusy(passwordHash)) throw new Error('settleAdmins: too many passwords are being hashed');
  return passwordHash;
}

/** Ends the sessions of people, also those in which they act as others or others as them. @returns how many. */
async function endEverySession(tx: Transaction, userIds: readonly string[], nowMs: number): Promise<number> {
  const endedAt = toInstant(nowMs);
  const ended = await tx
    .update(sessions)
    .set({endedAt, endedBecause: 'ended-elsewhere'})
    .where(
      and(
        or(inArray(sessions.userId, userIds), inArray(sessions.actingAdminId, userIds)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, endedAt),
      ),
    )
    .returning({id: sessions.id});
  const endedIds = ended.map(({id}) => id);
  // What the user reads of it says when it ended.
  await tx
    .update(adminActs)
    .set({endedAt})
    .where(and(inArray(adminActs.id, endedIds), gt(adminActs.endedAt, endedAt)));
  return ended.length;
}
