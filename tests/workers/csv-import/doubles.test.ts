import {expect, test} from 'vitest';
import {recordChange} from '#sync/outbox/record-change.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, spaceOne, testNow} from '#tests/sync/build-change.ts';
import {readDoubles, settleDoubles, settleDoubt} from '#workers/csv-import/record/settle-doubles.ts';
import {compareFile} from '#workers/csv-import/record/compare-file.ts';
import {books, buildTask, importFile, making} from './run-parts.ts';

const rows = [
  '2026-01-03,Metro card,-42.00',
  '2026-01-05,Coffee corner,-3.50',
  '2026-01-05,Coffee corner,-3.50',
  '2026-01-09,Hosting,-99.00',
  '2026-01-12,Hotel,-80.00',
];
const plain = ['Date,Description,Amount', ...rows].join('\n');
const named = [
  'Date,Description,Transaction ID,Amount',
  ...rows.map((row, place) => row.replace(/,(-[\d.]+)$/, ` ref,480000${place},$1`)),
].join('\n');

/** What one device has done comes to another one. */
async function bring(from: LocalDatabase, to: LocalDatabase): Promise<void> {
  for (const {order: _, ...change} of await from.outbox.toArray()) await recordChange(to, change);
}

/** Two devices that imported the same month in two forms, each alone, and then hear of each other. */
async function openBoth(one = plain, other = named): Promise<readonly [LocalDatabase, LocalDatabase]> {
  const [here, there] = [openLocalDevice(), openLocalDevice()];
  await importFile(here, one);
  await importFile(there, other, {making: {...making(12), nowMs: () => testNow + 1_000}});
  const copy = openLocalDevice();
  await bring(here, copy);
  await bring(there, here);
  await bring(copy, there);
  return [here, there];
}

const shown = async (database: LocalDatabase) =>
  (await readDoubles(database, spaceOne)).doubles.map(({kept, dropped, reason}) => [kept.id, dropped.id, reason]);

test('[IMP45] what two devices imported offline in two forms is proposed alike on both, and nothing is gone', async () => {
  const [here, there] = await openBoth();
  expect(await books(here)).toHaveLength(10);
  const proposed = await shown(here);
  expect(proposed).toHaveLength(5);
  expect(await shown(there)).toEqual(proposed);
  const kept = new Set(proposed.map(([id]) => id));
  expect(
    (await books(here)).filter(({id}) => kept.has(id)).every(({description}) => !description.endsWith('ref')),
  ).toBe(true);
});

test('[IMP45] taking repeats back is one act, which both devices may do and undo takes back; the file finds its rows by name afterwards', async () => {
  const [here, there] = await openBoth();
  const ids = (await readDoubles(here, spaceOne)).doubles.map(({dropped}) => dropped.id);
  expect(await settleDoubles(here, {spaceId: spaceOne, ids, status: 'same'}, making(21))).toBe(5);
  expect(await settleDoubles(there, {spaceId: spaceOne, ids, status: 'same'}, making(22))).toBe(5);
  expect((await books(here)).map(({id}) => id).toSorted()).toEqual((await books(there)).map(({id}) => id).toSorted());
  expect(await books(here)).toHaveLength(5);
  expect(await shown(here)).toEqual([]);
  const again = await compareFile(buildTask(here, named));
  expect([again.fresh.ids.length, again.doubts.length]).toEqual([0, 0]);
  await undoLast(here, {now: new Date(testNow).toISOString(), createId: createIds(31)});
  expect(await books(here)).toHaveLength(10);
});

/** An edit of one transaction by somebody. */
async function edit(database: LocalDatabase, id: string, field: string, now: string | boolean, was: boolean | null) {
  const change = {table: 'transactions', rowIds: [id], set: {[field]: {same: now}}, was: {[field]: {same: was}}};
  await recordChange(database, buildChange({...change, id: nextId()}));
}

const nextId = createIds(41);

test('[IMP45] what was done on the one that goes is carried over, and what is said to be two is not proposed again', async () => {
  const [here] = await openBoth();
  const [first, second] = (await readDoubles(here, spaceOne)).doubles;
  const {kept: {id: keptId} = {id: ''}, dropped: {id: droppedId} = {id: ''}} = first ?? {};
  const category = createIds(42)();
  await edit(here, droppedId, 'note', 'mine', null);
  await edit(here, droppedId, 'categoryId', category, null);
  await edit(here, droppedId, 'checked', true, false);
  const now = (await readDoubles(here, spaceOne)).doubles;
  expect(now.find(({dropped}) => dropped.id === droppedId)).toMatchObject({kept: {id: keptId}, isWorked: false});
  await settleDoubles(here, {spaceId: spaceOne, ids: [second?.dropped.id ?? ''], status: 'apart'}, making(23));
  expect((await readDoubles(here, spaceOne)).doubles).toHaveLength(4);
  expect(await books(here)).toHaveLength(10);
  await settleDoubles(here, {spaceId: spaceOne, ids: [droppedId], status: 'same'}, making(24));
  const find = async () => (await books(here)).find(({id}) => id === keptId);
  expect(await find()).toMatchObject({note: 'mine', categoryId: category, checked: true});
  expect((await books(here)).some(({id}) => id === droppedId)).toBe(false);
  await undoLast(here, {now: new Date(testNow).toISOString(), createId: createIds(32)});
  expect(await find()).toMatchObject({note: null, categoryId: null, checked: false});
  expect(await books(here)).toHaveLength(10);
});

