import 'fake-indexeddb/auto';
import {expect, test} from 'vitest';
import {isOfClosed, refuseClosed} from '#src/data/database/refuse-closed.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const [closedId, openId] = [testId(0xc1), testId(0xc2)];
const changeIn = (spaceId: string) =>
  buildChangeIn(spaceId).create('categories', [buildRow('categories', testId(0xc3), {name: 'Viajes'})]);

test('[DIS9] a device records nothing new of a company that is dissolved, says so, and keeps what it had', async () => {
  const database = await openDatabase(testId(0xc4), () => undefined);
  await recordChange(database, changeIn(closedId));
  const release = refuseClosed(database, [closedId]);
  const refused = await recordChange(database, changeIn(openId), changeIn(closedId)).catch((error: unknown) => error);
  expect(isOfClosed(refused)).toBe(true);
  // Of one act nothing is kept.
  expect(await database.outbox.count()).toBe(1);
  await recordChange(database, changeIn(openId));
  expect(await database.outbox.count()).toBe(2);
  release();
  await recordChange(database, changeIn(closedId));
  expect(await database.outbox.count()).toBe(3);
  expect(isOfClosed(new Error('full'))).toBe(false);
  database.close();
});
