import {unzipSync} from 'fflate';
import {servicesOf} from '#contract/policy/services.ts';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {columnsOf, type SpaceRole, type SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {fail} from '#contract/kernel/failure.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {writeBasePage} from '#sync/pages/write-pages.ts';
import {writeSpace} from '#sync/store/meta.ts';
import type {ByteLine} from '#sync/transport/byte-line.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {readManifest, type Manifest} from '#workers/archive/manifest.ts';
import {makeArchive, type ArchiveTask} from '#workers/archive/make/make-archive.ts';
import {openBlobSink} from '#workers/archive/make/sinks.ts';
import {testId} from '#tests/fixtures/build-change.ts';

export type Row = Record<string, Json>;

/** The person of these tests, and a company. */
export const [userId, companyId] = [testId(0xa1), testId(0xc1)];

/** A day on which archives are made. */
export const now = '2026-11-23T10:00:00.000Z';

/** Puts a space on the device as a finished pull leaves it: its rows as pages of these sizes. */
export async function putSpace(
  {database}: FileHome,
  spaceId: string,
  {role, rows}: {readonly role: SpaceRole; readonly rows: Partial<Record<TableName, readonly Row[]>>},
): Promise<void> {
  const isPerson = spaceId === userId;
  const services = servicesOf(isPerson ? {kind: 'person'} : {kind: 'company', type: 'LLC'});
  const kind = isPerson ? ('person' as const) : ('company' as const);
  const state = {role, kind, services, cursor: 1, revision: 1, startOverBelow: 0, cold: null};
  await database.transaction('rw', database.pages, database.meta, async () => {
    await writeSpace(database, spaceId, state);
    for (const table of Object.values(syncedTables) as readonly SyncedTable[]) {
      const own = rows[table.name as TableName] ?? [];
      if (own.length === 0) continue;
      const body = JSON.stringify(
        toColumns(
          own.map((row) => ({...row, deleted: false})),
          columnsOf(table),
        ),
      );
      await writeBasePage(database, {spaceId, table: table.name, revision: 1, count: own.length, position: 0, body});
    }
  });
}

const refuse = async () => fail('offline', 'network.unreachable');
// It answers nothing that has a type.
const nobody = Object.assign(refuse, {asText: refuse}) as unknown as ServerCall;
const noLine: ByteLine = {
  send: async () => fail('offline', 'network.unreachable'),
  receive: async () => fail('offline', 'network.unreachable'),
};

/** An archive as it is made offline, unless told otherwise. */
export function buildTask(home: FileHome, overrides: Partial<ArchiveTask> = {}): ArchiveTask {
  return {
    home,
    userId,
    companyId,
    language: 'es',
    tableNames: {},
    now,
    fetching: {call: nobody, line: noLine, signal: new AbortController().signal},
    printInvoice: async () => new Uint8Array([0x25, 0x50, 0x44, 0x46]),
    onProgress: () => {},
    ...overrides,
  };
}

/** Makes an archive and answers its bytes. */
export async function makeBytes(task: ArchiveTask): Promise<Uint8Array<ArrayBuffer>> {
  const made = await makeArchive(task, openBlobSink());
  if (!made.ok || made.value.blob === null) throw new Error('no archive was made');
  return new Uint8Array(await made.value.blob.arrayBuffer());
}

/** What is in an archive, by another reader than the product's. */
export function unpack(bytes: Uint8Array): {
  manifest: Manifest;
  texts: Record<string, string>;
  entries: Record<string, Uint8Array>;
} {
  const entries = unzipSync(bytes);
  const texts = Object.fromEntries(
    Object.entries(entries).map(([path, content]) => [
      path,
      new TextDecoder('utf-8', {ignoreBOM: true}).decode(content),
    ]),
  );
  const manifest = readManifest(texts['manifest.json'] ?? '');
  if (typeof manifest === 'string') throw new Error(manifest);
  return {manifest, texts, entries};
}
