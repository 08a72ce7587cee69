import {integer, pgTable, text} from 'drizzle-orm/pg-core';
import {bytes, instant, rowId, wholeNumber} from '#server/db/columns.ts';

/** Keys of authenticator apps, sealed: the one that counts, and one that no code was shown of yet. */
export const totpKeys = pgTable('totp_keys', {
  userId: rowId('user_id').primaryKey(),
  sealed: text('sealed'),
  /** The last step of 30 seconds of which a code was taken. */
  lastStep: wholeNumber('last_step').notNull().default(0),
  waitingSealed: text('waiting_sealed'),
});

/** Passkeys, with what checks their signatures. */
export const passkeys = pgTable('passkeys', {
  id: rowId('id').primaryKey(),
  userId: rowId('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: wholeNumber('counter').notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});

/** Recovery codes, as hashes: 80 random bits each. */
export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: bytes('code_hash').primaryKey(),
  userId: rowId('user_id').notNull(),
  usedAt: instant('used_at'),
});

/** Who has shown the password and is asked for the second factor. */
export const pendingSignIns = pgTable('pending_sign_ins', {
  id: rowId('id').primaryKey(),
  secretHash: bytes('secret_hash').notNull(),
  userId: rowId('user_id').notNull(),
  passwordHash: text('password_hash'),
  expiresAt: instant('expires_at').notNull(),
});

/** What a browser was asked to sign, by the id of the session or the pending sign-in that asks. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  ownerId: rowId('owner_id').primaryKey(),
  challenge: text('challenge').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Mailed codes that take a second factor away. */
export const factorResets = pgTable('factor_resets', {
  userId: rowId('user_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  askedAt: instant('asked_at').notNull(),
});

/** Wrong codes in a row. */
export const factorTriesTable = pgTable('factor_tries', {
  keyHash: bytes('key_hash').primaryKey(),
  inARow: integer('in_a_row').notNull(),
  lastAt: instant('last_at').notNull(),
});
