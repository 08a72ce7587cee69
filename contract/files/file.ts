import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {anyRole, defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {maxFileNameLength} from './clean-file-name.ts';
import {allFileTypes, fileKinds, fileRowRoles, checkUpload, uploadReasons} from './upload-kinds.ts';

/**
 * A file that somebody put beside the books: what it is, not its bytes, which go their own way (`start-upload.ts`).
 * A file never changes: replacing one is a deletion and a creation in one group. Source: S3.13 (receipt file), sync.md Files.
 */
export const files = defineSyncedTable({
  name: 'files',
  service: 'company',
  lockedWith: ({kind}) => (kind === 'receipt' ? 'accounting' : 'company'),
  since: 2,
  row: z.object({
    id: idSchema,
    kind: z.enum(fileKinds),
    /** The transaction it belongs to; every receipt has one, and nothing else. */
    transactionId: idSchema.nullable(),
    /** As `cleanFileName` makes it. */
    name: z.string().min(1).max(maxFileNameLength),
    type: z.enum(allFileTypes),
    sizeBytes: z.int().positive(),
    /** SHA-256 of all its bytes, in lower-case hex. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    createdAt: instantSchema,
    createdBy: idSchema,
    /** When the server had all bytes and found them right; null until then. */
    storedAt: instantSchema.nullable(),
  }),
  sortBy: ['createdAt'],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  rowReaders: {field: 'kind', roles: fileRowRoles},
  serverFields: ['storedAt'],
  fixedFields: ['kind', 'transactionId', 'name', 'type', 'sizeBytes', 'sha256', 'createdAt', 'createdBy'],
  authorField: 'createdBy',
  references: {transactionId: 'transactions'},
  // What was checked keeps its bytes.
  heldBy: {table: 'companyDocuments', field: 'fileId', reason: 'file.of-checked'},
  textFields: [],
  lockField: null,
  reasons: ['file.transaction-required', 'file.of-checked', ...uploadReasons],
  check: (row) => {
    const kind = fileKinds.find((one) => one === row['kind']) ?? 'document';
    if (kind === 'receipt' && row['transactionId'] === null)
      return [{field: 'transactionId', reason: 'file.transaction-required'}];
    const facts = {name: String(row['name']), sizeBytes: Number(row['sizeBytes']), type: String(row['type'])};
    const reason = checkUpload(kind, facts);
    return reason === null ? [] : [{field: 'name', reason}];
  },
});

/** One file as screens see it. */
export type FileRow = z.infer<typeof files.row>;

/** What stays of the row of a file that was taken back, which is deleted. Rule: DOC18. */
export const nothingOfFile = {
  name: 'document.pdf',
  type: 'application/pdf',
  sizeBytes: 1,
  sha256: '0'.repeat(64),
  storedAt: null,
} as const satisfies Partial<FileRow>;
