import {eq} from 'drizzle-orm';
import type {Queryable} from '#server/db/database.ts';
import {resetCodes, resetLinks, users} from '#server/modules/account/table.ts';
import type {User} from '#server/modules/account/person/user-store.ts';

/** Gives a person a password of their own; every code and link to set another is worth nothing any more. Rules: ACC15, ACC17. */
export async function setPassword(
  database: Queryable,
  {id, email}: Pick<User, 'id' | 'email'>,
  passwordHash: string,
  proof: {readonly emailVerified?: true} = {},
): Promise<void> {
  await database
    .update(users)
    .set({passwordHash, passwordEndsAt: null, ...proof})
    .where(eq(users.id, id));
  await database.update(resetCodes).set({codeHash: null, isDue: false}).where(eq(resetCodes.email, email));
  await database.delete(resetLinks).where(eq(resetLinks.email, email));
}
