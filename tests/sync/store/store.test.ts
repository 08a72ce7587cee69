import {Dexie} from 'dexie';
import {expect, test} from 'vitest';
import {databaseName, LocalDatabase} from '#sync/store/local-database.ts';
import {openDatabase, type DatabaseEvent, wipeDatabase} from '#sync/store/open-database.ts';
import {buildChange} from '#tests/sync/build-change.ts';
import '#tests/fakes/local-device.ts';

test('[STO1] a connection closes when another tab upgrades the database, and says why', async () => {
  const events: DatabaseEvent[] = [];
  const database = await openDatabase('upgraded', (event) => events.push(event));
  const newer = new LocalDatabase(databaseName('upgraded'));
  newer.version(99).stores({});
  await newer.open();
  expect(events).toEqual(['replaced']);
  expect(database.isOpen()).toBe(false);
  await newer.delete();
});

test('[STO2] wiping deletes one person’s database under open tabs, and nobody else’s', async () => {
  const events: DatabaseEvent[] = [];
  const mine = await openDatabase('me', (event) => events.push(event));
  const theirs = await openDatabase('them', () => {});
  await mine.outbox.add(buildChange());
  await theirs.outbox.add(buildChange());
  await wipeDatabase('me');
  expect(events).toEqual(['wiped']);
  const again = await openDatabase('me', () => {});
  expect([await again.outbox.count(), await theirs.outbox.count()]).toEqual([0, 1]);
  await wipeDatabase('me');
  await wipeDatabase('them');
});

test('[STO3] a database of version 1 opens with everything that was in it', async () => {
  const before = new Dexie(databaseName('early'));
  before.version(1).stores({
    pages: '++id, [spaceId+table+kind+position], [spaceId+table+revision]',
    outbox: '++order, [spaceId+table], groupId',
    attention: '++id, spaceId',
    recent: 'key, order',
    device: 'key',
    meta: 'key',
  });
  const change = buildChange();
  await before.table('outbox').add(change);
  await before.table('meta').put({key: 'epoch', value: 'e'});
  await before.table('device').put({key: 'company', value: 'c'});
  before.close();
  const database = await openDatabase('early', () => {});
  expect(await database.outbox.toArray()).toEqual([{...change, order: 1}]);
  expect(await database.meta.get('epoch')).toEqual({key: 'epoch', value: 'e'});
  expect(await database.device.get('company')).toEqual({key: 'company', value: 'c'});
  expect(await database.files.count()).toBe(0);
  await wipeDatabase('early');
});

test('[STO4] an upgrade that fails leaves the version before as it was', async () => {
  const mine = buildChange();
  const before = await openDatabase('aborted', () => {});
  await before.outbox.add(mine);
  before.close();
  const newer = new LocalDatabase(databaseName('aborted'));
  newer
    .version(4)
    .stores({later: 'id'})
    .upgrade(async (transaction) => {
      await transaction.table('outbox').clear();
      throw new Error('in the middle');
    });
  await expect(newer.open()).rejects.toThrow('in the middle');
  newer.close();
  const again = await openDatabase('aborted', () => {});
  expect((await again.outbox.toArray()).map(({id}) => id)).toEqual([mine.id]);
  expect(again.tables.map(({name}) => name)).not.toContain('later');
  await wipeDatabase('aborted');
});

test('[STO4] an upgrade waits, and says so, while a connection that does not hear holds the database', async () => {
  const old = indexedDB.open(databaseName('held-back'), 10);
  await new Promise((resolve) => {
    old.addEventListener('success', resolve);
  });
  old.result.close();
  await wipeDatabase('held-back');
  const first = indexedDB.open(databaseName('held-back'), 5);
  await new Promise((resolve) => {
    first.addEventListener('success', resolve);
  });
  const events: DatabaseEvent[] = [];
  const opening = openDatabase('held-back', (event) => events.push(event));
  await expect.poll(() => events).toEqual(['blocked']);
  first.result.close();
  const database = await opening;
  expect(await database.outbox.count()).toBe(0);
  await wipeDatabase('held-back');
});
