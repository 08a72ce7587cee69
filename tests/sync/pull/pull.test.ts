import {expect, test} from 'vitest';
import {toColumns} from '#contract/kernel/field-values.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {syncedTables} from '#contract/tables.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readPagesSince, readRows} from '#sync/pages/read-pages.ts';
import {applyPull, type PullAnswer} from '#sync/pull/apply-pull.ts';
import {fillColdSpaces} from '#sync/pull/fill-cold-spaces.ts';
import {pullAll} from '#sync/pull/pull-all.ts';
import {restAfterFailure} from '#sync/engine/rest-after.ts';
import {takeLead} from '#sync/store/fence.ts';
import {readMeta, readSpace, writeMeta} from '#sync/store/meta.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, spaceOne, spaceTwo, ofCompany} from '#tests/sync/build-change.ts';

type Delta = PullAnswer['spaces'][number];

function delta(overrides: Partial<Delta> = {}): Delta {
  return {
    spaceId: spaceOne,
    ...ofCompany,
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
  // All that was entered; what the server had in the row is no longer this person's to see.
  expect(record?.change).toEqual({...gone, was: {}});
  expect(await readMeta(database, 'leftSpaces')).toEqual({[spaceTwo]: '2026-03-01T12:00:00.000Z'});
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

test('[PUL6] what was here stays until the first new page of its table is', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  const before = {categories: rowsOf('old'), transactions: rowsOf('old'), accounts: rowsOf('gone')};
  await applyPull(lead, answer(delta({tables: before})));
  await applyPull(lead, answer(delta({mode: 'cold', version: 9, pages: coldPages})));
  const shown = async (table: string) => [...(await readRows(database, table, spaceOne)).keys()];
  expect([await shown('categories'), await shown('transactions'), await shown('accounts')]).toEqual([
    ['old'],
    ['old'],
    [],
  ]);
  const {signal} = new AbortController();
  await fillColdSpaces(
    lead,
    pageServer([], new Set(['transactions-newest', 'transactions-k1', 'transactions-k2'])),
    signal,
  );
  const seen = (await readPagesSince(database, spaceOne, 'transactions', -1)).revision;
  expect([await shown('categories'), await shown('transactions')]).toEqual([['categories-newest'], ['old']]);
  await fillColdSpaces(lead, pageServer([]), signal);
  expect(await shown('transactions')).toEqual(['transactions-newest', 'transactions-k1', 'transactions-k2']);
  expect((await readPagesSince(database, spaceOne, 'transactions', seen)).startOver).toBe(true);
  expect(await readSpace(database, spaceOne)).toMatchObject({cursor: 9, cold: null});
});

test('[PUL8] what was made here goes again to a restored server also while its page is missing, and where the pages that came had it no more', async () => {
  const change = {...buildChange({op: 'create', table: 'categories', rowIds: ['old'], set: {}, was: {}}), order: 1};
  const pages = [
    {table: 'categories', from: null, until: 'k1', count: 1},
    {table: 'categories', from: 'k1', until: null, count: 1},
  ];
  const sentAgain = async (refused: readonly string[]) => {
    const database = openLocalDevice();
    const lead = await takeLead(database);
    const {signal} = new AbortController();
    await applyPull(lead, answer(delta({tables: {categories: rowsOf('old')}})));
    await database.recent.add({key: change.id, order: 1, undoes: null, changes: [change]});
    await applyPull(lead, answer(delta({mode: 'cold', version: 9, pages})));
    await fillColdSpaces(lead, pageServer([], new Set(refused)), signal);
    expect([...(await readRows(database, 'categories', spaceOne)).keys()]).not.toContain('old');
    await applyPull(lead, {...answer(delta()), epoch: 'another'});
    return (await database.outbox.toArray()).map(({rowIds, set}) => ({rowIds, set}));
  };
  for (const refused of [['categories-k1'], []])
    expect(await sentAgain(refused)).toMatchObject([{rowIds: ['old'], set: {name: {same: 'old'}}}]);
});

test('[PUL5] a space that was taken away while its pages were on the way goes whole, and its queue to attention', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  await applyPull(lead, answer(delta({tables: {categories: rowsOf('old')}})));
  const done = {...buildChange(), order: 1};
  await database.recent.add({key: done.id, order: 1, undoes: null, changes: [done]});
  await recordChange(database, buildChange());
  await applyPull(lead, answer(delta({mode: 'cold', version: 9, pages: coldPages})));
  const {signal} = new AbortController();
  const refuse = async () => fail('not-found', 'sync.no-such-page');
  const call = Object.assign(refuse, {asText: refuse}) as unknown as ServerCall;
  expect(await fillColdSpaces(lead, call, signal)).toMatchObject({ok: false, failure: {code: 'not-found'}});
  await applyPull(lead, answer());
  const {pages, outbox, recent, attention} = database;
  expect([await pages.count(), await outbox.count(), await recent.count(), await attention.count()]).toEqual([
    0, 0, 0, 1,
  ]);
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

test('[PUL9] after an update that knows another table, its pages alone are fetched and the cursor stays', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  await applyPull(lead, answer(delta({version: 7, tables: {categories: rowsOf('a')}})));
  const seen = (await readPagesSince(database, spaceOne, 'categories', -1)).revision;
  const next = wireVersion + 1;
  const wire = {version: next, tables: {...syncedTables, transactions: {...transactions, since: next}}};
  const asked: unknown[] = [];
  const answers = [
    answer(delta({mode: 'cold', version: 9, pages: coldPages})),
    answer(delta({version: 9, tables: {categories: rowsOf('b')}})),
  ];
  const call = async (_endpoint: unknown, {cursors}: {cursors: unknown}) => {
    asked.push(cursors);
    return succeed(answers.shift());
  };
  const pages: string[] = [];
  const answering = pageServer(pages);
  const asText = async (...asked: Parameters<ServerCall['asText']>) => answering.asText(...asked);
  const server = Object.assign(call, {asText}) as unknown as ServerCall;
  const parts = {call: server, userId: 'u', createId: () => 'c', wire};
  expect(await pullAll(lead, parts, new AbortController().signal)).toMatchObject({ok: true});
  expect(asked).toEqual([{}, {[spaceOne]: 7}]);
  expect(pages).toEqual(['transactions-newest', 'transactions-k1', 'transactions-k2']);
  expect((await readRows(database, 'transactions', spaceOne)).size).toBe(3);
  const read = await readPagesSince(database, spaceOne, 'categories', seen);
  expect([read.startOver, [...(await readRows(database, 'categories', spaceOne)).keys()]]).toEqual([false, ['a', 'b']]);
  expect(await readSpace(database, spaceOne)).toMatchObject({cursor: 9, wireVersion: next, cold: null});
});

test('[PUL11] an answer of a server that is older changes nothing here, and is waited out', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  await applyPull(lead, answer(delta({version: 7, tables: {categories: rowsOf('a')}})));
  await recordChange(database, buildChange());
  const before = [await readSpace(database, spaceOne), await database.outbox.count()];
  const {services: _services, kind: _kind, ...old} = delta({version: 9, tables: {categories: rowsOf('b')}});
  const call = async () => succeed({...answer(), spaces: [old]});
  const parts = {call: call as unknown as ServerCall, userId: 'u', createId: () => 'c'};
  const pulled = await pullAll(lead, parts, new AbortController().signal);
  expect(pulled).toEqual(fail('provider-down', 'sync.newer-wire-version', {retryAfterMs: 30_000}));
  expect([await readSpace(database, spaceOne), await database.outbox.count()]).toEqual(before);
  expect(pulled.ok || restAfterFailure(pulled.failure, 1, 0)).toMatchObject({phase: 'updating', wokenBy: ['asked']});
});

