import {expect, test} from 'vitest';
import {importMatches} from '#contract/bookkeeping/import-match.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, spaceOne, testNow} from '#tests/sync/build-change.ts';
import {compareFile} from '#workers/csv-import/record/compare-file.ts';
import type {Decisions} from '#workers/csv-import/record/comparison.ts';
import {runImport} from '#workers/csv-import/record/run.ts';
import {separateMatch} from '#workers/csv-import/record/separate-match.ts';
import {undoImport} from '#workers/csv-import/record/undo-import.ts';
import {account, books, buildTask, importFile, making} from './run-parts.ts';

/** A movement: day of January, day it was booked, cents, words. */
type Movement = {day: number; booked: number; units: number; text: string};

const movement = (day: number, units: number, text: string): Movement => ({day, booked: day + (day % 2), units, text});

/** With twins, two of one amount on one day, and a refund. */
const january = [
  movement(3, -4_200, 'Metro card'),
  movement(5, -350, 'Coffee corner'),
  movement(5, -350, 'Coffee corner'),
  movement(5, -12_000, 'Office rent'),
  movement(8, 250_000, 'Client Acme'),
  movement(8, -350, 'Coffee corner'),
  movement(9, -9_900, 'Hosting'),
  movement(12, 9_900, 'Hosting refund'),
  movement(14, -350, 'Coffee corner'),
  movement(19, -61_033, 'Team pay'),
];

type Written = {
  readonly cells: (row: Movement & {place: number; balance: number}) => readonly string[];
  readonly header: string;
};

const money = (units: number) => (units / 100).toFixed(2);
const us = (day: number) => `01/${String(day).padStart(2, '0')}/2026`;
const iso = (day: number) => `2026-01-${String(day).padStart(2, '0')}`;
const id = (place: number) => 48_000_100 + place * 7;

/** Layouts as Mercury, Chase and Wise write them, less columns that are of no use here. */
const mercury: Written = {
  header: 'Date (UTC),Description,Amount,Source Account,Bank Description',
  cells: ({day, text, units}) => [iso(day), text, money(units), 'Checking xx12', `${text} US`],
};
const chase: Written = {
  header: 'Details,Posting Date,Description,Amount,Type,Balance',
  cells: ({day, text, units, balance}) => [
    units < 0 ? 'DEBIT' : 'CREDIT',
    us(day),
    text,
    money(units),
    'ACH',
    money(balance),
  ],
};
const wise: Written = {
  header: 'TransferWise ID,Date,Amount,Currency,Description,Running Balance',
  cells: ({day, text, units, balance, place}) => [
    `CARD-${id(place)}`,
    iso(day),
    money(units),
    'USD',
    text,
    money(balance),
  ],
};

/** Another column before or behind. */
const withColumn = (to: Written, name: string, cell: (row: Movement & {place: number}) => string): Written => ({
  header: `${name},${to.header}`,
  cells: (row) => [cell(row), ...to.cells(row)],
});

const withWords = (to: Written, change: (text: string) => string): Written => ({
  ...to,
  cells: (row) => to.cells({...row, text: change(row.text)}),
});

function write(to: Written, rows: readonly Movement[], opening = 1_000_000): string {
  let balance = opening;
  const lines = rows.map((row) => {
    balance += row.units;
    return to.cells({...row, balance, place: january.indexOf(row)}).join(',');
  });
  return [to.header, ...lines].join('\n');
}

const booked = (to: Written): Written => ({
  header: to.header.replace(/Posting Date|Date \(UTC\)|Date/, 'Value Date'),
  cells: (row) => to.cells({...row, day: row.booked}),
});

const totals = async (database: LocalDatabase) => {
  const rows = await books(database);
  return {count: rows.length, units: rows.reduce((sum, {amountUnits}) => sum + amountUnits, 0)};
};

const whole = {count: 10, units: january.reduce((sum, {units}) => sum + units, 0)};
const later = [...january, movement(23, -350, 'Coffee corner')];
const withLate = later.toSpliced(4, 0, movement(6, -77, 'Late charge'));

