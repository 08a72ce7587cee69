import {randomInt} from 'node:crypto';
import {and, eq, gt, lt, sql} from 'drizzle-orm';
import {temporaryPasswordDays, type Language} from '#contract/account/rules.ts';
import type {NewPasswordRequired} from '#contract/account/session.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction, type Queryable, type Transaction, toInstant} from '#server/db/database.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {isBusy} from '#server/http/busy.ts';
import {refuseBusy} from './passwords.ts';
import type {Renewed} from '#server/modules/account/admin/renew-invited.ts';
import {hashToken, newSecret} from '#server/modules/account/session/session-tokens.ts';
import {temporarySignIns, users} from '#server/modules/account/table.ts';
import {addUser, type User} from '#server/modules/account/person/user-store.ts';

const temporaryLifeMs = temporaryPasswordDays * 24 * 3_600_000;
/** How long one has to set a password of one's own after showing the temporary one. */
const settingLifeMs = 10 * 60_000;

/** Letters and digits that nobody mistakes for one another. */
const alphabets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!@#*?$'] as const;

/** A password of 14 characters that meets every demand (ACC1): 3 groups by kind, then any of the first three. */
function newTemporaryPassword(): string {
  const pick = (alphabet: string): string => alphabet[randomInt(alphabet.length)] ?? '';
  const [upper, lower, digits, symbols] = alphabets;
  const any = upper + lower + digits;
  return [upper, lower, digits, ...Array<string>(10).fill(any), symbols].map(pick).join('');
}

/** Somebody whom another person gives an account. */
export type Invited = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  /** The name of who invites; null where it was the administration. */
  readonly invitedBy: string | null;
};

/** What else inviting does, within its transaction. */
type Inviting = {
  /** Writes down who invited. */
  readonly note?: (tx: Transaction, user: User) => Promise<void>;
  /** Takes an e-mail that has an account as it may be invited again; where left out, or undefined is returned, it is refused. */
  readonly renew?: (tx: Transaction, person: Renewed) => Promise<User | undefined>;
};

/** Makes an account with a temporary password and mails it; refuses an e-mail that has an account. Rule: ACC17. Source: D9. */
export async function inviteByMail(
  {database, now, passwords, queueMail}: Pick<AccountParts, 'database' | 'now' | 'passwords' | 'queueMail'>,
  {invitedBy, ...person}: Invited,
  {note, renew}: Inviting = {},
): Promise<Outcome<User, {conflict: ['admin.email-taken']; 'rate-limited': ['account.busy']}>> {
  const password = newTemporaryPassword();
  const passwordHash = await passwords.hash(password);
  if (isBusy(passwordHash)) return refuseBusy(passwordHash);
  const passwordEndsAt = toInstant(now() + temporaryLifeMs);
  return inTransaction(database, async (tx) => {
    const invited = {...person, passwordHash, passwordEndsAt};
    const user = (await addUser(tx, invited, now())) ?? (await renew?.(tx, invited));
    if (!user) return fail('conflict', 'admin.email-taken', {details: {field: 'email'}});
    const {email, firstName, language} = person;
    await queueMail(tx, {kind: 'temporary-password', to: email, language, firstName, password, invitedBy});
    await note?.(tx, user);
    return succeed(user);
  });
}

/**
 * Remembers that a person has shown their temporary password, and forgets who never went on.
 *
 * @param user as read when the password was looked at.
 * @returns undefined where they were given another password since.
 */
export async function askForOwnPassword(
  database: Queryable,
  {id, passwordHash}: Pick<User, 'id' | 'passwordHash'>,
  nowMs: number,
): Promise<NewPasswordRequired | undefined> {
  const cognitoSession = newSecret();
  await database.delete(temporarySignIns).where(lt(temporarySignIns.expiresAt, toInstant(nowMs)));
  // Waits for whoever gives the person another password just now, and then finds that it is another.
  const kept = await database.execute(sql`
    insert into ${temporarySignIns} (secret_hash, user_id, expires_at)
    select ${hashToken(cognitoSession)}::bytea, id, ${toInstant(nowMs + settingLifeMs)}::timestamptz
    from ${users} where id = ${id} and password_hash = ${passwordHash} for share`);
  return kept.rowCount === 1 ? {newPasswordRequired: true, cognitoSession} : undefined;
}

const isSignIn = (cognitoSession: string) => eq(temporarySignIns.secretHash, hashToken(cognitoSession));

/** Whose is what {@link askForOwnPassword} gave; undefined when it is good for nothing. Used up by {@link dropTemporarySignIn}, as its person is locked. */
export async function readTemporarySignIn(
  database: Queryable,
  cognitoSession: string,
  nowMs: number,
): Promise<string | undefined> {
  const [found] = await database
    .select({userId: temporarySignIns.userId})
    .from(temporarySignIns)
    .where(and(isSignIn(cognitoSession), gt(temporarySignIns.expiresAt, toInstant(nowMs))));
  return found?.userId;
}

/** Uses up what {@link askForOwnPassword} gave. */
export async function dropTemporarySignIn(database: Queryable, cognitoSession: string): Promise<void> {
  await database.delete(temporarySignIns).where(isSignIn(cognitoSession));
}
