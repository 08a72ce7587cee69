import {expect, test} from 'vitest';
import type {SpaceLock} from '#contract/kernel/space.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeLock} from '#server/db/spaces.ts';
import {readSpace} from '#sync/store/meta.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {openStage} from './stage.ts';

const category = {key: null, name: 'Viajes', kind: 'expense', relatedParty: false, archived: false, position: 90};
const lock: SpaceLock = {services: ['accounting', 'mailing'], reason: 'company.plan-lapsed', since: '2026-12-10'};

test('[ATT6] [SYN38] what was typed offline before a lock waits with all that was entered, and is sent by itself once it is gone', async () => {
  const server = await buildServer();
  const {a, b, spaceId} = await openStage(server);
  const setLock = async (value: SpaceLock | null) =>
    inTransaction(server.database, (tx) => writeLock(tx, spaceId, value));
  const id = a.createId();
  await a.create('categories', spaceId, [{id, ...category}]);
  await a.edit('categories', spaceId, [id], {name: 'Viajes y hoteles'});
  await setLock(lock);
  await a.settle();
  expect((await readSpace(a.database, spaceId))?.lock).toEqual(lock);
  const waiting = await a.database.attention.toArray();
  expect(waiting.map(({change, refusals}) => [change.set['name'], refusals[0]?.reason])).toEqual([
    [{each: ['Viajes']}, 'company.plan-lapsed'],
    [{same: 'Viajes y hoteles'}, 'company.plan-lapsed'],
  ]);
  await a.settle();
  expect(await a.database.attention.count()).toBe(2);

  await setLock(null);
  await a.settle();
  await a.settle();
  expect((await readSpace(a.database, spaceId))?.lock).toBeUndefined();
  expect([await a.database.attention.count(), await a.database.outbox.count()]).toEqual([0, 0]);
  await b.settle();
  expect((await b.rows('categories', spaceId)).get(id)).toMatchObject({name: 'Viajes y hoteles'});
});
