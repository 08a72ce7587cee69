import {pgTable, text} from 'drizzle-orm/pg-core';
import {openingPurposes} from '#contract/sealing/list-openings.ts';
import {instant, rowId} from '#server/db/columns.ts';

/** The keys to which something may have been sealed: a server that lacks one does not start. Rule: SEA4. */
export const sealingKeys = pgTable('sealing_keys', {
  id: text('id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
});

/** Each opening of a sealed value, without the value. Rule: SEA5. */
export const sealedOpenings = pgTable('sealed_openings', {
  id: rowId('id').primaryKey(),
  at: instant('at').notNull(),
  /** Null: the product itself. */
  adminId: rowId('admin_id'),
  spaceId: rowId('space_id').notNull(),
  rowId: rowId('row_id').notNull(),
  field: text('field').notNull(),
  why: text('why', {enum: openingPurposes}).notNull(),
});
