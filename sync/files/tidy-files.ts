import {isTakenBack} from '#contract/documents/kinds.ts';
import {fileKinds, uploadKinds} from '#contract/files/upload-kinds.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {readRowsWithTombstones, readSoundRows} from '#sync/pages/read-pages.ts';
import type {FileRecord, LocalDatabase} from '#sync/store/local-database.ts';
import {readSpaces} from '#sync/store/meta.ts';
import type {FileHome} from './add-file.ts';
import {adoptFiles} from './adopt-files.ts';
import {readUndecided} from './undecided-files.ts';

/** How much of what the server has is kept here for looking at it offline. */
export const keptBytes = 200 * 1024 * 1024;

/** Bytes without a record may belong to a file that is being added at this moment; after a day they are left behind. */
const leftBehindMs = 24 * 60 * 60_000;

/**
 * Keeps what is here only to be looked at within a budget, the oldest going first, and lets go of what belongs to spaces that are no longer
 * the person's, of papers that their part in a space no longer lets them read, and of scans and documents that were taken back. Bytes that were not sent never go.
 *
 * Rules: UPL9, UPL14, UPL15, DOC18.
 */
export async function trimFiles(home: FileHome, budgetBytes = keptBytes): Promise<void> {
  const {database, bytes} = home;
  const gone = await database.transaction('rw', database.files, database.meta, database.pages, async () => {
    const stored = await database.files.where('state').equals('stored').toArray();
    const spaces = await readSpaces(database);
    const unreadable = new Set([
      ...(await listTakenBack(database, stored)),
      ...(await listForbidden(database, stored)),
    ]);
    const leaving = pickLeaving(stored, {spaceIds: new Set(spaces.keys()), unreadable, budgetBytes});
    await database.files.bulkDelete(leaving.map(({id}) => id));
    return leaving;
  });
  for (const record of gone) await bytes.remove(record);
}

/** Those of the files that were scans of the post, or documents that the desk gave, and are not their company's after all. */
async function listTakenBack(database: LocalDatabase, stored: readonly FileRecord[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const spaceId of new Set(stored.map((record) => record.spaceId))) {
    for (const [id, row] of await readSoundRows(database, 'mailScans', spaceId))
      if (row['takenBackAt'] !== null || row['deleted'] === true) found.add(id);
    for (const row of (await readSoundRows(database, 'companyDocuments', spaceId)).values())
      if (isTakenBack(row)) found.add(String(row['fileId']));
  }
  return found;
}

/** Those of the files that a person's part in their space lets nobody of that part read: they had another part before. Rules: FIL13, UPL15. */
async function listForbidden(database: LocalDatabase, stored: readonly FileRecord[]): Promise<Set<string>> {
  const found = new Set<string>();
  const spaces = await readSpaces(database);
  for (const spaceId of new Set(stored.map((record) => record.spaceId))) {
    const role = spaces.get(spaceId)?.role;
    // An owner reads all.
    if (role === undefined || role === 'owner') continue;
    for (const [id, row] of await readSoundRows(database, 'files', spaceId)) {
      const kind = fileKinds.find((one) => one === row['kind']);
      const readRoles: readonly SpaceRole[] = kind === undefined ? [] : uploadKinds[kind].readRoles;
      if (!readRoles.includes(role)) found.add(id);
    }
  }
  return found;
}

type Leaving = {
  readonly spaceIds: ReadonlySet<string>;
  readonly unreadable: ReadonlySet<string>;
  readonly budgetBytes: number;
};

function pickLeaving(stored: FileRecord[], {spaceIds, unreadable, budgetBytes}: Leaving): FileRecord[] {
  let sum = 0;
  return stored
    .toSorted((one, other) => other.addedAt.localeCompare(one.addedAt))
    .filter((record) => {
      if (!spaceIds.has(record.spaceId) || unreadable.has(record.id)) return true;
      sum += record.sizeBytes;
      return sum > budgetBytes;
    });
}

/** What was taken away before it was sent can come back by undo for so long. */
const takenAwayMs = 30 * 24 * 60 * 60_000;

/**
 * Puts right what a crash or a lost database has left: bytes that a row or a refused change speaks of get their record back, others that
 * nothing names are deleted, and so is what was taken away long ago without ever having been sent. For when the rows are up to date.
 *
 * @returns how many files may be sent now that could not before.
 * Rules: UPL9, UPL11.
 */
export async function sweepFiles(home: FileHome, nowMs: number): Promise<number> {
  const {database, bytes} = home;
  const kept = await bytes.list();
  const known = new Set(await database.files.toCollection().primaryKeys());
  const strays = kept.filter(({id}) => !known.has(id));
  const undecided = await readUndecided(database);
  const adopted = await adoptFiles(home, {strays, undecided, now: new Date(nowMs).toISOString()});
  const named = new Set([...adopted, ...undecided.flatMap(({rowIds}) => rowIds)]);
  for (const stray of strays)
    if (!named.has(stray.id) && madeAtMs(stray.id) < nowMs - leftBehindMs) await bytes.remove(stray);
  await dropTakenAway(home, nowMs);
  return adopted.size;
}

async function dropTakenAway({database, bytes}: FileHome, nowMs: number): Promise<void> {
  const {files, pages, outbox, recent} = database;
  const gone = await database.transaction('rw', files, pages, outbox, recent, async () => {
    const unsent = await files.where('state').notEqual('stored').toArray();
    const old = unsent.filter((record) => Date.parse(record.addedAt) < nowMs - takenAwayMs);
    if (old.length === 0) return [];
    const within = await listWithinReach(database);
    const leaving: FileRecord[] = [];
    for (const record of old) {
      const row = (await readRowsWithTombstones(database, 'files', record.spaceId)).get(record.id);
      if (row?.['deleted'] === true && !within.has(record.id)) leaving.push(record);
    }
    await files.bulkDelete(leaving.map(({id}) => id));
    return leaving;
  });
  for (const record of gone) await bytes.remove(record);
}

/** Files that an act names which can still be undone, or waits to be sent: whatever a clock says, these may come back. */
async function listWithinReach({outbox, recent}: LocalDatabase): Promise<Set<string>> {
  const sent = (await recent.toArray()).flatMap((act) => act.changes);
  const waiting = await outbox.filter((record) => record.table === 'files').toArray();
  return new Set([...sent, ...waiting].filter(({table}) => table === 'files').flatMap(({rowIds}) => rowIds));
}

/** When an id of version 7 was made. Source: RFC 9562, 5.7. */
function madeAtMs(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}
