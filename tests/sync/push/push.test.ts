import {expect, test} from 'vitest';
import type {Change} from '#contract/sync/change.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {syncOnce} from '#sync/engine/sync-once.ts';
import {bringBack} from '#sync/attention/bring-back.ts';
import {discardWaiting} from '#sync/attention/discard-waiting.ts';
import {discardChange} from '#sync/outbox/discard-change.ts';
import {listPending} from '#sync/outbox/list-pending.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {renumber} from '#sync/push/renumber.ts';
import {takeLead} from '#sync/store/fence.ts';
import {readMeta} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, testNow} from '#tests/sync/build-change.ts';
import {createScriptedServer} from '#tests/sync/engine-parts.ts';
import {chainHashes} from '#tests/fixtures/chain-hashes.ts';

async function prepare(count: number) {
  const database = openLocalDevice();
  const server = createScriptedServer();
  const changes = Array.from({length: count}, () => buildChange());
  if (count > 0) await recordChange(database, ...changes);
  const lead = await takeLead(database);
  const parts = {call: server.call, userId: 'u', deviceName: 'd', createId: createIds(3), nowMs: () => testNow};
  return {
    database,
    server,
    changes,
    lead,
    parts,
    sync: async () => syncOnce(lead, parts, new AbortController().signal),
  };
}

test('[PUS1] changes are numbered from one without gaps, oldest first, at most 1,000 at a time, each hash chained to the last', async () => {
  const {server, changes, sync} = await prepare(2_300);
  expect((await sync()).ok).toBe(true);
  expect(server.pushes.map((push) => [push.firstSeq, push.changes.length])).toEqual([
    [1, 1_000],
    [1_001, 1_000],
    [2_001, 300],
  ]);
  expect(server.pushes.flatMap((push) => push.changes)).toEqual(changes);
  expect(server.pushes.flatMap((push) => push.hashes)).toEqual(chainHashes(changes));
});

test('[PUS1] what is made and discarded while a batch is under way is numbered as it then is', async () => {
  const {server, database, changes, lead, parts} = await prepare(2_003);
  const late = buildChange();
  const answer = server.call;
  const call = async (...asked: Parameters<typeof answer>): Promise<unknown> => {
    const answered = await answer(...asked);
    if (server.pushes.length !== 2 || (await database.outbox.count()) !== 2_003) return answered;
    // By now the next batch is read and hashed.
    for (let turn = 0; turn < 20; turn += 1) await database.outbox.toCollection().primaryKeys();
    expect(await discardChange(database, 2_002)).toBe(true);
    await recordChange(database, late);
    return answered;
  };
  const held = Object.assign(call, {asText: call}) as unknown as typeof answer;
  expect((await syncOnce(lead, {...parts, call: held}, new AbortController().signal)).ok).toBe(true);
  const sent = [...changes.slice(0, 2_001), ...changes.slice(2_002), late];
  expect(server.pushes.map((push) => [push.firstSeq, push.changes.length])).toEqual([
    [1, 1_000],
    [1_001, 1_000],
    [2_001, 3],
  ]);
  expect(server.pushes.flatMap((push) => push.changes)).toEqual(sent);
  expect(server.pushes.flatMap((push) => push.hashes)).toEqual(chainHashes(sent));
});

test.each([
  ['within the batch', 2_002, 2_001],
  ['before it', 2_001, null],
])(
  '[PUS1] [OUT3] [QUE2] one discarded and another brought back %s while it is prepared: sent is what then waits, nothing else',
  async (_, away, discarded) => {
    const {server, database, changes, lead, parts} = await prepare(2_003);
    const making = {now: '2026-03-01T12:00:00.000Z', createId: createIds(4)};
    const id = await discardWaiting(database, away, making);
    const answer = server.call;
    const call = async (...asked: Parameters<typeof answer>): Promise<unknown> => {
      const answered = await answer(...asked);
      if (server.pushes.length !== 2 || (await database.outbox.count()) !== 2_002) return answered;
      // By now the next batch is read and hashed.
      for (let turn = 0; turn < 20; turn += 1) await database.outbox.toCollection().primaryKeys();
      expect(await bringBack(database, id ?? '', making)).toBe(true);
      if (discarded !== null) await discardChange(database, discarded);
      return answered;
    };
    const held = Object.assign(call, {asText: call}) as unknown as typeof answer;
    expect((await syncOnce(lead, {...parts, call: held}, new AbortController().signal)).ok).toBe(true);
    const sent = changes.filter((_change, index) => index + 1 !== discarded);
    expect(server.pushes.flatMap((push) => push.changes).map(({id: sentId}) => sentId)).toEqual(
      sent.map((one) => one.id),
    );
    expect(await database.outbox.count()).toBe(0);
  },
);

