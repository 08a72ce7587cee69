import {jsonb, pgTable, text} from 'drizzle-orm/pg-core';
import {languages} from '#contract/account/rules.ts';
import {agreementKinds, type AgreementDocument} from '#contract/agreements/agreement.ts';
import {instant, rowId} from '#server/db/columns.ts';

/** The evidence of each signature; the database refuses to change or delete a row. Rule: AGR9. */
export const signedAgreements = pgTable('signed_agreements', {
  id: rowId('id').primaryKey(),
  spaceId: rowId('space_id').notNull(),
  userId: rowId('user_id').notNull(),
  signedFor: rowId('signed_for').notNull(),
  signerName: text('signer_name').notNull(),
  signedAt: instant('signed_at').notNull(),
  kind: text('kind', {enum: agreementKinds}).notNull(),
  wording: text('wording').notNull(),
  hash: text('hash').notNull(),
  document: jsonb('document').$type<AgreementDocument>().notNull(),
  text: text('signed_text').notNull(),
  statement: text('statement').notNull(),
  language: text('language', {enum: languages}).notNull(),
  network: text('network').notNull(),
  userAgent: text('user_agent').notNull(),
});

/** See {@link signedAgreements}. */
export type SignedAgreementRow = typeof signedAgreements.$inferSelect;
