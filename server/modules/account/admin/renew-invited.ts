import {eq} from 'drizzle-orm';
import type {Transaction} from '#server/db/database.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {temporarySignIns, users} from '#server/modules/account/table.ts';
import {findUserByEmail, type NewUser, type User} from '#server/modules/account/person/user-store.ts';

/** A person who is invited again, with the temporary password that counts from now on. */
export type Renewed = Pick<NewUser, 'email' | 'firstName' | 'lastName' | 'language'> & {
  readonly passwordHash: string;
  readonly passwordEndsAt: string;
};

/**
 * Gives a new temporary password to somebody who never set one of their own, also when theirs has ended. What the old one opened is shut.
 * Rules: ADM8, ACC17.
 *
 * @returns undefined for who has a password of their own, or signs in by Google.
 */
export async function renewInvited(
  {renameMember, now}: Pick<AccountParts, 'renameMember' | 'now'>,
  tx: Transaction,
  adminId: string,
  {email, ...renewed}: Renewed,
): Promise<User | undefined> {
  const found = await findUserByEmail(tx, email, {forUpdate: true});
  if (!found || found.passwordEndsAt === null) return undefined;
  const [user] = await tx.update(users).set(renewed).where(eq(users.id, found.id)).returning();
  await tx.delete(temporarySignIns).where(eq(temporarySignIns.userId, found.id));
  const renamed = {userId: found.id, name: `${renewed.firstName} ${renewed.lastName}`};
  await renameMember(tx, renamed, {kind: 'admin', userId: adminId}, now());
  return user;
}
