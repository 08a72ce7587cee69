import {expect, test} from 'vitest';
import {settleAttention} from '#sync/attention/settle-attention.ts';
import {removeDamaged} from '#sync/check/check-spaces.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {takeLead} from '#sync/store/fence.ts';
import type {PageRecord} from '#sync/store/local-database.ts';
import {readMeta, readSpace, writeSpace} from '#sync/store/meta.ts';
import {beginEpoch} from '#server/sync/events/epoch.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {changeMember, joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';
import {backUpRun} from '#tests/sync/simulation/world/real-backup.ts';
import {enter, enterCold, openStage, type Actor} from './stage.ts';

const category = {key: null, name: 'Travel', kind: 'expense', relatedParty: false, archived: false, position: 90};

const names = async (actor: Actor, spaceId: string) =>
  [...(await actor.rows('categories', spaceId)).values()]
    .filter((row) => row['deleted'] !== true && Number(row['position']) >= 90)
    .map((row) => String(row['name']))
    .toSorted();

test('[PUL7] a restored backup: both devices pull all again and send what waited and what the backup lacks', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const [kept, edited, lost, waiting] = [a.createId(), a.createId(), a.createId(), a.createId()];
  await a.create('categories', spaceId, [{id: kept, ...category, name: 'in the backup'}]);
  await a.create('categories', spaceId, [{id: edited, ...category, name: 'before'}]);
  await a.settle();
  await b.settle();
  const putBack = await server.backUp();
  await a.edit('categories', spaceId, [edited], {name: 'between'});
  await a.edit('categories', spaceId, [edited], {name: 'after'});
  await b.create('categories', spaceId, [{id: lost, ...category, name: 'made'}]);
  await b.edit('categories', spaceId, [lost], {name: 'lost'});
  for (const actor of [a, b, a]) await actor.settle();
  await putBack();
  await beginEpoch(server.database);
  await a.create('categories', spaceId, [{id: waiting, ...category, name: 'waiting'}]);
  for (const actor of [a, b, a]) await actor.settle();

  const cold = await enterCold(server, a);
  const all = ['after', 'in the backup', 'lost', 'waiting'];
  expect([await names(a, spaceId), await names(b, spaceId), await names(cold, spaceId)]).toEqual([all, all, all]);
  for (const actor of [a, b])
    expect([await actor.database.outbox.count(), await actor.database.attention.count()]).toEqual([0, 0]);
  expect(await readMeta(a.database, 'restored')).toMatchObject({sentAgainCount: 4});
  expect(await readMeta(b.database, 'restored')).toMatchObject({sentAgainCount: 2});
  const {rows} = await server.database.$client.query(
    'select change_id from sync_results group by change_id having count(*) filter (where refusals is not null) > 0',
  );
  expect(rows).toEqual([]);
});

test('[PUL7] fewer numbers than were answered for give a restored backup away, also under the same epoch', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const putBack = await server.backUp();
  await a.create('categories', spaceId, [{id: a.createId(), ...category, name: 'lost'}]);
  await a.settle();
  await putBack();
  // Others have gone on meanwhile: the space is further than this device's cursor, with other rows.
  for (const name of ['one', 'two', 'three']) {
    await b.create('categories', spaceId, [{id: b.createId(), ...category, name}]);
    await b.settle();
  }
  await a.settle();
  await b.settle();
  expect(await names(a, spaceId)).toEqual(['lost', 'one', 'three', 'two']);
  expect(await names(b, spaceId)).toEqual(await names(a, spaceId));
});

test('[PUL7] what had been answered for and not yet pulled is sent again', async () => {
  const server = await buildServer();
  const {a, spaceId} = await openStage(server);
  const putBack = await server.backUp();
  await a.create('categories', spaceId, [{id: a.createId(), ...category, name: 'acknowledged'}]);
  a.network.script.push('pass', 'drop-request');
  expect(await a.sync()).toMatchObject({ok: false, failure: {code: 'offline'}});
  expect((await readMeta(a.database, 'client'))?.acknowledged).toMatchObject({throughSeq: 1});
  await putBack();
  await beginEpoch(server.database);
  await a.settle();
  expect(await names(a, spaceId)).toEqual(['acknowledged']);
  expect(await a.database.outbox.count()).toBe(0);
});

