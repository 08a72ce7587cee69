import {and, eq, inArray} from 'drizzle-orm';
import type {Attribution} from '#contract/account/attribution.ts';
import type {Language} from '#contract/account/rules.ts';
import type {Queryable} from '#server/db/database.ts';
import {users} from '#server/modules/account/table.ts';
import {openOwnSpace} from './own-space.ts';
import {makeId} from '#server/db/make-id.ts';
import {toInstant} from '#server/db/database.ts';

/** A person as the database holds them. */
export type User = typeof users.$inferSelect;

/** What a new person is made of. */
export type NewUser = {
  readonly email: string;
  /** Null for who signs in by Google only. */
  readonly passwordHash: string | null;
  readonly passwordEndsAt?: string;
  readonly googleSubject?: string;
  readonly emailVerified?: boolean;
  readonly attribution?: Attribution | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly isAdmin?: boolean;
};

/** Adds a person with a space of their own; undefined when the e-mail is taken. */
export async function addUser(database: Queryable, user: NewUser, nowMs: number): Promise<User | undefined> {
  const id = makeId(nowMs);
  return database.transaction(async (tx) => {
    const [added] = await tx
      .insert(users)
      .values({...user, id, createdAt: toInstant(nowMs)})
      .onConflictDoNothing({target: users.email})
      .returning();
    if (added) await openOwnSpace(tx, id, nowMs);
    return added;
  });
}

/** Finds a person by e-mail in lower case; `forUpdate` keeps everybody else from changing them until the transaction ends. */
export async function findUserByEmail(
  database: Queryable,
  email: string,
  {forUpdate = false} = {},
): Promise<User | undefined> {
  const asked = database.select().from(users).where(eq(users.email, email)).$dynamic();
  const [found] = await (forUpdate ? asked.for('update') : asked);
  return found;
}

/** Those of these people who may sign in, with what a mail to them needs. */
export async function findActive(
  database: Queryable,
  userIds: readonly string[],
): Promise<Pick<User, 'id' | 'email' | 'firstName' | 'language'>[]> {
  if (userIds.length === 0) return [];
  const {id, email, firstName, language, status} = users;
  const isOne = and(inArray(id, [...userIds]), eq(status, 'active'));
  return database.select({id, email, firstName, language}).from(users).where(isOne);
}

/** Finds a person by id. */
export async function findUser(database: Queryable, userId: string): Promise<User | undefined> {
  const [found] = await database.select().from(users).where(eq(users.id, userId));
  return found;
}

/** What other modules may know of somebody: nothing that opens their account. */
export async function findKnown(
  database: Queryable,
  userId: string,
): Promise<Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'isAdmin'> | undefined> {
  const {id, email, firstName, lastName, language, isAdmin} = users;
  const [found] = await database
    .select({id, email, firstName, lastName, language, isAdmin})
    .from(users)
    .where(eq(id, userId));
  return found;
}

/** The language of whoever has an account under an e-mail in lower case; undefined where nobody has. */
export async function findLanguage(database: Queryable, email: string): Promise<Language | undefined> {
  const [found] = await database.select({language: users.language}).from(users).where(eq(users.email, email));
  return found?.language;
}