test('[PUS1] a batch ends before it is too many bytes', async () => {
  const {server, database, sync} = await prepare(0);
  const big = () => buildChange({set: {name: {same: 'é'.repeat(600_000)}}});
  await recordChange(database, big(), big(), buildChange());
  await sync();
  expect(server.pushes.map((push) => push.changes.length)).toEqual([1, 2]);
});

test('[PUS1] [QST3] an act goes in one batch where it fits, by count, by bytes and when a batch is halved', async () => {
  const act = (...sizes: number[]) => {
    const groupId = buildChange().id;
    return sizes.map((size) => buildChange({groupId, set: {name: {same: 'é'.repeat(size)}}}));
  };
  const single = (count: number) => Array.from({length: count}, () => buildChange());
  const sizesOf = async (changes: readonly Change[], failures: readonly ReturnType<typeof fail>[] = []) => {
    const {server, database, sync} = await prepare(0);
    server.script.push(...failures);
    await recordChange(database, ...changes);
    expect((await sync()).ok).toBe(true);
    expect(server.pushes.at(-1)?.hashes).toEqual(
      chainHashes(changes).slice(-(server.pushes.at(-1)?.changes.length ?? 0)),
    );
    return server.pushes.map((push) => push.changes.length);
  };
  expect(await sizesOf([...single(999), ...act(1, 1), ...single(1)])).toEqual([999, 3]);
  expect(await sizesOf([...single(998), ...act(1, 1), ...single(1)])).toEqual([1_000, 1]);
  expect(await sizesOf([...single(998), ...act(1, 1)])).toEqual([1_000]);
  expect(await sizesOf([...act(600_000), ...act(200_000, 400_000)])).toEqual([1, 2]);
  // One that no batch holds goes in as many as it takes.
  expect(await sizesOf([...single(1), ...act(800_000, 800_000, 1)])).toEqual([1, 1, 2]);
  expect(await sizesOf([...single(1), ...act(1, 1), ...single(1)], [fail('too-large', 'request.too-large')])).toEqual([
    4, 1, 3,
  ]);
});

test('[PUS2] an unknown outcome sends the same batch again under the same numbers, whatever was recorded since', async () => {
  const {server, database, sync} = await prepare(2);
  server.script.push(fail('offline', 'network.unreachable'));
  expect(await sync()).toMatchObject({ok: false});
  await recordChange(database, buildChange());
  expect(await discardChange(database, 2)).toBe(false);
  await sync();
  const [first, again, third] = server.pushes;
  expect(again).toEqual(first);
  expect(third?.firstSeq).toBe(3);
});

test('[PUS3] acknowledged changes stay on screen until their rows are here', async () => {
  const {server, database, sync} = await prepare(2);
  server.pull = {lastSeq: null};
  await sync();
  expect(await database.outbox.count()).toBe(2);
  expect((await readMeta(database, 'client'))?.acknowledged).toMatchObject({throughSeq: 2, throughOrder: 2});
  server.pull = {};
  await sync();
  expect(await database.outbox.count()).toBe(0);
  expect(server.pushes).toHaveLength(1);
});

test('[PUS4] a batch that is too large is halved', async () => {
  const {server, sync} = await prepare(8);
  server.script.push(fail('too-large', 'request.too-large'), fail('too-large', 'request.too-large'));
  expect((await sync()).ok).toBe(true);
  expect(server.pushes.map((push) => [push.firstSeq, push.changes.length])).toEqual([
    [1, 8],
    [1, 4],
    [1, 2],
    [3, 6],
  ]);
});