test('[IMP45] two who worked on one each and settle at once keep the movement, whosever work comes first', async () => {
  const [here, there] = await openBoth();
  const start = [await here.outbox.count(), await there.outbox.count()];
  const [first] = (await readDoubles(here, spaceOne)).doubles;
  await edit(here, first?.kept.id ?? '', 'note', 'one', null);
  await edit(there, first?.dropped.id ?? '', 'checked', true, false);
  for (const [place, database] of [here, there].entries()) {
    const ids = (await readDoubles(database, spaceOne)).doubles.map(({dropped}) => dropped.id);
    expect(await settleDoubles(database, {spaceId: spaceOne, ids, status: 'same'}, making(51 + place))).toBe(5);
  }
  const work = await Promise.all(
    [here, there].map(async ({outbox}, place) => (await outbox.orderBy('order').toArray()).slice(start[place])),
  );
  for (const queues of [work, work.toReversed()]) {
    const [both] = await openBoth();
    for (const {order: _, ...change} of queues.flat()) await recordChange(both, change);
    const left = await books(both);
    expect(left).toHaveLength(5);
    expect(left.find(({id}) => id === first?.kept.id)).toMatchObject({note: 'one', checked: true});
  }
});

test('[IMP45] a repeat with a receipt or with another note is never taken back along with others', async () => {
  const [here] = await openBoth();
  const [first, second, third] = (await readDoubles(here, spaceOne)).doubles;
  await edit(here, first?.kept.id ?? '', 'note', 'one', null);
  await edit(here, first?.dropped.id ?? '', 'note', 'other', null);
  const receipt = {kind: 'receipt', transactionId: second?.dropped.id ?? '', name: 'a.pdf', type: 'application/pdf'};
  const facts = {sizeBytes: 5, sha256: 'a'.repeat(64), createdAt: new Date(testNow).toISOString(), createdBy: nextId()};
  const set = Object.fromEntries(Object.entries({...receipt, ...facts}).map(([field, same]) => [field, {same}]));
  await recordChange(here, buildChange({id: nextId(), table: 'files', op: 'create', rowIds: [nextId()], set, was: {}}));
  const found = (await readDoubles(here, spaceOne)).doubles;
  expect(found.map(({isWorked}) => isWorked)).toEqual([true, true, false, false, false]);
  const ids = [first, second, third].flatMap((double) => double?.dropped.id ?? []);
  expect(await settleDoubles(here, {spaceId: spaceOne, ids, status: 'same'}, making(61))).toBe(1);
  expect(await settleDoubles(here, {spaceId: spaceOne, ids: ids.slice(1, 2), status: 'same'}, making(62))).toBe(1);
  expect(await books(here)).toHaveLength(8);
});

test('[IMP45] an import that was compared with what was there proposes nothing', async () => {
  const database = openLocalDevice();
  await importFile(database, plain);
  await importFile(database, named, {making: making(12), decisions: {rest: 'most', apart: [0, 1, 2, 3, 4]}});
  expect(await readDoubles(database, spaceOne)).toEqual({doubles: [], doubts: []});
});

const head = 'Date,Description,Amount';
/** Both have the ninth only in part: three coffees of one file may be those of the other. */
const until = [head, '2026-01-08,Rent,-900.00', ...Array(2).fill('2026-01-09,Coffee corner,-3.50')].join('\n');
const from = [
  'Date,Description,Transaction ID,Amount',
  ...[1, 2, 3].map((number) => `2026-01-09,Coffee corner,480000${number},-3.50`),
  '2026-01-10,Hosting,4800009,-99.00',
].join('\n');

test('[IMP45] what nothing tells of two offline imports is asked alike on both devices, and what was answered is not asked again', async () => {
  const [here, there] = await openBoth(until, from);
  expect(await books(here)).toHaveLength(7);
  const {doubles, doubts} = await readDoubles(here, spaceOne);
  expect(doubles).toEqual([]);
  expect(doubts.map(({rows, stored, least, most}) => [rows.length, stored.length, least, most])).toEqual([
    [3, 2, 1, 3],
  ]);
  expect(await readDoubles(there, spaceOne)).toEqual({doubles, doubts});
  const id = doubts[0]?.rows[0]?.id ?? '';
  expect(await settleDoubt(here, {spaceId: spaceOne, id, newCount: 1}, making(71))).toBe(3);
  expect(await books(here)).toHaveLength(5);
  expect(await readDoubles(here, spaceOne)).toEqual({doubles: [], doubts: []});
  await undoLast(here, {now: new Date(testNow).toISOString(), createId: createIds(33)});
  expect(await books(here)).toHaveLength(7);
  expect(await settleDoubt(there, {spaceId: spaceOne, id, newCount: 3}, making(72))).toBe(3);
  expect(await books(there)).toHaveLength(7);
  expect(await readDoubles(there, spaceOne)).toEqual({doubles: [], doubts: []});
  expect(await settleDoubt(there, {spaceId: spaceOne, id, newCount: 1}, making(73))).toBe(0);
});

test('[IMP45] of a doubt those go first that nobody has worked on', async () => {
  const [here] = await openBoth(until, from);
  const [doubt] = (await readDoubles(here, spaceOne)).doubts;
  const worked = doubt?.rows[0]?.id ?? '';
  await edit(here, doubt?.stored[0]?.id ?? '', 'note', 'one', null);
  await edit(here, worked, 'note', 'other', null);
  await settleDoubt(here, {spaceId: spaceOne, id: worked, newCount: 1}, making(74));
  const left = await books(here);
  expect(left).toHaveLength(5);
  expect(left.some(({id}) => id === worked)).toBe(true);
});
