import {syncedTables} from '#contract/tables.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {companies} from '#contract/companies/company.ts';
import {invoices} from '#contract/invoices/invoice.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase, SpaceState} from '#sync/store/local-database.ts';
import {readSpaces} from '#sync/store/meta.ts';
import {toFolderName, createNames} from '#workers/archive/paths.ts';
import type {ArchivedSpace} from '#workers/archive/manifest.ts';

/** A row whose bytes lie beside it: a receipt, a paper, a piece of the post. */
export type ByteRow = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** When the server had all bytes. */
  readonly storedAt: string | null;
};

/** Every table whose rows have bytes, a new one among them. Rule: ARC1. */
const byteTables: readonly SyncedTable[] = Object.values(syncedTables).filter(({row}) =>
  ['name', 'sizeBytes', 'sha256', 'storedAt'].every((field) => Object.hasOwn(row.shape, field)),
);

/** Who may read invoices. */
const invoiceRoles: SyncedTable['readRoles'] = invoices.readRoles;

/** A space that is to be archived, and its files. */
export type StockedSpace = ArchivedSpace & {
  readonly state: SpaceState;
  readonly files: readonly ByteRow[];
  /** Invoices and credit notes that the person may read. */
  readonly invoiceCount: number;
  /** Ids of those whose bytes are on this device. */
  readonly here: ReadonlySet<string>;
};

/** What an archive would hold, in numbers a person is told before they ask for it. */
export type Stock = {
  /** They are printed as the archive is made. */
  readonly invoiceCount: number;
  readonly fileCount: number;
  readonly fileBytes: number;
  /** Files that have to be fetched: they are in the archive where there is a network. */
  readonly awayCount: number;
  readonly awayBytes: number;
  /** Changes that wait to be sent; what they did is in the archive. */
  readonly unsentCount: number;
  /** Changes that the server refused: they are in the archive apart, as they were entered. */
  readonly refusedCount: number;
  /** Companies whose rows are still on their way to this device. */
  readonly coldNames: readonly string[];
};

/** Which spaces: one company, or all of the person's. */
export type ArchiveScope = {readonly userId: string; readonly companyId: string | null};

/** Counts what an archive would hold. Reads no rows but those of files: a screen may ask again and again. Rule: ARC4. */
export async function takeStock(database: LocalDatabase, scope: ArchiveScope): Promise<Stock> {
  const {pages, outbox, attention, files: records, meta} = database;
  return database.transaction('r', [pages, outbox, attention, records, meta], async () => count(database, scope));
}

async function count(database: LocalDatabase, scope: ArchiveScope): Promise<Stock> {
  const spaces = await listSpaces(database, scope);
  const sums = {
    fileCount: 0,
    fileBytes: 0,
    awayCount: 0,
    awayBytes: 0,
    unsentCount: 0,
    refusedCount: 0,
    invoiceCount: 0,
  };
  for (const space of spaces) {
    sums.invoiceCount += space.invoiceCount;
    sums.unsentCount += await database.outbox.where('[spaceId+table]').between([space.id], [space.id, []]).count();
    sums.refusedCount += await database.attention.where({spaceId: space.id}).count();
    for (const {id, sizeBytes} of space.files) {
      sums.fileCount += 1;
      sums.fileBytes += sizeBytes;
      if (space.here.has(id)) continue;
      sums.awayCount += 1;
      sums.awayBytes += sizeBytes;
    }
  }
  return {...sums, coldNames: spaces.filter(({state}) => state.cold !== null).map(({name}) => name)};
}

/** The spaces of a scope, the person's own first, each with a folder of its own. */
export async function listSpaces(database: LocalDatabase, {userId, companyId}: ArchiveScope): Promise<StockedSpace[]> {
  const nameFolder = createNames();
  const stocked: StockedSpace[] = [];
  const known = [...(await readSpaces(database))].filter(([id]) => companyId === null || id === companyId);
  const isOwn = ([id, {kind}]: (typeof known)[number]) => kind === 'person' || id === userId;
  for (const [id, state] of [...known.filter(isOwn), ...known.filter((space) => !isOwn(space))]) {
    const kind = isOwn([id, state]) ? 'person' : 'company';
    const name = kind === 'person' ? '' : ((await readTable(database, companies, id))[0]?.name ?? '');
    const rows = kind === 'person' ? [] : await listBytes(database, id);
    const records = await database.files.where({spaceId: id}).primaryKeys();
    const isReader = kind === 'company' && invoiceRoles.includes(state.role);
    const invoiceCount = isReader ? (await readTable(database, invoices, id)).length : 0;
    const folder = nameFolder(kind === 'person' ? 'personal' : toFolderName(name, 'company'));
    stocked.push({id, kind, name, folder, state, files: rows, invoiceCount, here: new Set(records)});
  }
  return stocked;
}

/** What has bytes in a space, but for papers of persons, which are sealed, and what was taken back before it was stored. Rule: ARC3. */
async function listBytes(database: LocalDatabase, spaceId: string): Promise<ByteRow[]> {
  const found: ByteRow[] = [];
  for (const table of byteTables) {
    // These tables have the fields of a `ByteRow`: they are found by them.
    const rows = (await readTable(database, table, spaceId)) as unknown as readonly (ByteRow & {
      readonly kind?: string;
    })[];
    for (const row of rows) {
      const isGone = table.name !== 'files' && row.storedAt === null;
      if (row.kind !== 'identity' && !isGone) found.push(row);
    }
  }
  return found;
}
