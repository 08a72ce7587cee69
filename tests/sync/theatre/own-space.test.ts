import {expect, test} from 'vitest';
import {sql} from 'drizzle-orm';
import {servicesOf} from '#contract/policy/services.ts';
import {settleServices} from '#server/modules/companies/settle-services.ts';
import {canUndo} from '#sync/outbox/undo-last.ts';
import {listRecent} from '#sync/outbox/recent/list-recent.ts';
import {readSpace} from '#sync/store/meta.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {openStage} from './stage.ts';

test('[ACC34] [SYN37] what a person chooses offline comes to their other device; the last choice wins, and none is an act', async () => {
  const server = await buildServer();
  const {a, b} = await openStage(server);
  const {userId} = a;
  const read = async (actor: typeof a) => (await actor.rows('preferences', userId)).get(userId);
  expect(await readSpace(a.database, userId)).toMatchObject({kind: 'person', services: ['personal'], role: 'owner'});
  await a.edit('preferences', userId, [userId], {theme: 'dark', density: 'compact'});
  await b.edit('preferences', userId, [userId], {theme: 'light'});
  expect(await read(a)).toMatchObject({theme: 'dark', density: 'compact'});
  expect(await canUndo(a.database)).toEqual({undo: false, redo: false});
  for (const actor of [a, b, a]) await actor.settle();
  for (const actor of [a, b]) {
    expect(await read(actor)).toMatchObject({theme: 'light', density: 'compact', hasLetterKeys: null});
    expect(await listRecent(actor.database, 10)).toEqual({acts: [], count: 0});
    expect([await actor.database.attention.count(), await actor.database.outbox.count()]).toEqual([0, 0]);
  }
});

test('[SYN37] a choice that is refused is dropped, and shows what there is', async () => {
  const server = await buildServer();
  const {a} = await openStage(server);
  await a.edit('preferences', a.userId, [a.userId], {theme: 'sepia'});
  await a.settle();
  expect((await a.rows('preferences', a.userId)).get(a.userId)).toMatchObject({theme: null});
  expect([await a.database.attention.count(), await a.database.outbox.count()]).toEqual([0, 0]);
});

test('[POL6] [POL7] when a space loses a service its rows leave the device, and come back with it', async () => {
  const server = await buildServer();
  const {a, spaceId} = await openStage(server);
  const category = {key: null, name: 'Viajes', kind: 'expense', relatedParty: false, archived: false, position: 90};
  await a.create('categories', spaceId, [{id: a.createId(), ...category}]);
  await a.settle();
  const before = await a.rows('categories', spaceId);
  await server.database.execute(sql`update spaces set services = '{company,mailing}' where id = ${spaceId}`);
  await a.settle();
  expect([(await a.rows('categories', spaceId)).size, (await a.rows('companies', spaceId)).size]).toEqual([0, 1]);
  expect(await a.database.recent.count()).toBe(0);
  await settleServices(server.database);
  await a.settle();
  expect(await a.rows('categories', spaceId)).toEqual(before);
  expect((await readSpace(a.database, spaceId))?.services).toEqual(servicesOf({kind: 'company', type: 'LLC'}));
});
