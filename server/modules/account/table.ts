import {boolean, integer, jsonb, pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import type {Attribution} from '#contract/account/attribution.ts';
import {adminActs as adminActNames} from '#contract/account/list-admin-visits.ts';
import {blockedReasons, languages} from '#contract/account/rules.ts';
import {bytes, instant, rowId} from '#server/db/columns.ts';

/** Why a session ended. */
export const sessionEnds = ['signed-out', 'token-reused', 'ended-elsewhere', 'password-changed'] as const;

/** People who can sign in. `email` is in lower case and unique. */
export const users = pgTable('users', {
  id: rowId('id').primaryKey(),
  email: text('email').notNull(),
  /** Null for who signs in by Google only. */
  passwordHash: text('password_hash'),
  /** Until when a mailed temporary password is good; null for one of their own. */
  passwordEndsAt: instant('password_ends_at'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  language: text('language', {enum: languages}).notNull(),
  status: text('status', {enum: ['active', 'blocked']})
    .notNull()
    .default('active'),
  blockedReason: text('blocked_reason', {enum: blockedReasons}),
  isAdmin: boolean('is_admin').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  /** As E.164. */
  phone: text('phone'),
  /** Who they are to Google. */
  googleSubject: text('google_subject'),
  /** They have shown that the e-mail is theirs: by a code or a password that was mailed, or by Google. */
  emailVerified: boolean('email_verified').notNull().default(false),
  attribution: jsonb('attribution').$type<Attribution>(),
  /** Since when they have a second factor; null for who has none. */
  secondFactorAt: instant('second_factor_at'),
  /** When it was last taken away by a mailed code. */
  factorResetAt: instant('factor_reset_at'),
});

/** One sign-in on one device. */
export const sessions = pgTable('sessions', {
  id: rowId('id').primaryKey(),
  userId: rowId('user_id').notNull(),
  antiForgeryToken: text('anti_forgery_token').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  endedBecause: text('ended_because', {enum: sessionEnds}),
  browser: text('browser'),
  system: text('system'),
  lastSeenAt: instant('last_seen_at').notNull(),
  /** The admin who acts as the user here, and the session of theirs to which it leads back. */
  actingAdminId: rowId('acting_admin_id'),
  parentId: rowId('parent_id'),
  /** When it was last shown that it is the person. Rule: FAC7. */
  provenAt: instant('proven_at'),
});

/** Every pair of tokens of a session, as hashes; a rotated pair keeps the salt its successor follows from. */
export const sessionTokens = pgTable('session_tokens', {
  refreshHash: bytes('refresh_hash').primaryKey(),
  accessHash: bytes('access_hash').notNull(),
  sessionId: rowId('session_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  rotatedAt: instant('rotated_at'),
  successorSalt: bytes('successor_salt'),
});

/** Browsers in which a person signed in well. */
export const knownDevices = pgTable('known_devices', {
  secretHash: bytes('secret_hash').primaryKey(),
  /** Of the person's e-mail. */
  ownerHash: bytes('owner_hash').notNull(),
  usedAt: instant('used_at').notNull(),
});

/** Mailed links by which a new password is set. */
export const resetLinks = pgTable('reset_links', {
  secretHash: bytes('secret_hash').primaryKey(),
  email: text('email').notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** What admins did to whose account. An `acted` has the id of its session. Source: D10. */
export const adminActs = pgTable('admin_acts', {
  id: rowId('id').primaryKey(),
  at: instant('at').notNull(),
  adminId: rowId('admin_id').notNull(),
  userId: rowId('user_id').notNull(),
  act: text('act', {enum: adminActNames}).notNull(),
  reason: text('reason', {enum: blockedReasons}),
  endedAt: instant('ended_at'),
});

/** Codes to set a new password, by e-mail and by the network from which they were asked for. */
export const resetCodes = pgTable(
  'reset_codes',
  {
    email: text('email').notNull(),
    networkHash: bytes('network_hash').notNull(),
    /** Null until it was mailed, and for ever where nobody has the e-mail. */
    codeHash: text('code_hash'),
    askedAt: instant('asked_at').notNull(),
    /** To be looked at: nobody waits for the mail. */
    isDue: boolean('is_due').notNull(),
    triesHere: integer('tries_here').notNull().default(0),
    triesElsewhere: integer('tries_elsewhere').notNull().default(0),
  },
  (table) => [primaryKey({columns: [table.email, table.networkHash]})],
);

/** Who has shown a temporary password and must set their own now. */
export const temporarySignIns = pgTable('temporary_sign_ins', {
  secretHash: bytes('secret_hash').primaryKey(),
  userId: rowId('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Sign-ins that are at Google: each state is good once. */
export const googleSignIns = pgTable('google_sign_ins', {
  stateHash: bytes('state_hash').primaryKey(),
  nonce: text('nonce').notNull(),
  verifier: text('verifier').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  returnPath: text('return_path'),
  language: text('language', {enum: languages}).notNull(),
  attribution: jsonb('attribution').$type<Attribution>(),
  expiresAt: instant('expires_at').notNull(),
});

/** Google accounts that wait for the password of the account they are to be linked with: each is good once. */
export const googleLinks = pgTable('google_links', {
  secretHash: bytes('secret_hash').primaryKey(),
  userId: rowId('user_id').notNull(),
  googleSubject: text('google_subject').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A person's tax record. */
export const taxRecords = pgTable('tax_records', {
  userId: rowId('user_id').primaryKey(),
  taxResidenceCountry: text('tax_residence_country'),
  /** Sealed to the server's keys for its person's row; see `SealedSecrets`. Rule: SEA11. */
  sealedTaxId: text('sealed_tax_id'),
  nationality: text('nationality'),
  countriesWorkedFrom: text('countries_worked_from').array().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
