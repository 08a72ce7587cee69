import type {Language} from '#contract/account/rules.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {fetchFileBytes, type Fetching} from '#sync/files/read-file-bytes.ts';
import {listReceived} from '#sync/inbox/received-files.ts';
import {isFullDevice} from '#sync/files/read-whole.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {
  archiveVersion,
  manifestPath,
  type ArchiveEntry,
  type Manifest,
  type MissingFile,
} from '#workers/archive/manifest.ts';
import {createNames, invoiceFolder} from '#workers/archive/paths.ts';
import {listArchivedTables, listSealedFields} from '#workers/archive/tables.ts';
import {readmeText, writeReadme, type TableNames} from './readme.ts';
import type {ArchiveSink} from './sinks.ts';
import {printInvoices, type PrintInvoice} from './printed-invoices.ts';
import {listSignedPapers} from './signed-papers.ts';
import {listSpaces, type ArchiveScope, type ByteRow, type StockedSpace} from './take-stock.ts';
import {writeCsv, writeJson} from './write-rows.ts';
import {ArchiveTooLargeError, createZipWriter, type ZipWriter} from './zip-writer.ts';

/** What an archive is made of, and for whom. */
export type ArchiveTask = ArchiveScope & {
  readonly home: FileHome;
  readonly language: Language;
  /** What the rows of each table are called in that language, many of them. */
  readonly tableNames: TableNames;
  /** ISO UTC. */
  readonly now: string;
  /** The way to files that are not on this device. */
  readonly fetching: Omit<Fetching, 'now'>;
  readonly printInvoice: PrintInvoice;
  /** Hears the part that is done, from 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** What was made. */
export type MadeArchive = {
  /** The archive; null where it went into the person's own file. */
  readonly blob: Blob | null;
  readonly rowCount: number;
  readonly fileCount: number;
  readonly missing: readonly MissingFile[];
};

/** How much of the work the rows of a table are, in bytes of files. */
const rowWeight = 400;
/** And how much printing an invoice is. */
const invoiceWeight = 100_000;

/**
 * Writes everything that the person may read of a scope as one archive: each table as JSON and CSV, each file as it is, what the server refused, a
 * page that says what each entry is, and the manifest with the hash of each, last. Where it fails or ends, nothing is left.
 *
 * @returns `archive.too-large` over 4 GB; `archive.device-full`.
 * Rules: ARC1 to ARC5.
 */
export async function makeArchive(
  task: ArchiveTask,
  sink: ArchiveSink,
): Promise<Outcome<MadeArchive, 'too-large' | 'unexpected'>> {
  try {
    const made = await writeAll(task, sink);
    return succeed({...made, blob: await sink.close()});
  } catch (error) {
    await sink.abort();
    if (error instanceof ArchiveTooLargeError) return fail('too-large', 'archive.too-large');
    if (isFullDevice(error)) return fail('unexpected', 'archive.device-full');
    throw error;
  }
}

type Work = {
  readonly task: ArchiveTask;
  readonly zip: ZipWriter;
  readonly entries: ArchiveEntry[];
  readonly missing: MissingFile[];
  /** Tells that so much more is done. */
  readonly advance: (weight: number) => void;
};

async function writeAll(task: ArchiveTask, sink: ArchiveSink): Promise<Omit<MadeArchive, 'blob'>> {
  const {home, onProgress, now} = task;
  const spaces = await listSpaces(home.database, task);
  const total = await weigh(task, spaces);
  let done = 0;
  const advance = (weight: number): void => {
    done += weight;
    onProgress(total === 0 ? 1 : Math.min(1, done / total));
  };
  const work: Work = {task, zip: createZipWriter(sink, new Date(now)), entries: [], missing: [], advance};
  for (const space of spaces) {
    await writeTables(work, space);
    await writeUnsent(work, space);
    await writeFiles(work, space);
    await writeInvoices(work, space);
    if (space.kind === 'company') await writeSigned(work, space);
    if (space.kind === 'person') await writeReceived(work, space);
  }
  const {zip, entries, missing} = work;
  const archived = spaces.map(({id, kind, name, folder}) => ({id, kind, name, folder}));
  const about: Manifest = {
    product: 'Faro',
    kind: 'archive',
    version: archiveVersion,
    madeAt: now,
    spaces: archived,
    entries,
    missing,
    leftOut: listLeftOut(entries),
  };
  const readme = readmeText[task.language].fileName;
  const written = await zip.addText(readme, [writeReadme(about, task)]);
  entries.push({...blank, ...written, path: readme, kind: 'readme'});
  await zip.addText(manifestPath, [JSON.stringify(about, null, 1)]);
  await zip.finish();
  const tables = entries.filter(({kind}) => kind === 'table');
  const rowCount = tables.reduce((sum, entry) => sum + (entry.rowCount ?? 0), 0);
  return {rowCount, fileCount: entries.filter(({kind}) => kind === 'file').length, missing};
}

const blank = {folder: null, table: null, rowCount: null, fileId: null} as const;

async function weigh({home}: ArchiveTask, spaces: readonly StockedSpace[]): Promise<number> {
  let rows = 0;
  for (const {id} of spaces)
    await home.database.pages
      .where('[spaceId+table+revision]')
      .between([id], [id, []])
      .each(({count}) => {
        rows += count;
      });
  const bytes = spaces.flatMap(({files}) => files).reduce((sum, {sizeBytes}) => sum + sizeBytes, 0);
  const invoiceCount = spaces.reduce((sum, space) => sum + space.invoiceCount, 0);
  return rows * rowWeight + bytes + invoiceCount * invoiceWeight;
}

async function writeTables(work: Work, space: StockedSpace): Promise<void> {
  const {task, zip, entries, advance} = work;
  const {role} = space.state;
  // States that an older version of the product wrote knew companies alone.
  const services =
    space.state.services ?? (space.kind === 'person' ? ['personal'] : servicesOf({kind: 'company', type: 'LLC'}));
  for (const table of listArchivedTables({role, services})) {
    const fields = Object.keys(table.row.shape);
    const rows = await readArchived(task, table, space.id);
    const facts = {...blank, folder: space.folder, table: table.name, rowCount: rows.length};
    const tablePath = `${space.folder}/data/${table.name}.json`;
    entries.push({
      ...facts,
      kind: 'table',
      path: tablePath,
      ...(await zip.addText(tablePath, writeJson(rows, fields))),
    });
    advance((rows.length * rowWeight) / 2);
    if (rows.length === 0) continue;
    const sheetPath = `${space.folder}/${table.name}.csv`;
    entries.push({...facts, kind: 'sheet', path: sheetPath, ...(await zip.addText(sheetPath, writeCsv(rows, fields)))});
    advance((rows.length * rowWeight) / 2);
  }
}

/** The rows of a table as the person sees them, what waits to be sent laid over, without what is sealed. */
async function readArchived({home}: ArchiveTask, table: SyncedTable, spaceId: string) {
  // A row's fields hold nothing but Json.
  const rows = (await readTable(home.database, table, spaceId)) as unknown as Record<string, Json>[];
  for (const field of listSealedFields(table)) for (const row of rows) row[field] = null;
  return rows;
}

/** What the server refused, and what it said: nothing of it is in the tables. */
async function writeUnsent({task, zip, entries}: Work, space: StockedSpace): Promise<void> {
  const refused = await task.home.database.attention.where({spaceId: space.id}).toArray();
  if (refused.length === 0) return;
  const told = refused.map(({change: {table, op, rowIds, set, madeAt}, refusals, refusedAt}) => {
    const sealed = isTableName(table) ? listSealedFields(syncedTables[table]) : Object.keys(set);
    const entered = Object.fromEntries(Object.entries(set).filter(([field]) => !sealed.includes(field)));
    return {table, op, rowIds, set: entered, madeAt, refusals, refusedAt};
  });
  const path = `${space.folder}/data/refused.json`;
  const written = await zip.addText(path, [JSON.stringify(told, null, 1)]);
  entries.push({...blank, ...written, path, kind: 'unsent', folder: space.folder, rowCount: told.length});
}

async function writeFiles(work: Work, space: StockedSpace): Promise<void> {
  const {zip, entries, missing, advance} = work;
  const {folder} = space;
  const nameFile = createNames();
  for (const file of space.files) {
    const bytes = await readBytes(work, file, space.id);
    advance(file.sizeBytes);
    if (bytes === null) {
      missing.push({folder, fileId: file.id, name: file.name, sizeBytes: file.sizeBytes});
      continue;
    }
    const path = `${folder}/files/${nameFile(file.name)}`;
    entries.push({...blank, ...(await zip.addBytes(path, bytes)), path, kind: 'file', folder, fileId: file.id});
  }
}

/** Invoices and credit notes as they are printed; what is read back are their rows. Rule: ARC13. */
async function writeInvoices({task, zip, entries, missing, advance}: Work, space: StockedSpace): Promise<void> {
  const {folder} = space;
  const nameFile = createNames();
  for await (const {id, name, bytes} of printInvoices(task, space)) {
    advance(invoiceWeight);
    if (bytes === null) {
      missing.push({folder, fileId: id, name, sizeBytes: 0});
      continue;
    }
    const path = `${folder}/${invoiceFolder}/${nameFile(name)}`;
    entries.push({...blank, ...(await zip.addBytes(path, bytes)), path, kind: 'file', folder});
  }
}

/** Founding papers that were signed: what was signed is in no table. Rule: ARC11. */
async function writeSigned({task, zip, entries, missing}: Work, space: StockedSpace): Promise<void> {
  const {folder} = space;
  const nameFile = createNames();
  for (const {id, name, text} of await listSignedPapers(task, space)) {
    if (text === null) {
      missing.push({folder, fileId: id, name, sizeBytes: 0});
      continue;
    }
    const path = `${folder}/signed/${nameFile(name)}`;
    entries.push({...blank, ...(await zip.addText(path, [text])), path, kind: 'signed', folder});
  }
}

/** Receipts that wait on this device for their movement: they are in nobody's rows yet. */
async function writeReceived({task, zip, entries}: Work, {folder}: StockedSpace): Promise<void> {
  const nameFile = createNames();
  for (const {name, content} of await listReceived(task.home.database)) {
    const path = `${folder}/files/${nameFile(name)}`;
    const written = await zip.addBytes(path, new Uint8Array(await content.arrayBuffer()));
    entries.push({...blank, ...written, path, kind: 'file', folder});
  }
}

/** The bytes of a file, from here or from the server; null where they cannot be had now. Rule: ARC4. */
async function readBytes({task}: Work, file: ByteRow, spaceId: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const {home, fetching} = task;
  const record = await home.database.files.get(file.id);
  const kept = record ? await home.bytes.read(record) : null;
  if (kept && kept.size === file.sizeBytes) return new Uint8Array(await kept.arrayBuffer());
  if (file.storedAt === null) return null;
  const fetched = await fetchFileBytes({...file, spaceId}, fetching);
  return fetched.ok ? fetched.value : null;
}

/** As `table.field`, of the tables that are in it. */
function listLeftOut(entries: readonly ArchiveEntry[]): string[] {
  const names = [...new Set(entries.flatMap(({table}) => (table === null ? [] : [table])))];
  return names
    .filter((name) => isTableName(name))
    .flatMap((name) => listSealedFields(syncedTables[name]).map((field) => `${name}.${field}`));
}