test('[PUS6] [SYN33] what was made before a backup was put back is done in its order, also by a device that has not heard of it', async () => {
  const server = await buildServer();
  const {a, spaceId} = await openStage(server);
  const putBack = await server.backUp();
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category, name: 'one'}]);
  await a.settle();
  await putBack();
  await beginEpoch(server.database);
  // It refers to what the backup lacks: alone it would be refused.
  await a.edit('categories', spaceId, [id], {name: 'two'});
  await a.settle();
  expect(await names(a, spaceId)).toEqual(['two']);
  expect([await a.database.outbox.count(), await a.database.attention.count()]).toEqual([0, 0]);
});

test('[PUL8] what others have done with the restored data is not overwritten: a person decides', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category}]);
  await a.settle();
  const putBack = await server.backUp();
  await a.edit('categories', spaceId, [id], {name: 'from A'});
  await a.settle();
  await putBack();
  await beginEpoch(server.database);
  await b.settle();
  await b.edit('categories', spaceId, [id], {name: 'from B'});
  await b.settle();
  await a.settle();
  expect(await names(a, spaceId)).toEqual(['from B']);
  const [record] = await a.database.attention.toArray();
  expect(record).toMatchObject({
    change: {set: {name: {same: 'from A'}}},
    refusals: [{field: 'name', reason: 'sync.conflict', current: 'from B'}],
  });
});

test('[PUL8] a row in the backup that was deleted since goes again, also where the device holds no trace of it', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category, name: 'deleted'}]);
  await a.settle();
  const putBack = await server.backUp();
  await a.edit('categories', spaceId, [id], {deleted: true});
  await a.settle();
  // The first restore makes every device start cold, and a cold start knows of live rows only.
  for (let restores = 0; restores < 2; restores += 1) {
    await putBack();
    await beginEpoch(server.database);
    for (const actor of [a, b]) await actor.settle();
    expect([await names(a, spaceId), await names(b, spaceId)]).toEqual([[], []]);
  }
  expect(await a.database.attention.count()).toBe(0);
});

test.each(['knows', 'does not know'])(
  '[PUL8] [SYN34] a deletion that comes back before the creation holds: whoever made the row and %s of it decides',
  async (what) => {
    const server = await buildServer();
    const {a, b, spaceId} = await openStage(server);
    const putBack = await server.backUp();
    const id = b.createId();
    await b.create('categories', spaceId, [{id, ...category, name: 'made by B'}]);
    await b.settle();
    await a.settle();
    await a.edit('categories', spaceId, [id], {deleted: true});
    await a.settle();
    if (what === 'knows') await b.settle();
    await putBack();
    await beginEpoch(server.database);
    for (const actor of [a, b, a]) await actor.settle();
    expect([await names(a, spaceId), await names(b, spaceId)]).toEqual([[], []]);
    const [record] = await b.database.attention.toArray();
    expect(record).toMatchObject({
      change: {op: 'create', rowIds: [id]},
      refusals: [{rowId: id, code: 'conflict', reason: 'sync.row-deleted', currentBy: 'Ana Núñez', currentDevice: 'A'}],
    });
    const making = {now: new Date(server.clock.nowMs).toISOString(), createId: b.createId};
    await settleAttention(b.database, making, [{id: record?.id ?? 0, decisions: {all: 'mine'}}]);
    for (const actor of [b, a]) await actor.settle();
    expect([await names(a, spaceId), await names(b, spaceId)]).toEqual([['made by B'], ['made by B']]);
    expect(await b.database.attention.count()).toBe(0);
  },
);

test('[PUL8] a row made and deleted again since the backup stays away, and a bulk edit comes back whole', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const ids = [a.createId(), a.createId(), a.createId()];
  const putBack = await server.backUp();
  await a.create(
    'categories',
    spaceId,
    ids.map((id, index) => ({id, ...category, name: `made ${index}`})),
  );
  await a.settle();
  await a.edit('categories', spaceId, ids, {position: 95});
  await a.edit('categories', spaceId, ids.slice(0, 1), {deleted: true});
  await a.settle();
  await putBack();
  await beginEpoch(server.database);
  await a.settle();
  await b.settle();
  expect(await names(b, spaceId)).toEqual(['made 1', 'made 2']);
  expect((await b.rows('categories', spaceId)).get(ids[1] ?? '')).toMatchObject({position: 95});
  expect(await a.database.attention.count()).toBe(0);
});

