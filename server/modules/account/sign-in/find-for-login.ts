import {and, eq, getTableColumns, sql, type SQL} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';
import type {Device} from '#server/modules/account/session/device.ts';
import {guessAt, knownDeviceAt, type Guess} from '#server/modules/account/guesses/take-guess.ts';
import {sessions, users} from '#server/modules/account/table.ts';
import type {User} from '#server/modules/account/person/user-store.ts';

/** Who wants to sign in, from where and on what. */
export type LoginAttempt = {
  readonly guess: Guess;
  readonly device: Device;
  readonly limits: boolean;
  readonly nowMs: number;
};

const isKnown = ({browser, system}: Device): SQL<boolean> =>
  sql`${sessions.browser} is not distinct from ${browser}::text and ${sessions.system} is not distinct from ${system}::text`;

/** Whether a person has, or had not long ago, a session on such a device. Rule: ACC18. */
export async function isDeviceKnown(database: Database, userId: string, device: Device): Promise<boolean> {
  return (await database.$count(sessions, and(eq(sessions.userId, userId), isKnown(device)))) > 0;
}

/** All that is known before the password is looked at: one question, the same for an e-mail nobody has. Rules: ACC4, ACC10. */
export async function findForLogin(
  database: Database,
  {guess, device, limits, nowMs}: LoginAttempt,
): Promise<{waitMs: number; user: User | undefined; isKnownKind: boolean; knownDevice: Buffer | null}> {
  const question = database
    .select({
      waitMs: limits ? guessAt(guess, nowMs) : sql<number>`0`,
      user: getTableColumns(users),
      knownDevice: knownDeviceAt(guess),
      isKnownKind: sql<boolean>`exists (
        select from ${sessions} where ${sessions.userId} = ${users.id} and ${isKnown(device)})`,
    })
    .from(sql`(select) as guess`)
    .leftJoin(users, eq(users.email, guess.email));
  // By a name, so that each connection plans it once.
  const [found] = await question.prepare(limits ? 'find-for-login-limited' : 'find-for-login').execute();
  if (!found) throw new Error('findForLogin: a question without an answer');
  return {...found, user: found.user ?? undefined};
}
