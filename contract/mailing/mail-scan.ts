import {z} from 'zod';
import {maxFileNameLength} from '#contract/files/clean-file-name.ts';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {hasRight} from '#contract/teammates/rights.ts';
import {spaceRoles} from '#contract/kernel/synced-table.ts';
import {maxWords} from './search-words.ts';

/** What came by post, the usual one first. Source: S3.12. */
export const mailTypes = ['Letter', 'Package', 'Certified letter', 'Check', 'Other'] as const;

/** What a piece of mail is where nobody says otherwise. Source: S3.12. */
export const mailDefaults = {type: 'Letter', quantity: 1} as const;

/** Most pages of a scan. Source: issue, What it is made of. */
export const maxScanPages = 200;

/** Most pieces that one scan stands for. */
export const maxQuantity = 99;

const mailRoles = spaceRoles.filter((role) => hasRight(role, 'mailing'));

/** What the desk says of a piece of mail when it sends its scan. No schema, whose names a browser would lack. Decision 009. */
export const scanShape = {
  /** Who it is from; empty where it does not say. */
  sender: z.string().max(120),
  /** What it is about; empty where that is not known. */
  subject: z.string().max(160),
  type: z.enum(mailTypes),
  quantity: z.int().min(1).max(maxQuantity),
  /** The day on which it came by post. */
  receivedOn: civilDateSchema,
  /** The file, always a PDF; its name as `cleanFileName` makes it. */
  name: z.string().min(1).max(maxFileNameLength),
  sizeBytes: z.int().positive().max(uploadKinds.scan.maxBytes),
  /** SHA-256 of all its bytes, in lower-case hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  pageCount: z.int().min(1).max(maxScanPages),
  /** The different words of its text layer, see `toSearchWords`; empty where it has none. */
  words: z.string().max(maxWords),
};

/**
 * A piece of a company's post, scanned: made by the desk, read and kept by the company's people. Its bytes go their own way, as a file's do.
 * What was sent to the wrong company stays as a row that says so, with nothing of the letter in it. Rules: MLG1 to MLG4. Source: S1.03, S3.12.
 */
export const mailScans = defineSyncedTable({
  name: 'mailScans',
  service: 'mailing',
  since: 8,
  row: z.object({
    id: idSchema,
    ...scanShape,
    createdAt: instantSchema,
    /** When the server had all bytes and found them right, before which there is no row; null once it was taken back. */
    storedAt: instantSchema.nullable(),
    /** When the desk took it back, because it was not this company's; null where it did not. */
    takenBackAt: instantSchema.nullable(),
    isRead: z.boolean(),
    /** Somebody wants to find it again. */
    isKept: z.boolean(),
  }),
  sortBy: ['receivedOn'],
  readRoles: mailRoles,
  createRoles: [],
  editRoles: mailRoles,
  serverFields: [
    'sender',
    'subject',
    'type',
    'quantity',
    'receivedOn',
    'name',
    'sizeBytes',
    'sha256',
    'pageCount',
    'words',
    'createdAt',
    'storedAt',
    'takenBackAt',
  ],
  fixedFields: [],
  quietFields: ['isRead'],
  authorField: null,
  references: {},
  textFields: [],
  lockField: null,
  reasons: [],
  check: () => [],
});

/** One scan as screens see it. */
export type MailScanRow = z.infer<typeof mailScans.row>;

/** What stays of a scan that was taken back: nothing of the letter. Rule: MLG4. */
export const nothingOfIt = {
  sender: '',
  subject: '',
  ...mailDefaults,
  name: 'scan.pdf',
  sizeBytes: 1,
  sha256: '0'.repeat(64),
  pageCount: 1,
  words: '',
  storedAt: null,
} as const satisfies Partial<MailScanRow>;
