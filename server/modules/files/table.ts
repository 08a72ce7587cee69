import {boolean, pgTable, primaryKey, text} from 'drizzle-orm/pg-core';
import * as contract from '#contract/files/file.ts';
import * as mailing from '#contract/mailing/mail-scan.ts';
import {instant, rowId, wholeNumber} from '#server/db/columns.ts';
import {toQueryable} from '#server/db/synced-columns.ts';

/** Files beside the books. */
export const files = toQueryable(contract.files);

/** Scans of the post, whose bytes go the same way. */
export const mailScans = toQueryable(mailing.mailScans);

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
    /** As announced; 0 of what the desk brings. Rules: QTA1, QTA3. */
    sizeBytes: wholeNumber('size_bytes').notNull().default(0),
    hasParts: boolean('has_parts').notNull().default(true),
    abandoned: boolean('abandoned').notNull().default(false),
  },
  (table) => [primaryKey({columns: [table.spaceId, table.id]})],
);
