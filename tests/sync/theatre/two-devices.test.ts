import {liveQuery} from 'dexie';
import {expect, test} from 'vitest';
import {listAttention} from '#sync/attention/list-attention.ts';
import {settleAttention} from '#sync/attention/settle-attention.ts';
import {bringBack} from '#sync/attention/bring-back.ts';
import {redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import {beginEpoch} from '#server/sync/events/epoch.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {bankFile, readFile} from '#tests/workers/csv-import/read-file.ts';
import {runImport} from '#workers/csv-import/record/run.ts';
import {undoImport} from '#workers/csv-import/record/undo-import.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testNow} from '#tests/sync/build-change.ts';
import {openStage, type Actor} from './stage.ts';

const category = {key: null, name: 'Travel', kind: 'expense', relatedParty: false, archived: false, position: 90};

test('[ENG1] what one device does, another of the same person has after both synced', async () => {
  const {a, b, spaceId} = await openStage(await buildServer());
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category}]);
  await a.sync();
  expect(await a.database.outbox.count()).toBe(0);
  await b.sync();
  expect((await b.rows('categories', spaceId)).get(id)).toEqual({id, ...category, deleted: false});
  expect(await b.rows('categories', spaceId)).toEqual(await a.rows('categories', spaceId));
});

test.each(['drop-request', 'drop-answer', 'duplicate', 'late'] as const)(
  '[PUS2] a change takes effect exactly once when the network does this to its push: %s',
  async (fault) => {
    const server = await buildServer();
    const {a, b, spaceId} = await openStage(server);
    const id = a.createId();
    await a.create('categories', spaceId, [{id, ...category}]);
    a.network.script.push(fault);
    const first = await a.sync();
    const heard = fault === 'duplicate';
    expect(first).toMatchObject(heard ? {ok: true} : {ok: false, failure: {code: 'offline'}});
    expect(await a.database.outbox.count()).toBe(heard ? 0 : 1);
    await a.edit('categories', spaceId, [id], {name: 'Trips'});
    await a.settle();
    await b.settle();
    expect((await b.rows('categories', spaceId)).get(id)?.['name']).toBe('Trips');
    expect(await a.database.attention.count()).toBe(0);
    expect(await a.database.outbox.count()).toBe(0);
    const {rows} = await server.database.$client.query('select count(*)::int as n from sync_results');
    expect(rows).toEqual([{n: 2}]);
  },
);

test('[PUL1] a confirmed value never flickers back to the old one on the way', async () => {
  const {a, b, spaceId} = await openStage(await buildServer());
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category}]);
  await a.settle();
  await b.settle();
  await a.edit('categories', spaceId, [id], {name: 'Mine'});
  const seen: unknown[] = [];
  const watch = liveQuery(async () => (await a.rows('categories', spaceId)).get(id)?.['name']).subscribe((name) => {
    if (seen.at(-1) !== name) seen.push(name);
  });
  await expect.poll(() => seen).toEqual(['Mine']);
  a.network.script.push('drop-answer');
  await a.sync();
  await b.sync();
  await b.edit('categories', spaceId, [id], {position: 91});
  await b.sync();
  await a.sync();
  await a.sync();
  expect((await a.rows('categories', spaceId)).get(id)).toMatchObject({name: 'Mine', position: 91});
  watch.unsubscribe();
  expect(seen).toEqual(['Mine']);
});

test('[ATT2] two people set the same field: the later one decides in attention, and nothing typed is lost', async () => {
  const {a, b, spaceId} = await openStage(await buildServer());
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category}]);
  await a.settle();
  await b.settle();
  await a.edit('categories', spaceId, [id], {name: 'From A', position: 7});
  await b.edit('categories', spaceId, [id], {name: 'From B'});
  await a.settle();
  await b.settle();
  expect((await b.rows('categories', spaceId)).get(id)).toMatchObject({name: 'From A', position: 7});
  const [record] = await listAttention(b.database, spaceId);
  expect(record?.change.set).toEqual({name: {same: 'From B'}});
  expect(record?.refusals).toMatchObject([{rowId: id, field: 'name', reason: 'sync.conflict', current: 'From A'}]);
  const making = {now: '2026-03-01T12:00:00.000Z', createId: b.createId};
  const settled = await settleAttention(b.database, making, [{id: record?.id ?? 0, decisions: {all: 'mine'}}]);
  await b.settle();
  await a.settle();
  expect((await a.rows('categories', spaceId)).get(id)).toMatchObject({name: 'From B', position: 7});
  expect(await b.database.attention.count()).toBe(0);

  // Brought back, the other's value is live again and the question is open.
  expect(await bringBack(b.database, settled ?? '', making)).toBe(true);
  await b.settle();
  await a.settle();
  expect((await a.rows('categories', spaceId)).get(id)).toMatchObject({name: 'From A', position: 7});
  expect(await listAttention(b.database, spaceId)).toMatchObject([{change: {set: {name: {same: 'From B'}}}}]);
});

test('[UND3] what was sent can still be undone, and the other device sees it', async () => {
  const {a, b, spaceId} = await openStage(await buildServer());
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category}]);
  await a.edit('categories', spaceId, [id], {name: 'Changed'});
  await a.settle();
  const making = {now: '2026-03-01T12:00:00.000Z', createId: a.createId};
  await undoLast(a.database, making);
  await a.settle();
  await undoLast(a.database, making);
  await a.settle();
  await b.settle();
  expect((await b.rows('categories', spaceId)).get(id)).toMatchObject({name: 'Travel', deleted: true});
  await redoLast(a.database, making);
  await a.settle();
  await b.settle();
  expect((await b.rows('categories', spaceId)).get(id)).toMatchObject({name: 'Travel', deleted: false});
});