const cases: readonly (readonly [string, (to: Written) => string, number])[] = [
  ['the same file with a line less in its head', (to) => `${write(to, january)}\n`, 0],
  ['more of it', (to) => write(to, later), 1],
  [
    'an id column added',
    (to) =>
      write(
        withColumn(to, 'Transaction ID', ({place}) => `${id(place)}`),
        later,
      ),
    1,
  ],
  [
    'an id column added, padded',
    (to) =>
      write(
        withColumn(to, 'Transaction ID', ({place}) => `TRX000${id(place)}`),
        later,
      ),
    1,
  ],
  [
    'a number of lines added',
    (to) =>
      write(
        withColumn(to, 'No.', ({place}) => `${place + 1}`),
        later,
      ),
    1,
  ],
  [
    'the day turned round, with new balances',
    (to) => write(to, [...later.slice(0, 1), ...later.slice(1, 4).toReversed(), ...later.slice(4)]),
    1,
  ],
  ['a back-dated row', (to) => write(to, withLate), 2],
  ['dates of booking', (to) => write(booked(to), january), 0],
  [
    'capitals',
    (to) =>
      write(
        withWords(to, (text) => text.toUpperCase()),
        later,
      ),
    1,
  ],
  [
    'texts cut',
    (to) =>
      write(
        withWords(to, (text) => text.slice(0, 10)),
        later,
      ),
    1,
  ],
  [
    'a reference behind',
    (to) =>
      write(
        withWords(to, (text) => `${text} REF 8841`),
        later,
      ),
    1,
  ],
  ['the middle only', (to) => write(to, january.slice(3, 8)), 0],
];

for (const [bank, to] of Object.entries({mercury, chase, wise}))
  for (const [what, content, added] of cases)
    test(`[IMP40] ${bank}, again with ${what}: nothing is doubled, nothing lost`, async () => {
      const database = openLocalDevice();
      await importFile(database, write(to, january));
      expect(await totals(database)).toEqual(whole);
      const text = content(to);
      // Only where days are those of booking, and no balance or id stands by them, may anything be asked.
      const {doubts} = await compareFile(buildTask(database, text));
      expect(what === 'dates of booking' ? [] : doubts).toEqual([]);
      const decisions: Decisions = {rest: 'least'};
      await importFile(database, text, {making: making(12), decisions});
      expect((await totals(database)).count).toBe(whole.count + added);
      // What was learned is found by name from now on.
      const again = await compareFile(buildTask(database, text));
      expect([again.fresh.ids.length, again.doubts.length, again.likenesses.length]).toEqual([0, 0, 0]);
    });

test('[IMP43] a file turned by another sign waits for the person, and says of how many rows it is the opposite', async () => {
  const database = openLocalDevice();
  await importFile(database, write(mercury, january));
  const turned = write(
    mercury,
    january.map((row) => ({...row, units: -row.units})),
  );
  expect((await compareFile(buildTask(database, turned))).turned).toEqual({count: 10, of: 10});
  expect(await runImport(buildTask(database, turned))).toMatchObject({failure: {reason: 'import.unanswered'}});
  const decisions = {isNotTurned: true, rest: 'most'} as const;
  expect((await importFile(database, turned, {decisions, making: making(12)})).newCount).toBeGreaterThan(0);
});

const matchesOf = (database: LocalDatabase) => readTable(database, importMatches, spaceOne);

test('[IMP44] what was decided by likeness is kept with the import, learns what the file says, and touches nothing a person wrote', async () => {
  const database = openLocalDevice();
  await importFile(database, write(mercury, january));
  const [first] = await books(database);
  await recordChange(
    database,
    buildChange({
      table: 'transactions',
      rowIds: [first?.id ?? ''],
      set: {description: {same: 'Mine'}},
      was: {description: {same: first?.description ?? ''}},
    }),
  );
  const {importId, knownCount} = await importFile(database, write(wise, january), {
    making: making(12),
    decisions: {rest: 'least'},
  });
  expect(knownCount).toBe(10);
  const kept = await matchesOf(database);
  expect(kept).toHaveLength(10);
  expect(kept.every((match) => match.importId === importId && match.status === 'same')).toBe(true);
  expect(kept.find(({transactionId}) => transactionId === first?.id)).toMatchObject({
    balanceUnits: expect.any(Number),
    line: 2,
  });
  expect((await books(database)).find((row) => row.id === first?.id)?.description).toBe('Mine');
  // By name alone from now on, though all but the ids is other.
  const renamed = withWords(wise, (text) => `Card ${text.length}`);
  expect(await compareFile(buildTask(database, write(renamed, january)))).toMatchObject({
    knownCount: 10,
    likenesses: [],
  });
  await undoLast(database, {now: new Date(testNow).toISOString(), createId: createIds(77)});
  expect(await matchesOf(database)).toEqual([]);
});

