import {categories, type CategoryRow} from '#contract/bookkeeping/category.ts';
import {isFormedBefore} from '#contract/companies/rules.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {CompanyRow} from '#contract/companies/company.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {servicesOf} from '#contract/policy/services.ts';
import {syncedTables} from '#contract/tables.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readSpace} from '#sync/store/meta.ts';
import type {ArchivedRow} from '#workers/archive/make/write-rows.ts';
import type {ArchivedSpace} from '#workers/archive/manifest.ts';
import {listRestoredTables} from '#workers/archive/tables.ts';
import type {CheckedArchive} from './check-archive.ts';
import {ArchiveDamageError} from './damage.ts';
import {keepAsPapers} from './keep-as-papers.ts';
import {nameAnew} from './new-ids.ts';
import {planRow} from './plan-rows.ts';
import {readArchivedRows} from './read-rows.ts';

/** What is read back, and into which company. */
export type RestorePlace = {
  readonly database: LocalDatabase;
  readonly userId: string;
  /** The folder of the company in the archive. */
  readonly folder: string;
  readonly companyId: string;
  readonly createId: () => string;
};

/** What becomes of the rows of one table. */
export type TableCount = {
  readonly table: string;
  /** How many come. */
  readonly count: number;
  /** How many do not: what they stand on is not there, or they are not right. */
  readonly leftCount: number;
};

/** A row that is there already, and what it becomes. */
export type RestoredEdit = {
  readonly table: 'categories' | 'companies';
  readonly now: ArchivedRow;
  readonly was: ArchivedRow;
};

/** All that reading back would write. */
export type RestorePlan = {
  readonly counts: readonly TableCount[];
  /** Tables whose rows the server makes, or this role may not: they stay in the archive. */
  readonly kept: readonly {readonly table: string; readonly count: number}[];
  /** Scans and proofs of the desk's that come as papers of the company's own. Rule: ARC12. */
  readonly paperCount: number;
  /** Rows by table, in an order in which each is after what it refers to; files are among them. */
  readonly rows: ReadonlyMap<string, readonly ArchivedRow[]>;
  /** Default categories that somebody had changed, and the company's own row, as they are and as they were. */
  readonly edits: readonly RestoredEdit[];
  /** Paths of files' bytes by their new ids. */
  readonly paths: ReadonlyMap<string, string>;
  /** Files whose bytes the archive has not. */
  readonly missingCount: number;
};

/**
 * Decides what of an archive comes into an empty company. Writes nothing.
 *
 * @returns `archive.not-empty`, `archive.not-permitted` (nothing there is the person's to make), `archive.still-coming`.
 * @throws ArchiveDamageError `archive.no-company`.
 * Rules: ARC7 to ARC9.
 */
export async function planRestore(
  checked: CheckedArchive,
  place: RestorePlace,
): Promise<Outcome<RestorePlan, 'conflict' | 'forbidden'>> {
  const {database, companyId, folder} = place;
  const space = checked.manifest.spaces.find((one) => one.kind === 'company' && one.folder === folder);
  if (!space) throw new ArchiveDamageError('archive.no-company');
  const state = await readSpace(database, companyId);
  if (!state) return fail('forbidden', 'archive.not-permitted');
  if (state.cold !== null) return fail('conflict', 'archive.still-coming');
  const {role, services = servicesOf({kind: 'company', type: 'LLC'})} = state;
  const tables = listRestoredTables({role, services});
  if (tables.length === 0) return fail('forbidden', 'archive.not-permitted');
  for (const table of tables) {
    const there = await readTable(database, table, companyId);
    // A company begins with the default categories.
    const isBegun = (row: Readonly<Record<string, unknown>>) => table.name !== categories.name || row['key'] === null;
    if (there.some(isBegun)) return fail('conflict', 'archive.not-empty');
  }
  return succeed(await plan(checked, place, {space, tables, role}));
}

type Known = {
  readonly space: ArchivedSpace;
  readonly tables: ReturnType<typeof listRestoredTables>;
  readonly role: SpaceRole;
};