test('[PUS5] a copied profile becomes another sender, and both copies lose nothing', async () => {
  const {a, b, spaceId} = await openStage(await buildServer());
  const [one, two] = [a.createId(), a.createId()];
  await a.settle();
  await b.database.meta.put({key: 'client', value: (await a.database.meta.get('client'))?.value});
  await a.create('categories', spaceId, [{id: one, ...category}]);
  await b.create('categories', spaceId, [{id: two, ...category}]);
  await a.settle();
  await b.settle();
  await a.settle();
  const ids = [one, two].toSorted();
  for (const actor of [a, b]) {
    const rows = await actor.rows('categories', spaceId);
    expect(ids.filter((id) => rows.has(id))).toEqual(ids);
    expect(await actor.database.outbox.count()).toBe(0);
  }
});

test('[ENG3] signed out, the queue waits; the same person signs in and it goes on', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  await a.create('categories', spaceId, [{id: a.createId(), ...category}]);
  const cookies = [...a.device.cookies];
  a.device.cookies.clear();
  expect(await a.sync()).toMatchObject({ok: false, failure: {code: 'unauthorized'}});
  expect(await a.database.outbox.count()).toBe(1);
  for (const [name, value] of cookies) a.device.cookies.set(name, value);
  await a.settle();
  await b.settle();
  expect(await b.rows('categories', spaceId)).toEqual(await a.rows('categories', spaceId));
});

test('[TRA3] an access that ran out is renewed once, unseen', async () => {
  const server = await buildServer();
  const {a, spaceId} = await openStage(server);
  await a.create('categories', spaceId, [{id: a.createId(), ...category}]);
  server.clock.nowMs += 20 * 60_000;
  const before = a.network.log.length;
  expect(await a.sync()).toMatchObject({ok: true});
  const calls = a.network.log.slice(before);
  expect(calls.filter((line) => line.includes('refresh'))).toHaveLength(1);
  expect(calls[0]).toBe('POST /api/v1/sync/push');
  expect(await a.database.outbox.count()).toBe(0);
});

/** Imports a file of four movements; @returns the import's id. */
async function importFour(actor: Actor, spaceId: string, accountId: string): Promise<string> {
  const bytes = bankFile('mercury-v1.csv');
  const outcome = await runImport({
    database: actor.database,
    spaceId,
    userId: actor.userId,
    account: {id: accountId, currency: 'USD'},
    file: readFile(bytes),
    bytes,
    making: {nowMs: () => testNow, createId: actor.createId},
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (!outcome.ok) throw new Error(outcome.failure.reason);
  return outcome.value.importId;
}

test.each([
  ['by undo', 'the other first'],
  ['by undo', 'the one that takes back first'],
  ['on its page', 'the other first'],
  ['on its page', 'the one that takes back first'],
])(
  '[IMP13] [IMP14] [UND1] two devices import the same file offline and one takes it back %s: the other’s movements stay, whoever syncs first: %s',
  async (how, who) => {
    const {a, b, spaceId} = await openStage(await buildServer());
    const accountId = a.createId();
    const account = {...buildRow('accounts', accountId), id: accountId};
    await a.create('accounts', spaceId, [account]);
    await a.settle();
    await b.settle();
    const importId = await importFour(a, spaceId, accountId);
    const theirs = await importFour(b, spaceId, accountId);
    const making = {now: new Date(testNow).toISOString(), createId: a.createId};
    if (how === 'by undo') await undoLast(a.database, making);
    else await undoImport(a.database, {spaceId, importId}, {nowMs: () => testNow, createId: a.createId});
    const liveOn = async (actor: Actor) =>
      [...(await actor.rows('transactions', spaceId)).values()].filter((row) => row['deleted'] === false);
    expect(await liveOn(a)).toEqual([]);
    for (const actor of who === 'the other first' ? [b, a, b] : [a, b, a]) await actor.settle();
    for (const actor of [a, b]) {
      expect((await liveOn(actor)).map(({importId}) => importId)).toEqual([theirs, theirs, theirs, theirs]);
      expect(await actor.database.outbox.count()).toBe(0);
      expect(await actor.database.attention.count()).toBe(0);
    }
    // Doing it again brings this device's import back, and nothing to the movements, which are the other's now.
    await redoLast(a.database, making);
    await undoLast(a.database, making);
    await a.settle();
    expect(await liveOn(a)).toHaveLength(4);
    await undoLast(b.database, {...making, createId: b.createId});
    await b.settle();
    await a.settle();
    expect([await liveOn(a), await liveOn(b)]).toEqual([[], []]);
  },
);

test('[PUL8] [SYN35] what another import made comes back after a restore, though who took theirs back comes first', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const accountId = a.createId();
  await a.create('accounts', spaceId, [{...buildRow('accounts', accountId), id: accountId}]);
  await a.settle();
  await b.settle();
  const putBack = await server.backUp();
  const theirs = await importFour(b, spaceId, accountId);
  await importFour(a, spaceId, accountId);
  await b.settle();
  await a.settle();
  await undoLast(a.database, {now: new Date(testNow).toISOString(), createId: a.createId});
  await a.settle();
  await putBack();
  await beginEpoch(server.database);
  for (const actor of [a, b, a]) await actor.settle();
  for (const actor of [a, b]) {
    const rows = [...(await actor.rows('transactions', spaceId)).values()].filter((row) => row['deleted'] === false);
    expect(rows.map(({importId}) => importId)).toEqual([theirs, theirs, theirs, theirs]);
    expect([await actor.database.outbox.count(), await actor.database.attention.count()]).toEqual([0, 0]);
  }
});
