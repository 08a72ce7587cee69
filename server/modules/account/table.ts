import {boolean, integer, pgTable, text} from 'drizzle-orm/pg-core';
import {languages} from '#contract/account/rules.ts';
import {bytes, instant, rowId} from '#server/db/columns.ts';

/** People who can sign in. `email` is in lower case and unique. */
export const users = pgTable('users', {
  id: rowId('id').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  language: text('language', {enum: languages}).notNull(),
  status: text('status', {enum: ['active', 'blocked']})
    .notNull()
    .default('active'),
  isAdmin: boolean('is_admin').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

/** One sign-in on one device. */
export const sessions = pgTable('sessions', {
  id: rowId('id').primaryKey(),
  userId: rowId('user_id').notNull(),
  antiForgeryToken: text('anti_forgery_token').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  endedBecause: text('ended_because', {enum: ['signed-out', 'token-reused']}),
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

/** Failed sign-ins since the last good one, by a hash of who was asked for (and from where). */
export const loginAttempts = pgTable('login_attempts', {
  keyHash: bytes('key_hash').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: instant('last_at').notNull(),
  /** Until when a network from which somebody signed in well waits for its own failures only. */
  trustedUntil: instant('trusted_until'),
});
