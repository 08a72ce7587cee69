import {boolean, pgTable, text} from 'drizzle-orm/pg-core';
import {languages} from '#contract/account/rules.ts';
import {bytes, instant, rowId} from '#server/db/columns.ts';

/** What visitors wrote by the contact form. */
export const contactMessages = pgTable('contact_messages', {
  id: rowId('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  language: text('language', {enum: languages}).notNull(),
  sentAt: instant('sent_at').notNull(),
  confirmed: boolean('confirmed').notNull(),
  networkHash: bytes('network_hash'),
});
