import {expect, test} from 'vitest';
import {databaseName, LocalDatabase} from '#sync/store/local-database.ts';
import {openDatabase, type DatabaseEvent} from '#sync/store/open-database.ts';
import {wipeDatabase} from '#sync/store/wipe-database.ts';
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
