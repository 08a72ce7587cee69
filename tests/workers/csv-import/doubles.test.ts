import {expect, test} from 'vitest';
import {recordChange} from '#sync/outbox/record-change.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, spaceOne, testNow} from '#tests/sync/build-change.ts';
import {readDoubles, settleDoubles} from '#workers/csv-import/record/settle-doubles.ts';
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
async function openBoth(): Promise<readonly [LocalDatabase, LocalDatabase]> {
  const [here, there] = [openLocalDevice(), openLocalDevice()];
  await importFile(here, plain);
  await importFile(there, named, {making: {...making(12), nowMs: () => testNow + 1_000}});
  const copy = openLocalDevice();
  await bring(here, copy);
  await bring(there, here);
  await bring(copy, there);
  return [here, there];
}

const shown = async (database: LocalDatabase) =>
  (await readDoubles(database, spaceOne)).map(({kept, dropped, reason}) => [kept.id, dropped.id, reason]);

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
  const ids = (await readDoubles(here, spaceOne)).map(({dropped}) => dropped.id);
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

test('[IMP45] what was worked on stays, and what is said to be two is not proposed again', async () => {
  const [here] = await openBoth();
  const [first, second] = await readDoubles(here, spaceOne);
  const worked = first?.dropped.id ?? '';
  await recordChange(
    here,
    buildChange({table: 'transactions', rowIds: [worked], set: {note: {same: 'mine'}}, was: {note: {same: null}}}),
  );
  const now = await readDoubles(here, spaceOne);
  expect(now.map(({dropped}) => dropped.id)).not.toContain(worked);
  expect(now.find(({kept}) => kept.id === worked)?.dropped.id).toBe(first?.kept.id);
  await settleDoubles(here, {spaceId: spaceOne, ids: [second?.dropped.id ?? ''], status: 'apart'}, making(23));
  expect(await readDoubles(here, spaceOne)).toHaveLength(4);
  expect(await books(here)).toHaveLength(10);
});

test('[IMP45] an import that was compared with what was there proposes nothing', async () => {
  const database = openLocalDevice();
  await importFile(database, plain);
  await importFile(database, named, {making: making(12), decisions: {rest: 'most', apart: [0, 1, 2, 3, 4]}});
  expect(await readDoubles(database, spaceOne)).toEqual([]);
});
