import {bigint, boolean, pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import {instant, rowId, wholeNumber} from '#server/db/columns.ts';

/** Files beside the books; the columns of `contract/files/file.ts`. Synced: written only with the next version of its space. */
export const files = pgTable(
  'files',
  {
    spaceId: rowId('space_id').notNull(),
    id: rowId('id').notNull(),
    kind: text('kind').notNull(),
    transactionId: rowId('transaction_id'),
    name: text('name').notNull(),
    type: text('type').notNull(),
    sizeBytes: bigint('size_bytes', {mode: 'number'}).notNull(),
    sha256: text('sha256').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: rowId('created_by').notNull(),
    storedAt: text('stored_at'),
    deleted: boolean('deleted').notNull().default(false),
    version: wholeNumber('version').notNull(),
  },
  (table) => [primaryKey({columns: [table.spaceId, table.id]})],
);

/** What the server knows of files' bytes; see the migration. */
export const fileUploads = pgTable(
  'file_uploads',
  {
    spaceId: rowId('space_id').notNull(),
    id: rowId('id').notNull(),
    fileId: rowId('file_id').notNull(),
    sha256: text('sha256').notNull(),
    touchedAt: instant('touched_at').notNull(),
    keptAt: instant('kept_at'),
    hasParts: boolean('has_parts').notNull().default(true),
    abandoned: boolean('abandoned').notNull().default(false),
  },
  (table) => [primaryKey({columns: [table.spaceId, table.id]})],
);
