import {and, eq, getTableColumns, gt, isNull, lt, or, sql} from 'drizzle-orm';
import type {SecondFactorRequired} from '#contract/account/session.ts';
import {makeId} from '#server/db/make-id.ts';
import {toInstant, type Database, type Queryable} from '#server/db/database.ts';
import {hashToken, newSecret} from '#server/modules/account/session/session-tokens.ts';
import {users} from '#server/modules/account/table.ts';
import type {User} from '#server/modules/account/person/user-store.ts';
import {readFactors} from './factor-store.ts';
import {pendingSignIns} from './table.ts';

/** How long one may take for the second step. */
const pendingLifeMs = 10 * 60_000;

/** Somebody between the two steps of signing in. */
export type PendingSignIn = {readonly id: string; readonly passwordHash: string | null; readonly user: User};

/** Remembers that somebody has shown the password, and forgets who never went on. Rule: FAC1. */
export async function askForSecondFactor(
  database: Database,
  user: User,
  {passwordHash, nowMs}: {readonly passwordHash: string | null; readonly nowMs: number},
): Promise<SecondFactorRequired> {
  const pending = newSecret();
  await database.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, toInstant(nowMs)));
  await database.insert(pendingSignIns).values({
    id: makeId(nowMs),
    secretHash: hashToken(pending),
    userId: user.id,
    passwordHash,
    expiresAt: toInstant(nowMs + pendingLifeMs),
  });
  const {hasTotp, passkeyCount} = await readFactors(database, user.id);
  const ways = [
    ...(hasTotp ? (['code'] as const) : []),
    ...(passkeyCount > 0 ? (['passkey'] as const) : []),
    'recovery' as const,
    // An admin's is taken away by whoever runs the service. Rule: FAC6.
    // Who came by Google has shown no password: Google's account and its mailbox are often one.
    ...(user.isAdmin || passwordHash === null ? [] : (['mailed'] as const)),
  ];
  return {secondFactorRequired: true, pending, ways};
}

/** Who is between the two steps; undefined where it ended, or the person has another password by now. */
export async function findPending(
  database: Queryable,
  pending: string,
  nowMs: number,
): Promise<PendingSignIn | undefined> {
  const [found] = await database
    .select({id: pendingSignIns.id, passwordHash: pendingSignIns.passwordHash, user: getTableColumns(users)})
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(
      and(
        eq(pendingSignIns.secretHash, hashToken(pending)),
        gt(pendingSignIns.expiresAt, toInstant(nowMs)),
        or(isNull(pendingSignIns.passwordHash), eq(pendingSignIns.passwordHash, sql`${users.passwordHash}`)),
      ),
    );
  return found;
}

/** Takes the one use of the second step. */
export async function takePending(database: Queryable, id: string): Promise<boolean> {
  const taken = await database.delete(pendingSignIns).where(eq(pendingSignIns.id, id));
  return taken.rowCount === 1;
}
