import {pgTable, text} from 'drizzle-orm/pg-core';
import {languages} from '#contract/account/rules.ts';
import {waitlistTopics} from '#contract/contact/waitlist.ts';
import {bytes, instant, rowId} from '#server/db/columns.ts';

/** E-mails that wait for something that is not there yet. */
export const waitlistEntries = pgTable('waitlist_entries', {
  id: rowId('id').primaryKey(),
  topic: text('topic', {enum: waitlistTopics}).notNull(),
  email: text('email').notNull(),
  language: text('language', {enum: languages}).notNull(),
  joinedAt: instant('joined_at').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  networkHash: bytes('network_hash'),
});
