import {integer, pgTable, text} from 'drizzle-orm/pg-core';
import {bytes, instant, rowId} from '#server/db/columns.ts';

/** What vendors told us, as it came. Rule: WHK2. */
export const providerEvents = pgTable('provider_events', {
  id: rowId('id').primaryKey(),
  provider: text('provider').notNull(),
  eventId: text('event_id').notNull(),
  type: text('type').notNull(),
  saidAt: instant('said_at').notNull(),
  receivedAt: instant('received_at').notNull(),
  rawBody: bytes('raw_body').notNull(),
  workedAt: instant('worked_at'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
});
