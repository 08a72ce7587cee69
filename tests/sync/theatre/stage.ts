import {onTestFinished} from 'vitest';
import {addCompany} from '#contract/companies/add-company.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {Change} from '#contract/sync/change.ts';
import {newId} from '#contract/kernel/ids.ts';
import {syncOnce} from '#sync/engine/sync-once.ts';
import {createFileBytes, type FileBytes} from '#sync/files/file-bytes.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {foldChanges} from '#sync/overlay/fold-changes.ts';
import {readRowsWithTombstones} from '#sync/pages/read-pages.ts';
import {takeLead} from '#sync/store/fence.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {createByteLine, type ByteLine} from '#sync/transport/byte-line.ts';
import {createServerCall, type ServerCall} from '#sync/transport/call-server.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import {createNetwork, type Network, type SentRequest} from '#tests/fakes/network.ts';
import {logInOn, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {createRandom, fillFrom, testNow} from '#tests/sync/build-change.ts';

/** A person's device on stage: the real engine over a local database of its own, and a network that can be tampered with. */
export type Actor = {
  readonly name: string;
  readonly email: string;
  readonly device: Device;
  readonly database: LocalDatabase;
  readonly network: Network;
  readonly call: ServerCall;
  /** Where its files are, and the way of their bytes. */
  readonly files: {readonly bytes: FileBytes; readonly line: ByteLine};
  readonly userId: string;
  readonly createId: () => string;
  /** One push and pull, as often as the loop would try again: once. */
  sync(): Promise<Outcome<{serverTime: string}>>;
  /** Syncs over a good network until it succeeds. */
  settle(): Promise<void>;
  /** Records an edit of fields, with what this device shows now as the values before. */
  edit(table: string, spaceId: string, ids: readonly string[], set: Record<string, Json>): Promise<void>;
  create(table: string, spaceId: string, rows: readonly Record<string, Json>[]): Promise<void>;
  /** Rows as this device shows them, tombstones too, by id. */
  rows(table: string, spaceId: string): Promise<Map<string, Record<string, Json>>>;
};

let actors = 0;

/** Brings a signed-in device on stage. */
export async function enter(server: TestServer, device: Device, email: string, name: string): Promise<Actor> {
  const {body: me} = await logInOn(device, email);
  actors += 1;
  const fill = fillFrom(createRandom(actors));
  const createId = (): string => newId(testNow + actors, fill);
  const database = openLocalDevice();
  await writeMeta(database, 'session', {userId: me.id, authToken: me.authToken});
  const network = createNetwork(async (request) => deliver(device, request));
  const call = createServerCall({
    fetch: network.fetch,
    locks: createMemoryLocks(),
    origin: '',
    userId: me.id,
    tokens: {
      read: async () => (await readMeta(database, 'session'))?.authToken ?? null,
      write: async ({id, authToken}) => writeMeta(database, 'session', {userId: id, authToken}),
    },
  });
  const files = {
    bytes: createFileBytes(database, null),
    line: createByteLine({fetch: network.fetch, origin: '', openRequest: null}),
  };
  const parts = {call, userId: me.id, deviceName: name, createId, nowMs: () => server.clock.nowMs, files};
  const sync = async () => syncOnce(await takeLead(database), parts, new AbortController().signal);
  const rows: Actor['rows'] = async (table, spaceId) => showRows(database, table, spaceId);
  return {
    name,
    email,
    device,
    database,
    network,
    call,
    files,
    userId: me.id,
    createId,
    sync,
    rows,
    settle: async () => {
      network.script.length = 0;
      network.decide = () => 'pass';
      const outcome = await sync();
      if (!outcome.ok) throw new Error(`${name} could not settle: ${outcome.failure.reason}`);
    },
    edit: async (table, spaceId, ids, set) => {
      const shown = await rows(table, spaceId);
      const fields = Object.keys(set);
      const was = fields.map((field) => [field, {each: ids.map((id) => shown.get(id)?.[field] ?? null)}]);
      const same = fields.map((field) => [field, {same: set[field] ?? null}]);
      await recordChange(database, {
        ...base(createId, spaceId, table, ids),
        op: 'edit',
        set: Object.fromEntries(same) as Change['set'],
        was: Object.fromEntries(was) as Change['was'],
      });
    },
    create: async (table, spaceId, created) => {
      const ids = created.map((row) => String(row['id']));
      const fields = Object.keys(created[0] ?? {}).filter((field) => field !== 'id');
      const set = fields.map((field) => [field, {each: created.map((row) => row[field] ?? null)}]);
      const change = {...base(createId, spaceId, table, ids), op: 'create' as const, was: {}};
      await recordChange(database, {...change, set: Object.fromEntries(set) as Change['set']});
    },
  };
}

function base(createId: () => string, spaceId: string, table: string, ids: readonly string[]) {
  const label = {key: 'test.change'};
  return {id: createId(), spaceId, table, rowIds: [...ids], label, madeAt: new Date(testNow).toISOString()};
}

async function showRows(database: LocalDatabase, table: string, spaceId: string) {
  const rows = await readRowsWithTombstones(database, table, spaceId);
  foldChanges(rows, await database.outbox.where('[spaceId+table]').equals([spaceId, table]).toArray());
  return rows;
}

async function deliver(device: Device, {method, path, init}: SentRequest): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers).entries());
  const {body} = init;
  const payload = typeof body === 'string' ? body : body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : null;
  const answer = await device.request({
    method,
    url: path,
    headers: {...headers, 'sec-fetch-site': 'same-origin'},
    ...(payload === null ? {} : {payload}),
  });
  const kept = Object.entries(answer.headers).filter(([, value]) => typeof value !== 'object');
  return new Response(new Uint8Array(answer.bytes), {
    status: answer.status,
    headers: kept.map(([name, value]) => [name, String(value)]),
  });
}

/** Two devices of one person with a company between them, both settled. */
export async function openStage(server: TestServer): Promise<{a: Actor; b: Actor; spaceId: string}> {
  const person = await server.registerPerson();
  const a = await enter(server, server.openDevice(), person.me.email, 'A');
  const b = await enter(server, server.openDevice(), person.me.email, 'B');
  const spaceId = a.createId();
  const added = await a.call(addCompany, {id: spaceId, name: 'Faro LLC', type: 'LLC', state: 'WY'});
  if (!added.ok) throw new Error(`adding a company failed: ${added.failure.reason}`);
  await a.settle();
  await b.settle();
  onTestFinished(() => server.close());
  return {a, b, spaceId};
}

/** A device of the same person that starts cold: what it shows is what the server has. */
export async function enterCold(server: TestServer, like: Actor): Promise<Actor> {
  const fresh = await enter(server, server.openDevice(), like.email, 'cold');
  await fresh.settle();
  return fresh;
}
