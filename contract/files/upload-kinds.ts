import type {Refusals} from '#contract/kernel/failure.ts';
import {anyRole, type SpaceRole} from '#contract/kernel/synced-table.ts';
import {sealedOverheadBytes} from '#contract/sealing/sealed-file.ts';
import {cleanFileName} from './clean-file-name.ts';
import {fileTypes, type FileType} from './file-types.data.ts';
import {readPixels} from './read-pixels.ts';
import {sniffType} from './sniff-type.ts';

/** All of {@link FileType}. */
export const allFileTypes = Object.keys(fileTypes).filter(isFileType);

/** What a paper or its photograph comes as. HEIC is what phones photograph in. */
const paperTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;

/** The largest file there is. Source: S5.23. */
const maxFileBytes = 20_971_520;

/** How large a kind of upload may be, of which types, who may have its bytes, and, where those are others, who may know of it. */
type KindFacts = {
  readonly maxBytes: number;
  readonly types: readonly FileType[];
  readonly readRoles: readonly SpaceRole[];
  readonly rowRoles?: readonly SpaceRole[];
};

/** What may be uploaded. Source: S3.10, S3.11 (kinds), S5.23 (sizes), S5.24 (types), D11, D46 (readers); UX for receipts. */
export const uploadKinds = {
  /** A transaction's receipt. */
  receipt: {maxBytes: 5_242_880, types: paperTypes, readRoles: anyRole},
  /** Any other paper of the books. */
  document: {
    maxBytes: maxFileBytes,
    types: allFileTypes.filter((type) => type !== 'application/x-faro-sealed'),
    readRoles: anyRole,
  },
  /** A company's own paper, such as the letter with its EIN. */
  paper: {maxBytes: maxFileBytes, types: paperTypes, readRoles: ['owner', 'manager']},
  /** A paper of a person, sealed. */
  identity: {
    maxBytes: maxFileBytes + sealedOverheadBytes,
    types: ['application/x-faro-sealed'],
    readRoles: ['owner'],
    // Who sees that there is a document of a person.
    rowRoles: ['owner', 'manager'],
  },
  /** A paper that the state or the IRS gave, which the desk brings. */
  official: {maxBytes: maxFileBytes, types: paperTypes, readRoles: ['owner', 'manager']},
  /** A piece of the post, scanned by the desk. */
  scan: {maxBytes: maxFileBytes, types: ['application/pdf'], readRoles: ['owner', 'manager']},
} as const satisfies Record<string, KindFacts>;

/** One of {@link uploadKinds}. */
export type UploadKind = keyof typeof uploadKinds;

/** Kinds of the rows of files. */
export const fileKinds = [
  'receipt',
  'document',
  'paper',
  'identity',
  'official',
] as const satisfies readonly UploadKind[];

/** Who may have the row of a file of each kind: whoever may read what it is the file of. Rule: FIL15. */
export const fileRowRoles: Readonly<Record<string, readonly SpaceRole[]>> = Object.fromEntries(
  fileKinds.map((kind) => {
    const {readRoles, rowRoles = readRoles}: KindFacts = uploadKinds[kind];
    return [kind, rowRoles];
  }),
);

/** Why a file may not be kept, as far as name, size and type tell. Rules: FIL1, FIL2, FIL3. */
export const uploadReasons = [
  'file.empty',
  'file.too-large',
  'file.is-svg',
  'file.is-html',
  'file.type-not-allowed',
  'file.bad-name',
] as const;

/** Why a file is not what its type says. Rules: FIL4, FIL5. */
export const contentReasons = ['file.is-html', 'file.is-svg', 'file.wrong-content', 'file.too-many-pixels'] as const;

/** Why the bytes of a file are not kept on the server. Rules: FIL7 to FIL9. */
export const keepRefusals = {
  validation: ['file.wrong-hash', 'file.infected', ...contentReasons],
  forbidden: ['sync.not-permitted'],
  'not-found': ['file.row-missing'],
  conflict: ['file.parts-missing'],
  'too-large': ['file.space-full'],
  'provider-down': ['file.store-down', 'file.scanner-down'],
} as const satisfies Refusals;

/** What is known of a file before its bytes are looked at. */
export type FileFacts = {readonly name: string; readonly sizeBytes: number; readonly type: string};

/** Most pixels of an image: the largest phones make 108 million; to decode 120 million takes 480 MB of memory. */
export const maxPixels = 120_000_000;

/** Tells whether a media type is one that is taken. */
export function isFileType(type: string): type is FileType {
  return Object.hasOwn(fileTypes, type);
}

/**
 * Decides whether a file of this kind may be kept, as far as name, size and type tell: before anything is sent, and again by the server.
 *
 * @returns null when it may.
 * Rules: FIL1, FIL2, FIL3. Source: S5.23, S5.24, S8.09.
 */
export function checkUpload(
  kind: UploadKind,
  {name, sizeBytes, type}: FileFacts,
): (typeof uploadReasons)[number] | null {
  const {maxBytes, types}: KindFacts = uploadKinds[kind];
  if (sizeBytes === 0) return 'file.empty';
  if (sizeBytes > maxBytes) return 'file.too-large';
  if (type === 'image/svg+xml') return 'file.is-svg';
  if (type === 'text/html') return 'file.is-html';
  if (!isFileType(type) || !types.some((taken) => taken === type)) return 'file.type-not-allowed';
  return cleanFileName(name, type) === name ? null : 'file.bad-name';
}

/**
 * Decides whether a file is what its type says, by its first bytes: on the device before it is kept, on the server before it counts as stored.
 *
 * @param head the first `headBytes` bytes, or all where there are fewer.
 * @returns null when it is.
 * Rules: FIL4, FIL5. Source: sync.md, Files.
 */
export function checkContent(type: FileType, head: Uint8Array): (typeof contentReasons)[number] | null {
  const sniffed = sniffType(head);
  if (sniffed === 'html') return 'file.is-html';
  if (sniffed === 'svg') return 'file.is-svg';
  if (sniffed !== fileTypes[type].signature) return 'file.wrong-content';
  const pixels = readPixels(head);
  return pixels && pixels.width * pixels.height > maxPixels ? 'file.too-many-pixels' : null;
}