async function plan(checked: CheckedArchive, place: RestorePlace, {space, tables, role}: Known): Promise<RestorePlan> {
  const {database, companyId, userId, folder, createId} = place;
  const read = new Map<string, readonly ArchivedRow[]>();
  const wrong = new Map<string, number>();
  for (const table of tables) {
    const {rows, wrongCount} = await readArchivedRows(checked, folder, table);
    read.set(table.name, rows);
    wrong.set(table.name, wrongCount);
  }
  const has = new Set(checked.manifest.entries.map(({fileId}) => fileId));
  const made = {
    mailScans: (await readArchivedRows(checked, folder, syncedTables.mailScans)).rows,
    renewals: (await readArchivedRows(checked, folder, syncedTables.renewals)).rows,
    companyServices: (await readArchivedRows(checked, folder, syncedTables.companyServices)).rows,
  };
  const isPapers = tables.some(({name}) => name === 'companyDocuments');
  const papers = isPapers ? keepAsPapers(read, made, {fromId: space.id, hasBytes: (id) => has.has(id)}) : null;
  const archived = papers?.rows ?? read;
  const own = await readTable(database, categories, companyId);
  const known = matchCategories(archived.get('categories') ?? [], own);
  const ids = nameAnew(archived, {fromId: space.id, toId: companyId, known, createId});
  const ownIds = new Map(own.map((row) => [row.id, toArchived(row)]));
  const bytes = new Map(
    checked.manifest.entries.flatMap(({fileId, path}) => (fileId === null ? [] : [[ids.get(fileId) ?? '', path]])),
  );

  const planned = new Map<string, Map<string, ArchivedRow>>();
  const find = (table: string, id: string) =>
    planned.get(table)?.get(id) ?? (table === 'categories' ? ownIds.get(id) : undefined);
  const counts: TableCount[] = [];
  const edits: RestoredEdit[] = [...(await editFormedOn(checked, place, role))];
  let missingCount = 0;
  for (const table of tables) {
    const rows = new Map<string, ArchivedRow>();
    planned.set(table.name, rows);
    let leftCount = wrong.get(table.name) ?? 0;
    let editCount = 0;
    for (const row of archived.get(table.name) ?? []) {
      const become = planRow(row, {table, ids, userId, find});
      const id = String(become?.['id']);
      const there = table.name === 'categories' ? ownIds.get(id) : undefined;
      const isMissing = table.name === 'files' && !bytes.has(id);
      if (become === null || rows.has(id) || isMissing) leftCount += 1;
      else if (there === undefined) rows.set(id, become);
      else {
        editCount += 1;
        edits.push({table: 'categories', now: become, was: there});
      }
      if (isMissing) missingCount += 1;
    }
    counts.push({table: table.name, count: rows.size + editCount, leftCount});
  }
  const rows = new Map([...planned].map(([name, byId]) => [name, [...byId.values()]]));
  return {
    counts,
    kept: listKept(checked, folder, tables).flatMap(({table, count}) => {
      // What became a paper does not stay behind.
      const left = table === 'mailScans' ? count - (papers?.scanCount ?? 0) : count;
      return left > 0 ? [{table, count: left}] : [];
    }),
    paperCount: papers?.paperCount ?? 0,
    rows,
    edits: edits.filter(isChange),
    paths: bytes,
    missingCount,
  };
}

/** The company's own default categories by the ids of the archive's, where both have the same key. */
function matchCategories(archived: readonly ArchivedRow[], own: readonly CategoryRow[]): Map<string, string> {
  const byKey = new Map(own.map(({key, id}) => [key, id]));
  return new Map(
    archived.flatMap(({id, key}) => {
      const there = typeof key === 'string' ? byKey.get(key) : undefined;
      return there === undefined ? [] : [[String(id), there]];
    }),
  );
}

/** The day on which its state formed the company, where its owner had said it and nobody has here. Rule: COM6. */
async function editFormedOn(
  checked: CheckedArchive,
  {database, companyId, folder}: RestorePlace,
  role: SpaceRole,
): Promise<readonly RestoredEdit[]> {
  const [own] = await readTable(database, syncedTables.companies, companyId);
  const [archived] = (await readArchivedRows(checked, folder, syncedTables.companies)).rows;
  const formedOn = archived?.['formedOn'] ?? null;
  if (role !== 'owner' || own?.origin !== 'added' || own.type === 'Cross Border Crypto') return [];
  if (own.formedOn || formedOn === null || !isFormedBefore(formedOn, own.createdAt)) return [];
  const was = toArchived(own);
  return [{table: 'companies', now: {...was, formedOn}, was}];
}

/** A row less what only screens want to know of it. */
function toArchived(row: CategoryRow | CompanyRow): ArchivedRow {
  const fields = Object.entries(row).filter(([field]) => field !== 'unsent');
  return Object.fromEntries(fields);
}

function isChange({now, was}: RestoredEdit): boolean {
  return Object.entries(now).some(([field, value]: [string, Json]) => value !== (was[field] ?? null));
}

/** What of the archive's folder is not the person's to make. */
function listKept({manifest}: CheckedArchive, folder: string, tables: Known['tables']): RestorePlan['kept'] {
  const restored = new Set<string>(tables.map(({name}) => name));
  return manifest.entries.flatMap((entry) => {
    const {kind, table, rowCount} = entry;
    if (entry.folder !== folder || kind !== 'table' || table === null || restored.has(table)) return [];
    return rowCount === null || rowCount === 0 ? [] : [{table, count: rowCount}];
  });
}