test('[PUL10] a changed role leaves nothing of what it may not read, and all that the person entered', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  const wire = {
    version: 1,
    tables: {...syncedTables, transactions: {...transactions, readRoles: ['manager']}},
  } as const;
  const pull = async (delta: Delta, lastSeq = 0) => applyPull(lead, {...answer(delta), lastSeq}, {wire});
  const secret = {table: 'transactions', set: {note: {same: 'mine'}}, was: {note: {same: 'secret'}}} as const;
  const tables = {transactions: rowsOf('secret'), categories: rowsOf('seen')};
  await pull(delta({role: 'manager', tables}));
  const [undoable, open, waiting, refused] = [
    buildChange(secret),
    buildChange(),
    buildChange(secret),
    buildChange(secret),
  ];
  for (const change of [undoable, open])
    await database.recent.add({key: change.id, order: 1, undoes: null, changes: [{...change, order: 1}]});
  const conflict = {rowId: refused.rowIds[0] ?? '', field: 'note', code: 'conflict', reason: 'sync.conflict'} as const;
  const refusals = [{...conflict, current: 'secret', currentBy: 'Eva'}];
  await database.attention.add({spaceId: spaceOne, change: refused, refusals, refusedAt: 'then'});
  await recordChange(database, waiting);

  expect(await pull(delta({role: 'bookkeeper', version: 2}))).toMatchObject({restarted: true});
  expect(await database.pages.count()).toBe(0);
  expect(await readSpace(database, spaceOne)).toMatchObject({role: 'bookkeeper', cursor: null});
  expect((await database.recent.toArray()).map((act) => act.key)).toEqual([open.id]);
  expect((await database.attention.toArray()).map(({change, refusals}) => ({change, refusals}))).toEqual([
    {change: {...refused, was: {}}, refusals: [conflict]},
  ]);
  expect(await database.outbox.toArray()).toMatchObject([{id: waiting.id, set: waiting.set}]);
});

test('[PUL10] what was sent under the last role and is answered under the new one keeps no value of the server', async () => {
  const database = openLocalDevice();
  const lead = await takeLead(database);
  const wire = {
    version: 1,
    tables: {...syncedTables, transactions: {...transactions, readRoles: ['manager']}},
  } as const;
  const secret = {table: 'transactions', set: {note: {same: 'mine'}}, was: {note: {same: 'secret'}}} as const;
  await applyPull(lead, answer(delta({role: 'manager'})), {wire});
  const [done, refused] = [buildChange(secret), buildChange(secret)];
  await recordChange(database, done, refused);
  const refusals = [
    {rowId: refused.rowIds[0] ?? '', field: null, code: 'forbidden' as const, reason: 'sync.not-permitted'},
  ];
  const acknowledged = {throughSeq: 2, throughOrder: 2, refused: [{order: 2, refusals}]};
  const client = {clientId: 'c', nextSeq: 3, sentThroughOrder: 2, chainHash: '', sending: null, acknowledged};
  await writeMeta(database, 'client', client);
  await applyPull(lead, {...answer(delta({role: 'bookkeeper', version: 2})), lastSeq: 2}, {wire});
  expect([await database.outbox.count(), await database.recent.count()]).toEqual([0, 0]);
  expect(await database.attention.toArray()).toMatchObject([{change: {...refused, was: {}}, refusals}]);
});