test('[IMP44] what is not the same is imported, is kept as such, and stays two however often either file comes again', async () => {
  const database = openLocalDevice();
  await importFile(database, write(mercury, january));
  const text = write(wise, january);
  const {likenesses} = await compareFile(buildTask(database, text, {decisions: {rest: 'least'}}));
  const place = likenesses.find(({row}) => row.amountUnits === -61_033)?.place ?? -1;
  const apart = likenesses.length > 0 && place >= 0 ? [place] : [9];
  const decisions = {rest: 'least', apart} as const;
  expect(await importFile(database, text, {making: making(12), decisions})).toMatchObject({
    newCount: place >= 0 ? 1 : 0,
  });
  for (const again of [text, write(mercury, january)])
    expect((await compareFile(buildTask(database, again))).fresh.ids).toEqual([]);
});

test('[IMP44] taking an import back takes its matches too, and its names are forgotten', async () => {
  const database = openLocalDevice();
  await importFile(database, write(mercury, january));
  const {importId} = await importFile(database, write(wise, later), {making: making(12), decisions: {rest: 'least'}});
  await undoImport(database, {spaceId: spaceOne, importId}, making(13));
  expect(await matchesOf(database)).toEqual([]);
  expect((await books(database)).length).toBe(10);
  const again = await compareFile(buildTask(database, write(wise, later), {decisions: {rest: 'least'}}));
  expect(again).toMatchObject({fresh: {ids: {length: 1}}, knownCount: 0});
});

test('[IMP42] an answer says how many of a doubt are new, and the rest is here', async () => {
  const database = openLocalDevice();
  const file = (rows: readonly Movement[]) => write(mercury, rows);
  const twin = movement(5, -350, 'Coffee corner');
  await importFile(database, file([movement(4, -100, 'Bus'), twin, {...twin}]));
  const second = file([{...twin}, {...twin}, {...twin}, movement(6, -100, 'Bus')]);
  const {doubts} = await compareFile(buildTask(database, second));
  expect(doubts).toMatchObject([{place: 0, least: 1, most: 3, answer: null, rowCount: 3, storedCount: 2}]);
  expect(await runImport(buildTask(database, second))).toMatchObject({failure: {reason: 'import.unanswered'}});
  await importFile(database, second, {making: making(12), decisions: {fresh: {0: 2}}});
  expect((await books(database)).filter(({amountUnits}) => amountUnits === -350)).toHaveLength(4);
});

test('[IMP44] a row that was taken for another is imported after all, once, as one act that undo takes back', async () => {
  const database = openLocalDevice();
  await recordChange(
    database,
    buildChange({table: 'accounts', op: 'create', rowIds: [account.id], set: {currency: {same: 'USD'}}, was: {}}),
  );
  await importFile(database, write(mercury, january));
  await importFile(database, write(wise, january), {making: making(12), decisions: {rest: 'least'}});
  const [match] = await matchesOf(database);
  const matchId = match?.id ?? '';
  const done = await separateMatch(database, {spaceId: spaceOne, matchId}, making(13));
  expect(done).toEqual({ok: true, value: {id: matchId}});
  expect((await books(database)).find(({id}) => id === matchId)).toMatchObject({
    amountUnits: match?.amountUnits,
    importId: match?.importId,
    importLine: match?.line,
  });
  expect((await matchesOf(database)).find(({id}) => id === matchId)?.status).toBe('apart');
  const again = await separateMatch(database, {spaceId: spaceOne, matchId}, making(14));
  expect(again).toMatchObject({failure: {code: 'conflict', reason: 'import.already-apart'}});
  await undoLast(database, {now: new Date(testNow).toISOString(), createId: createIds(79)});
  expect((await books(database)).length).toBe(10);
  expect((await matchesOf(database)).every(({status}) => status === 'same')).toBe(true);
});
