import {pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import {mailTypes} from '#contract/mailing/mail-scan.ts';
import {rowId, wholeNumber} from './columns.ts';

/** What the desk said of scans whose bytes are not all here: they become rows of their companies with them. Rule: MLG5. */
export const unsentScans = pgTable(
  'unsent_scans',
  {
    spaceId: rowId('space_id').notNull(),
    id: rowId('id').notNull(),
    sender: text('sender').notNull(),
    subject: text('subject').notNull(),
    type: text('type', {enum: mailTypes}).notNull(),
    quantity: wholeNumber('quantity').notNull(),
    receivedOn: text('received_on').notNull(),
    name: text('name').notNull(),
    sizeBytes: wholeNumber('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    pageCount: wholeNumber('page_count').notNull(),
    words: text('words').notNull(),
    /** When it was said first, as a row says it. */
    createdAt: text('created_at').notNull(),
    sentBy: rowId('sent_by').notNull(),
  },
  (table) => [primaryKey({columns: [table.spaceId, table.id]})],
);
