import {z} from 'zod';
import {anyRole, defineSyncedTable, listProblems} from '#contract/kernel/synced-table.ts';
import {instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** The life of a batch import. Source: S4.04, D16. */
export const importStatuses = ['not-started', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** One of {@link importStatuses}. */
export type ImportStatus = (typeof importStatuses)[number];

/** One file that was imported, kept in the import history. Source: S3.13, D16. */
export const imports = defineSyncedTable({
  name: 'imports',
  service: 'accounting',
  row: z.object({
    id: idSchema,
    accountId: idSchema,
    fileName: z.string().max(255),
    sizeBytes: z.int().nonnegative(),
    /** SHA-256 of the file in hex: the same file is recognised at once. */
    fileHash: z.string().length(64),
    status: z.enum(importStatuses),
    /** Rows of the file that hold a transaction. */
    rowCount: z.int().nonnegative(),
    newCount: z.int().nonnegative(),
    knownCount: z.int().nonnegative(),
    skippedCount: z.int().nonnegative(),
    errorCount: z.int().nonnegative(),
    /** How the file was read, as the JSON text of the importer's reading, for the history. */
    reading: z.string().max(8_000).nullable(),
    /** Why it failed, as a stable reason; null unless `failed`. */
    failedReason: z.string().max(80).nullable(),
    /** When the person took the whole import back; null while it stands. */
    undoneAt: instantSchema.nullable(),
    createdAt: instantSchema,
    /** Who imported it. */
    createdBy: idSchema,
  }),
  sortBy: ['createdAt'],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: [],
  fixedFields: ['accountId', 'fileName', 'sizeBytes', 'fileHash', 'createdAt', 'createdBy'],
  authorField: 'createdBy',
  references: {accountId: 'accounts'},
  textFields: [],
  lockField: null,
  reasons: ['import.name-required'],
  check: ({fileName}) => listProblems([['fileName', 'import.name-required', String(fileName).trim() !== '']]),
});

/** One import as screens see it. */
export type ImportRow = z.infer<typeof imports.row>;

/** A row of a file that could not be read, kept until it is corrected or dropped. Source: D16. */
export const importErrors = defineSyncedTable({
  name: 'importErrors',
  service: 'accounting',
  row: z.object({
    id: idSchema,
    importId: idSchema,
    /** Line of the file where the row starts, counted from 1. */
    line: z.int().positive(),
    /** The row's cells as a JSON array of texts. */
    cells: z.string().max(65_536),
    /** What is wrong, such as `import.bad-date`. */
    reason: z.string().max(80),
    /** Which cell, counted from 0; null when the whole row. */
    column: z.int().nonnegative().nullable(),
    status: z.enum(['open', 'corrected', 'dropped']),
  }),
  sortBy: [],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: [],
  fixedFields: ['importId', 'line', 'reason', 'column'],
  authorField: null,
  references: {importId: 'imports'},
  textFields: [],
  lockField: null,
  reasons: [],
  check: () => [],
});

/** One unreadable row as screens see it. */
export type ImportErrorRow = z.infer<typeof importErrors.row>;
