import {pgTable, text} from 'drizzle-orm/pg-core';
import {mailKinds} from '#contract/admin/given-up-mails.ts';
import {instant, rowId} from '#server/db/columns.ts';

/** Which admin sent which mail again. Rule: ADM13. */
export const mailRetries = pgTable('mail_retries', {
  id: rowId('id').primaryKey(),
  at: instant('at').notNull(),
  adminId: rowId('admin_id').notNull(),
  mailId: rowId('mail_id').notNull(),
  kind: text('kind', {enum: mailKinds}).notNull(),
});