test('[PUS4] a change that is refused alone goes to attention and does not stop the others', async () => {
  const {server, database, changes, sync} = await prepare(2);
  const refusal = fail('validation', 'request.invalid-field');
  server.script.push(refusal, refusal);
  expect((await sync()).ok).toBe(true);
  const [record] = await database.attention.toArray();
  expect(record?.change).toEqual(changes[0]);
  expect(record?.refusals).toMatchObject([{code: 'validation', reason: 'request.invalid-field', field: null}]);
  const last = server.pushes.at(-1);
  expect([last?.firstSeq, last?.changes]).toEqual([1, [changes[1]]]);
  expect(last?.hashes).toEqual(chainHashes([buildChange(changes[1])]));
});

test('[PUS5] where the numbers are not the server’s, another sender sends all again from one', async () => {
  const {server, database, changes, sync} = await prepare(2);
  server.script.push(fail('conflict', 'sync.gap', {details: {expectedSeq: 1}}));
  expect((await sync()).ok).toBe(true);
  const [before, after] = server.pushes;
  expect(after?.clientId).not.toBe(before?.clientId);
  expect([after?.firstSeq, after?.changes]).toEqual([1, changes]);
  expect(await database.outbox.count()).toBe(0);
});

test('[OUT3] what one sender may have sent is not local for the next one, nor when a batch is made smaller', async () => {
  const {server, database, lead, sync} = await prepare(2);
  server.script.push(fail('offline', 'network.unreachable'));
  await sync();
  await recordChange(database, buildChange());
  await renumber(lead, createIds(8));
  const states = async () => (await listPending(database, 9)).map(({state}) => state);
  expect(await states()).toEqual(['sending', 'sending', 'local']);
  expect([await discardChange(database, 1), await discardChange(database, 2)]).toEqual([false, false]);
  server.script.push(fail('too-large', 'request.too-large'), fail('offline', 'network.unreachable'));
  await sync();
  expect(server.pushes.map((push) => push.changes.length)).toEqual([2, 3, 1]);
  expect(await states()).toEqual(['sending', 'sending', 'sending']);
});

test('[PUS5] a server that never agrees is a failure, not a loop', async () => {
  const {server, sync} = await prepare(1);
  server.script.push(...Array.from({length: 9}, () => fail('conflict', 'sync.copied-profile')));
  expect(await sync()).toMatchObject({ok: false, failure: {reason: 'sync.copied-profile'}});
  expect(server.pushes.length).toBeLessThan(5);
});

test('[PUL4] a refused row goes to attention with what was typed; what took effect can still be undone', async () => {
  const {server, database, sync} = await prepare(0);
  const change = buildChange({
    rowIds: ['a', 'b'].map((letter) => buildChange().id.replace(/.$/, letter)),
    set: {name: {each: ['x', 'y']}},
  });
  await recordChange(database, change);
  const refusals = [{rowId: change.rowIds[0] ?? '', field: null, code: 'forbidden' as const, reason: 'test.no'}];
  server.script.push(succeed({lastSeq: 1, refused: [{seq: 1, refusals}]}));
  server.pull = {lastSeq: 1};
  await sync();
  expect(await database.attention.toArray()).toMatchObject([{change, refusals}]);
  expect(await database.recent.toArray()).toMatchObject([
    {key: change.id, changes: [{rowIds: [change.rowIds[1]], set: {name: {each: ['y']}}}]},
  ]);
});

test('[UND3] of what leaves the outbox the newest 50 acts are kept, a group as one, creations without their values', async () => {
  const {database, sync} = await prepare(60);
  const groupId = buildChange().id;
  await recordChange(database, buildChange({op: 'create', groupId}), buildChange({op: 'create', groupId}));
  await sync();
  expect(await database.recent.count()).toBe(50);
  const group = await database.recent.get(groupId);
  expect(group?.changes.map((change) => [change.op, change.set])).toEqual([
    ['create', {}],
    ['create', {}],
  ]);
  await recordChange(database, buildChange());
  await sync();
  expect(await database.recent.count()).toBe(50);
});
