import {pgTable, text} from 'drizzle-orm/pg-core';
import * as company from '#contract/companies/company.ts';
import * as invitation from '#contract/teammates/invitation.ts';
import {bytes, instant, rowId} from '#server/db/columns.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** Who is asked into a company. */
export const invitations = toQueryable(invitation.invitations);

/** Who works on a company. */
export const memberships = toQueryable(company.memberships);

/** What companies are called. */
export const companies = toQueryable(company.companies);

/** The mails of invitations: what their links end in, as a hash, and who sent them. Rules: TMM5, TMM9. */
export const invitationLetters = pgTable('invitation_letters', {
  tokenHash: bytes('token_hash').primaryKey(),
  spaceId: rowId('space_id').notNull(),
  invitationId: rowId('invitation_id').notNull(),
  email: text('email').notNull(),
  sentBy: rowId('sent_by').notNull(),
  sentAt: instant('sent_at').notNull(),
});
