import {isRecord} from '#contract/kernel/is-record.ts';

/** The version of the archive's own form; one that is higher is not read. */
export const archiveVersion = 1;

/** Where the manifest stands in every archive. It is written last: an archive that was cut off has none. */
export const manifestPath = 'manifest.json';

/** What an entry is. `table`: rows as JSON, which is what is read back; `sheet`: the same rows as CSV, for people; `unsent`: what the server refused; `signed`: a founding paper as it was signed. */
const entryKinds = ['readme', 'table', 'sheet', 'file', 'unsent', 'signed'] as const;

/** One entry of the archive, as its manifest says it. */
export type ArchiveEntry = {
  readonly path: string;
  readonly kind: (typeof entryKinds)[number];
  readonly sizeBytes: number;
  /** In lower-case hex. */
  readonly sha256: string;
  /** The folder of a company, or of the person; null for what is about all of it. */
  readonly folder: string | null;
  /** Of a table or sheet, and how many rows it holds; null for others. */
  readonly table: string | null;
  readonly rowCount: number | null;
  /** Of a file: the id of its row in the table `files`. */
  readonly fileId: string | null;
};

/** A file whose bytes could not be had when the archive was made; its row is in the table. */
export type MissingFile = {
  readonly folder: string;
  readonly fileId: string;
  readonly name: string;
  readonly sizeBytes: number;
};

/** A space that is in the archive. */
export type ArchivedSpace = {
  readonly id: string;
  readonly kind: 'person' | 'company';
  /** A company's name; empty for the person's own things. */
  readonly name: string;
  readonly folder: string;
};

/** What an archive says of itself. */
export type Manifest = {
  readonly product: 'Faro';
  readonly kind: 'archive';
  readonly version: number;
  /** ISO UTC. */
  readonly madeAt: string;
  readonly spaces: readonly ArchivedSpace[];
  readonly entries: readonly ArchiveEntry[];
  readonly missing: readonly MissingFile[];
  /** Fields that are never in an archive, as `table.field`: sealed identity numbers. */
  readonly leftOut: readonly string[];
};

/** What is read of a manifest that came from outside: `foreign` is none of ours, `newer` one of a later version of the product. */
export type ReadManifest = Manifest | 'foreign' | 'newer';

/** Reads a manifest, believing nothing of it. Rule: ARC6. */
export function readManifest(text: string): ReadManifest {
  const value = parse(text);
  if (!isRecord(value) || value['product'] !== 'Faro' || value['kind'] !== 'archive') return 'foreign';
  const {version, madeAt, spaces, entries, missing, leftOut} = value;
  if (typeof version !== 'number') return 'foreign';
  if (version > archiveVersion) return 'newer';
  const isWhole =
    typeof madeAt === 'string' &&
    isListOf(spaces, isSpace) &&
    isListOf(entries, isEntry) &&
    isListOf(missing, isMissing) &&
    isListOf(leftOut, (one): one is string => typeof one === 'string');
  return isWhole ? {product: 'Faro', kind: 'archive', version, madeAt, spaces, entries, missing, leftOut} : 'foreign';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isSpace(value: unknown): value is ArchivedSpace {
  if (!isRecord(value)) return false;
  const isKnown = value['kind'] === 'person' || value['kind'] === 'company';
  return isKnown && [value['id'], value['name'], value['folder']].every((text) => typeof text === 'string');
}

function isEntry(value: unknown): value is ArchiveEntry {
  if (!isRecord(value)) return false;
  const {path, kind, sizeBytes, sha256, folder, table, rowCount, fileId} = value;
  return (
    typeof path === 'string' &&
    entryKinds.some((known) => known === kind) &&
    isCount(sizeBytes) &&
    typeof sha256 === 'string' &&
    [folder, table, fileId].every((text) => text === null || typeof text === 'string') &&
    (rowCount === null || isCount(rowCount))
  );
}

function isMissing(value: unknown): value is MissingFile {
  if (!isRecord(value)) return false;
  return (
    isCount(value['sizeBytes']) &&
    [value['folder'], value['fileId'], value['name']].every((text) => typeof text === 'string')
  );
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
