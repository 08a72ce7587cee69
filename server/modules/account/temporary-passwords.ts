import {randomInt} from 'node:crypto';
import {and, eq, gt, lt} from 'drizzle-orm';
import type {Language} from '#contract/account/rules.ts';
import type {NewPasswordRequired} from '#contract/account/session.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction, type Queryable, type Transaction} from '#server/db/database.ts';
import type {AccountParts} from './account-parts.ts';
import {hashToken, newSecret} from './session-tokens.ts';
import {temporarySignIns} from './table.ts';
import {addUser, type User} from './user-store.ts';

/** How long a mailed temporary password is good. */
const temporaryLifeMs = 7 * 24 * 3_600_000;
/** How long one has to set a password of one's own after showing the temporary one. */
const settingLifeMs = 10 * 60_000;

const toInstant = (ms: number): string => new Date(ms).toISOString();

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

/**
 * Makes an account with a temporary password and mails it; refuses an e-mail that has an account. Rule: ACC17. Source: D9.
 *
 * @param note Writes down, with the account, who made it.
 */
export async function inviteByMail(
  {database, now, passwords, queueMail}: Pick<AccountParts, 'database' | 'now' | 'passwords' | 'queueMail'>,
  {invitedBy, ...person}: Invited,
  note?: (tx: Transaction, user: User) => Promise<void>,
): Promise<Outcome<User, 'conflict' | 'rate-limited'>> {
  const password = newTemporaryPassword();
  const passwordHash = await passwords.hash(password);
  if (passwordHash === undefined) return fail('rate-limited', 'account.busy', {retryAfterMs: 2_000});
  const passwordEndsAt = toInstant(now() + temporaryLifeMs);
  return inTransaction(database, async (tx) => {
    const user = await addUser(tx, {...person, passwordHash, passwordEndsAt}, now());
    if (!user) return fail('conflict', 'admin.email-taken', {details: {field: 'email'}});
    const {email, firstName, language} = person;
    await queueMail(tx, {kind: 'temporary-password', to: email, language, firstName, password, invitedBy});
    await note?.(tx, user);
    return succeed(user);
  });
}

/** Remembers that a person has shown their temporary password, and forgets who never went on. */
export async function askForOwnPassword(
  database: Queryable,
  userId: string,
  nowMs: number,
): Promise<NewPasswordRequired> {
  const cognitoSession = newSecret();
  await database.delete(temporarySignIns).where(lt(temporarySignIns.expiresAt, toInstant(nowMs)));
  await database
    .insert(temporarySignIns)
    .values({secretHash: hashToken(cognitoSession), userId, expiresAt: toInstant(nowMs + settingLifeMs)});
  return {newPasswordRequired: true, cognitoSession};
}

/** Takes the one use of what {@link askForOwnPassword} gave. @returns whose it was; undefined when it is good for nothing. */
export async function takeTemporarySignIn(
  database: Queryable,
  cognitoSession: string,
  nowMs: number,
): Promise<string | undefined> {
  const [taken] = await database
    .delete(temporarySignIns)
    .where(
      and(eq(temporarySignIns.secretHash, hashToken(cognitoSession)), gt(temporarySignIns.expiresAt, toInstant(nowMs))),
    )
    .returning();
  return taken?.userId;
}
