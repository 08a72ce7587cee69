import {eq} from 'drizzle-orm';
import type {Language} from '#contract/account/rules.ts';
import type {Me} from '#contract/account/session.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {Queryable} from '#server/db/database.ts';
import {users} from './table.ts';

/** A person as the database holds them. */
export type User = typeof users.$inferSelect;

/** What a new person is made of. */
export type NewUser = {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly isAdmin?: boolean;
};

/** Adds a person; undefined when the e-mail is taken. */
export async function addUser(database: Queryable, user: NewUser, nowMs: number): Promise<User | undefined> {
  const id = newId(nowMs, (random) => crypto.getRandomValues(random));
  const [added] = await database
    .insert(users)
    .values({...user, id, createdAt: new Date(nowMs).toISOString()})
    .onConflictDoNothing({target: users.email})
    .returning();
  return added;
}

/** Finds a person by e-mail in lower case. */
export async function findUserByEmail(database: Queryable, email: string): Promise<User | undefined> {
  const [found] = await database.select().from(users).where(eq(users.email, email));
  return found;
}

/** Finds a person by id. */
export async function findUser(database: Queryable, userId: string): Promise<User | undefined> {
  const [found] = await database.select().from(users).where(eq(users.id, userId));
  return found;
}

/** Shapes a person for themselves. */
export function toMe(user: User, authToken: string): Me {
  const {id, email, firstName, lastName, status, language, isAdmin, createdAt} = user;
  return {id, email, firstName, lastName, status, language, isAdmin, createdAt, authToken};
}
