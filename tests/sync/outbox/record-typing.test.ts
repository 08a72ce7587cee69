import {expect, test} from 'vitest';
import {recordTyping} from '#sync/outbox/record-typing.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {keepReached} from '#sync/outbox/reached-through.ts';
import {createQueueCounter} from '#sync/outbox/queue-counter.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {buildChange, countAsSent, createIds, rowOne, rowTwo} from '#tests/sync/build-change.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';

const createId = createIds(3);
const groupId = createId();

const typed = (field: string, was: string, is: string, overrides: Parameters<typeof buildChange>[0] = {}) =>
  buildChange({groupId, set: {[field]: {same: is}}, was: {[field]: {same: was}}, ...overrides});

async function openDevice() {
  const database = openLocalDevice();
  const read = async () => (await database.outbox.toArray()).map(({rowIds, set, was}) => ({row: rowIds[0], set, was}));
  return {database, read};
}

test('[OUT10] what is typed in one go is one change, with the newest words and what was there before the first', async () => {
  const {database, read} = await openDevice();
  const first = typed('name', '', 'C');
  await recordTyping(database, first);
  expect(await recordTyping(database, typed('name', 'C', 'Ceibo'), typed('name', '', 'x', {rowIds: [rowTwo]}))).toEqual(
    [first.id],
  );
  await recordTyping(database, typed('city', '', 'Lima'));
  expect(await read()).toEqual([
    {row: rowTwo, set: {name: {same: 'x'}}, was: {name: {same: ''}}},
    {
      row: rowOne,
      set: {name: {same: 'Ceibo'}, city: {same: 'Lima'}},
      was: {name: {same: ''}, city: {same: ''}},
    },
  ]);
  await recordTyping(database, typed('name', 'Ceibo', ''));
  await recordTyping(database, typed('city', 'Lima', ''));
  expect((await read()).map(({row}) => row)).toEqual([rowTwo]);
});

test.each([
  ['of another go', typed('name', 'C', 'Ce', {groupId: createId()})],
  [
    'without a go',
    (() => {
      const {groupId: _, ...plain} = typed('name', 'C', 'Ce');
      return plain;
    })(),
  ],
  ['that deletes', typed('deleted', 'C', 'Ce')],
  ['of several rows', typed('name', 'C', 'Ce', {rowIds: [rowOne, rowTwo]})],
])('[OUT10] a change %s is one of its own', async (_what, change) => {
  const {database} = await openDevice();
  await recordTyping(database, typed('name', '', 'C'));
  expect(await recordTyping(database, change)).toEqual([]);
  expect(await database.outbox.count()).toBe(2);
});

test('[OUT10] [OUT3] what may have been sent, or what something else was done to since, stays as it is', async () => {
  const {database, read} = await openDevice();
  await recordTyping(database, typed('name', '', 'C'));
  await keepReached(database, 1);
  await recordTyping(database, typed('name', 'C', 'Ce'));
  await recordChange(database, typed('name', 'Ce', 'Mine', {groupId: createId()}));
  await recordTyping(database, typed('name', 'Mine', 'Mines'));
  expect((await read()).map(({set}) => set['name'])).toEqual([
    {same: 'C'},
    {same: 'Ce'},
    {same: 'Mine'},
    {same: 'Mines'},
  ]);
});

test('[OUT8] [OUT10] whoever counts the queue or keeps a second log hears of what was replaced', async () => {
  const {database} = await openDevice();
  const count = createQueueCounter(database);
  const counted = async () => database.transaction('r', database.outbox, database.meta, async () => count(0));
  const first = typed('name', '', 'C');
  await recordTyping(database, first);
  expect(await counted()).toBe(1);
  await recordTyping(database, typed('name', 'C', 'Ce'));
  expect([await counted(), await readMeta(database, 'leftChanges')]).toEqual([1, undefined]);
  await writeMeta(database, 'session', {userId: createId(), authToken: null});
  const [second] = await database.outbox.toArray();
  await recordTyping(database, typed('name', 'Ce', 'Cei'));
  expect([await counted(), await readMeta(database, 'leftChanges')]).toEqual([1, [second?.id]]);
});

test('[OUT10] [UND1] undo takes back all that was typed in one go', async () => {
  const {database, read} = await openDevice();
  await recordTyping(database, typed('name', '', 'C'), typed('name', '', 'x', {rowIds: [rowTwo]}));
  await recordTyping(database, typed('name', 'C', 'Ceibo'));
  await countAsSent(database);
  await undoLast(database, {now: '2026-03-01T12:00:00.000Z', createId});
  expect((await read()).slice(2)).toEqual([
    {row: rowOne, set: {name: {same: ''}}, was: {name: {same: 'Ceibo'}}},
    {row: rowTwo, set: {name: {same: ''}}, was: {name: {same: 'x'}}},
  ]);
});
