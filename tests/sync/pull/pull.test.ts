import {expect, test} from 'vitest';
import {toColumns} from '#contract/kernel/field-values.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readPagesSince, readRows} from '#sync/pages/read-pages.ts';
import {applyPull, type PullAnswer} from '#sync/pull/apply-pull.ts';
import {fillColdSpaces} from '#sync/pull/fill-cold-spaces.ts';
import {takeLead} from '#sync/store/fence.ts';
import {readMeta, readSpace} from '#sync/store/meta.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, spaceOne, spaceTwo} from '#tests/sync/build-change.ts';

type Delta = PullAnswer['spaces'][number];

function delta(overrides: Partial<Delta> = {}): Delta {
  return {
    spaceId: spaceOne,
    role: 'owner',
    version: 1,
    more: false,
    mode: 'delta',
    pages: [],
    tables: {},
    ...overrides,
  };
}

function answer(...spaces: Delta[]): PullAnswer {
  return {epoch: 'e', serverTime: '2026-03-01T12:00:00.000Z', lastSeq: 0, spaces};
}

function rowsOf(...names: string[]) {
  return toColumns(
    names.map((name) => ({id: name, name, deleted: false})),
    ['name', 'deleted'],
  );
}

test('[PUL2] an answer without news leaves revision and pages as they were', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  await applyPull(lead, answer(delta({tables: {categories: rowsOf('a')}})));
  const before = await readSpace(database, spaceOne);
  await applyPull(lead, answer(delta()));
  expect(await readSpace(database, spaceOne)).toEqual(before);
  await applyPull(lead, answer(delta({version: 2, tables: {categories: rowsOf('b')}})));
  const after = await readSpace(database, spaceOne);
  expect(after?.cursor).toBe(2);
  expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
  expect([...(await readRows(database, 'categories', spaceOne)).keys()]).toEqual(['a', 'b']);
});

test('[PUL5] a space that is no longer listed takes its rows along and leaves its queue in attention', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  const tables = {categories: rowsOf('a')};
  await applyPull(lead, answer(delta({tables}), delta({spaceId: spaceTwo, tables})));
  const gone = buildChange({spaceId: spaceTwo});
  await recordChange(database, buildChange(), gone);
  await applyPull(lead, answer(delta()));
  expect(await readSpace(database, spaceTwo)).toBeUndefined();
  expect((await database.pages.toArray()).map((page) => page.spaceId)).toEqual([spaceOne]);
  expect(await database.outbox.count()).toBe(1);
  const [record] = await database.attention.toArray();
  expect(record?.change).toEqual(gone);
  expect(record?.refusals).toMatchObject([{code: 'forbidden', reason: 'sync.no-longer-permitted'}]);
});

test('[PUL5] a space that comes back goes on with higher revisions', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  await applyPull(lead, answer(delta()));
  const before = await readSpace(database, spaceOne);
  await applyPull(lead, answer());
  await applyPull(lead, answer(delta()));
  expect((await readSpace(database, spaceOne))?.revision).toBeGreaterThan(before?.revision ?? 0);
});

/** Answers pages by their table and start; `refuse` names one that fails. */
function pageServer(asked: string[], refuse: Set<string> = new Set()): ServerCall {
  const asText = async (_endpoint: unknown, {table, from}: {table: string; from?: string}) => {
    const name = `${table}-${from ?? 'newest'}`;
    asked.push(name);
    return refuse.has(name) ? fail('offline', 'network.unreachable') : succeed(JSON.stringify(rowsOf(name)));
  };
  return Object.assign(async () => fail('not-found', 'test.unknown'), {asText}) as unknown as ServerCall;
}

const coldPages = [
  {table: 'categories', from: null, until: null, count: 1},
  {table: 'transactions', from: null, until: 'k1', count: 1},
  {table: 'transactions', from: 'k1', until: 'k2', count: 1},
  {table: 'transactions', from: 'k2', until: null, count: 1},
];

test('[PUL6] a cold start fetches the newest page of each table first and ends with the cursor', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  await applyPull(lead, answer(delta({mode: 'cold', version: 9, pages: coldPages})));
  expect((await readPagesSince(database, spaceOne, 'transactions', -1)).state).toBe('loading');
  const asked: string[] = [];
  await fillColdSpaces(lead, pageServer(asked), new AbortController().signal);
  expect(asked.slice(0, 2)).toEqual(['categories-newest', 'transactions-newest']);
  expect(await readSpace(database, spaceOne)).toMatchObject({cursor: 9, cold: null});
  const {state, pages} = await readPagesSince(database, spaceOne, 'transactions', -1);
  expect(state).toBe('ready');
  expect(pages.map((page) => [page.kind, page.position])).toEqual([
    ['base', 0],
    ['base', 1],
    ['base', 2],
  ]);
  expect((await readMeta(database, 'status'))?.receivedCount).toBe(4);
});

test('[PUL6] an interrupted cold start keeps what is here and fetches only the rest', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  const {signal} = new AbortController();
  await applyPull(lead, answer(delta({mode: 'cold', version: 9, pages: coldPages})));
  const outcome = await fillColdSpaces(lead, pageServer([], new Set(['transactions-k1'])), signal);
  expect(outcome).toMatchObject({ok: false, failure: {code: 'offline'}});
  expect((await readRows(database, 'categories', spaceOne)).size).toBe(1);
  const asked: string[] = [];
  expect(await fillColdSpaces(lead, pageServer(asked), signal)).toEqual(succeed(true));
  expect(asked).toContain('transactions-k1');
  expect(asked).not.toContain('categories-newest');
  expect((await readRows(database, 'transactions', spaceOne)).size).toBe(3);
  expect(await readSpace(database, spaceOne)).toMatchObject({cursor: 9, cold: null});
});

test('[PUL6] a reset space starts cold again and its readers start over', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  await applyPull(lead, answer(delta({tables: {categories: rowsOf('a')}})));
  const seen = (await readPagesSince(database, spaceOne, 'categories', -1)).revision;
  await applyPull(lead, answer(delta({mode: 'cold', version: 9, role: 'bookkeeper', pages: []})));
  const read = await readPagesSince(database, spaceOne, 'categories', seen);
  expect({startOver: read.startOver, pages: read.pages}).toEqual({startOver: true, pages: []});
  expect(await readSpace(database, spaceOne)).toMatchObject({role: 'bookkeeper', cursor: 9});
});