test('[PUL8] [CHK3] what was made beside a damaged page goes out again although the copy was on the way anew when the backup was put back', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const putBack = await server.backUp();
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category, name: 'made'}]);
  await a.settle();
  await a.edit('categories', spaceId, [id], {name: 'made since'});
  await a.settle();
  const isBase = (page: PageRecord) => page.table === 'categories' && page.kind === 'base';
  expect(await a.database.pages.filter(isBase).modify({body: '{"ids":['})).toBe(1);
  await removeDamaged(await takeLead(a.database));
  expect(await a.database.pages.filter((page) => page.spaceId === spaceId).count()).toBe(0);
  await putBack();
  await beginEpoch(server.database);
  for (const actor of [a, b]) await actor.settle();
  expect([await names(a, spaceId), await names(b, spaceId)]).toEqual([['made since'], ['made since']]);
  expect((await a.database.recent.toArray()).some((act) => act.made !== undefined)).toBe(false);
});

const holdsTrace = async ({database}: Actor, id: string) =>
  (await database.pages.toArray()).some(({body}) => body.includes(id));

test('[PUL8] what was done to a row that somebody deleted and is bringing back comes back with it, also from a copy that came anew', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category, name: 'made'}]);
  await a.settle();
  const putBack = await server.backUp();
  await a.edit('categories', spaceId, [id], {name: 'made since'});
  for (const actor of [a, b]) await actor.settle();
  await b.edit('categories', spaceId, [id], {deleted: true});
  for (const actor of [b, a]) await actor.settle();
  const state = await readSpace(a.database, spaceId);
  if (state) await writeSpace(a.database, spaceId, {...state, cursor: null});
  await a.settle();
  expect(await holdsTrace(a, id)).toBe(false);
  await putBack();
  await beginEpoch(server.database);
  await undoLast(b.database, {now: new Date(server.clock.nowMs).toISOString(), createId: b.createId});
  for (const actor of [a, b, a]) await actor.settle();
  expect([await names(a, spaceId), await names(b, spaceId)]).toEqual([['made since'], ['made since']]);
  expect([await a.database.attention.count(), await b.database.attention.count()]).toEqual([0, 0]);
});

test('[PUL8] what was made and deleted before one backup, and not before the next that is put back, comes back with whoever brings it back', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const scope = {spaces: [spaceId], people: [a.userId]};
  const putOlderBack = await backUpRun(server, scope);
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category, name: 'made'}]);
  await a.edit('categories', spaceId, [id], {name: 'made since'});
  for (const actor of [a, b]) await actor.settle();
  await b.edit('categories', spaceId, [id], {deleted: true});
  for (const actor of [b, a]) await actor.settle();
  const putNewerBack = await backUpRun(server, scope);
  await putNewerBack();
  for (const actor of [a, b]) await actor.settle();
  expect(await holdsTrace(a, id)).toBe(false);
  await putOlderBack();
  await undoLast(b.database, {now: new Date(server.clock.nowMs).toISOString(), createId: b.createId});
  for (const actor of [a, b, a]) await actor.settle();
  expect([await names(a, spaceId), await names(b, spaceId)]).toEqual([['made since'], ['made since']]);
  expect([await a.database.attention.count(), await b.database.attention.count()]).toEqual([0, 0]);
});

test.each(['confirmed before', 'confirmed together with', 'confirmed long before'])(
  '[PUL8] what was %s another role comes back although its rows were on the way anew when the backup was put back',
  async (when) => {
    const server = await buildServer();
    const {a, spaceId} = await openStage(server);
    const member = await openSyncDevice(server, 'Eva');
    await joinSpace(server, member, spaceId, 'manager');
    const eva = await enter(server, server.openDevice(), member.me.email, 'Eva');
    await eva.settle();
    const putBack = await server.backUp();
    const id = eva.createId();
    await eva.create('categories', spaceId, [{id, ...category, name: 'made'}]);
    await eva.edit('categories', spaceId, [id], {name: 'made since'});
    const isTogether = when === 'confirmed together with';
    if (!isTogether) await eva.settle();
    await changeMember(server, member.me.id, spaceId, {role: 'bookkeeper'});
    // Where it was long before, the new pages are listed already: those that come are the restored server's.
    const passing = isTogether || when === 'confirmed long before' ? 2 : 1;
    eva.network.script.push(...Array.from({length: passing}, () => 'pass' as const), 'drop-request');
    expect(await eva.sync()).toMatchObject({ok: false, failure: {code: 'offline'}});
    expect([await eva.database.outbox.count(), await names(eva, spaceId)]).toEqual([0, []]);
    await putBack();
    await beginEpoch(server.database);
    for (const actor of [eva, a, eva]) await actor.settle();
    expect([await names(a, spaceId), await names(eva, spaceId)]).toEqual([['made since'], ['made since']]);
    expect([await eva.database.attention.count(), (await eva.database.recent.toArray())[0]?.made]).toEqual([
      0,
      undefined,
    ]);
  },
);
