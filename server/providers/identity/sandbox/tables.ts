import {pgTable, text} from 'drizzle-orm/pg-core';
import {instant} from '#server/db/columns.ts';

/** The key that signs, as a private JWK: one row at most. */
export const keys = pgTable('sandbox_identity_key', {jwk: text('jwk').notNull()});

/** What was confirmed and not fetched yet. */
export const codes = pgTable('sandbox_identity_codes', {
  code: text('code').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  nonce: text('nonce').notNull(),
  challenge: text('challenge').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
