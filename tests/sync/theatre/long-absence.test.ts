import {expect, test} from 'vitest';
import {sweepTombstones} from '#server/sync/events/sweep-tombstones.ts';
import {buildServer, logInOn} from '#tests/kits/build-server.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {openStage, type Actor} from './stage.ts';

const category = {key: null, name: 'Travel', kind: 'expense', relatedParty: false, archived: false, position: 90};
const dayMs = 86_400_000;

test('[SYN29] a device that was away for 402 days with unsent work starts cold and sends it', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const [removed, edited, made] = [a.createId(), a.createId(), b.createId()];
  await a.create('categories', spaceId, [
    {id: removed, ...category},
    {id: edited, ...category},
  ]);
  await a.settle();
  await b.settle();
  await b.create('categories', spaceId, [{id: made, ...category, name: 'Made while away'}]);
  await b.edit('categories', spaceId, [edited], {name: 'Edited while away'});
  await b.edit('categories', spaceId, [removed], {name: 'Too late'});
  await a.edit('categories', spaceId, [removed], {deleted: true});
  await a.settle();
  for (const days of [1, 401]) {
    server.clock.nowMs += days * dayMs;
    await sweepTombstones({database: server.database, now: () => server.clock.nowMs});
  }
  expect(await b.sync()).toMatchObject({ok: false, failure: {code: 'unauthorized'}});
  expect(await b.database.outbox.count()).toBe(3);
  for (const actor of [a, b]) await signIn(actor);
  b.network.log.length = 0;
  await b.settle();
  await a.settle();
  expect(b.network.log.filter((line) => line.includes('/pages')).length).toBeGreaterThan(0);
  for (const actor of [a, b]) {
    const rows = await actor.rows('categories', spaceId);
    expect([rows.get(removed)?.['deleted'] ?? true, rows.get(edited)?.['name'], rows.get(made)?.['name']]).toEqual([
      true,
      'Edited while away',
      'Made while away',
    ]);
  }
  expect(await b.database.outbox.count()).toBe(0);
  expect(await b.database.attention.toArray()).toMatchObject([
    {change: {set: {name: {same: 'Too late'}}}, refusals: [{reason: 'sync.row-missing'}]},
  ]);
});

async function signIn(actor: Actor): Promise<void> {
  const {body: me} = await logInOn(actor.device, actor.email);
  await writeMeta(actor.database, 'session', {userId: me.id, authToken: me.authToken});
  expect((await readMeta(actor.database, 'session'))?.userId).toBe(me.id);
}
