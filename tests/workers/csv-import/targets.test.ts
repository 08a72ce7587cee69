import {expect, test} from 'vitest';
import {categories} from '#contract/bookkeeping/category.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {spaceOne} from '#tests/sync/build-change.ts';
import {lineOf, packLines, unpackLines} from '#workers/csv-import/record/pack-lines.ts';
import {readFileRow} from '#workers/csv-import/record/read-file-row.ts';
import {settleCategories} from '#workers/csv-import/record/settle-categories.ts';
import {undoImport} from '#workers/csv-import/record/undo-import.ts';
import {readFile} from './read-file.ts';
import {books, ids, importFile, making} from './run-parts.ts';

const file = [
  'Date,Description,Bank Description,Payee,Category,Note,Reference,Amount',
  '2026-01-31,Order 1,CARD 1234 ORDER,Amazon,software,for Ana,R-1,-10.00',
  '2026-02-01,Order 2,CARD 1234 OTHER,Office Shop,Oficina nueva,,R-2,-20.00',
  '2026-02-02,Refund,CARD 1234 BACK,Amazon,VIAJES,,,5.00',
  '2026-02-31,Bad day,CARD 1234 BAD,Amazon,Viajes,,,5.00',
].join('\n');

const software = ids();
const travel = ids();

async function openBooks(): Promise<LocalDatabase> {
  const database = openLocalDevice();
  const rows = [
    buildRow('categories', software, {key: 'software', name: null}),
    buildRow('categories', travel, {key: 'travel', name: null, position: 9}),
  ];
  await recordChange(database, buildChangeIn(spaceOne).create('categories', rows));
  return database;
}

test('[IMP22] each text of a row goes to its own target, and none is glued to another', () => {
  const {transactions, reading} = readFile(file);
  expect(reading.columns.map(({role}) => role)).toEqual([
    'date',
    'description',
    'ignore',
    'merchant',
    'category',
    'note',
    'reference',
    'amount',
  ]);
  expect(transactions[0]).toMatchObject({
    description: 'Order 1',
    merchant: 'Amazon',
    category: 'software',
    note: 'for Ana',
    reference: 'R-1',
  });
});

test('[IMP22] without a column of notes a second description is the note, and one of a handful of words is none', () => {
  const rows = Array.from(
    {length: 20},
    (_, row) => `2026-01-0${(row % 9) + 1};LASTSCHRIFT;Miete ${row};Haus ${row};-1,00`,
  );
  const {transactions} = readFile(['Buchungstag;Buchungstext;Verwendungszweck;Concepto;Betrag', ...rows].join('\n'));
  expect(transactions[3]).toMatchObject({description: 'Haus 3', note: 'Miete 3'});
});

test('[IMP22] what a person makes of a column counts, several descriptions joined only then', () => {
  const {transactions} = readFile(file, {overrides: {roles: {2: 'description', 5: 'reference'}}});
  expect(transactions[0]).toMatchObject({description: 'Order 1 · CARD 1234 ORDER', note: null, reference: 'R-1'});
});

test('[IMP22] a category is the company’s of that name in any language, else none until the person says so; the row stays to be reviewed', async () => {
  const database = await openBooks();
  await importFile(database, file);
  const shown = (await books(database)).map(({categoryId, checked, note}) => [categoryId, checked, note]);
  expect(shown).toEqual([
    [software, false, 'for Ana'],
    [null, false, null],
    [travel, false, null],
  ]);
});

test('[IMP22] a category that the person has made is made with the import, the same on two devices, and goes with it', async () => {
  const chosen = {'oficina nueva': 'new', software: null};
  const made: string[] = [];
  for (const seed of [21, 22]) {
    const database = await openBooks();
    await importFile(database, file, {categories: chosen, making: making(seed)});
    const own = (await readTable(database, categories, spaceOne)).find(({name}) => name === 'Oficina nueva');
    expect(own).toMatchObject({kind: 'expense', position: 10});
    expect((await books(database)).map(({categoryId}) => categoryId)).toEqual([null, own?.id, travel]);
    made.push(own?.id ?? '');
  }
  expect(made[0]).toBe(made[1]);
});

test('[IMP22] a choice for a category that is gone is none', async () => {
  const database = await openBooks();
  const known = await readTable(database, categories, spaceOne);
  const {transactions} = readFile(file);
  const found = settleCategories({spaceId: spaceOne, transactions, known, chosen: {'oficina nueva': ids()}});
  expect(found.find(({key}) => key === 'oficina nueva')).toMatchObject({categoryId: null, isNew: false, units: -2000});
});

test('[IMP23] the row that a transaction was made of can be read as the file has it, those with errors too, until the import is undone', async () => {
  const database = await openBooks();
  const {importId} = await importFile(database, file);
  const row = await readFileRow(database, {spaceId: spaceOne, importId, line: 2});
  expect(row?.map(({name, cell}) => `${name}: ${cell}`)).toEqual([
    'Date: 2026-01-31',
    'Description: Order 1',
    'Bank Description: CARD 1234 ORDER',
    'Payee: Amazon',
    'Category: software',
    'Note: for Ana',
    'Reference: R-1',
    'Amount: -10.00',
  ]);
  expect(await readFileRow(database, {spaceId: spaceOne, importId, line: 5})).toContainEqual({
    name: 'Date',
    cell: '2026-02-31',
  });
  expect(await readFileRow(database, {spaceId: spaceOne, importId, line: 6})).toBeNull();
  await undoImport(database, {spaceId: spaceOne, importId}, making(30));
  expect(await readFileRow(database, {spaceId: spaceOne, importId, line: 2})).toBeNull();
});

test('[IMP23] rows are packed in parts that fit, whatever is in them, and a file brought again keeps none twice', async () => {
  const lines = Array.from({length: 1_200}, (_, place) => place + 2);
  const rows = lines.map((line) =>
    [`${line}`, 'same', line === 900 ? '東京 "ñ"\n'.repeat(60_000) : 'x', 'more'].slice(0, line === 5 ? 2 : 4),
  );
  const parts = await packLines({names: ['a', 'b'], lines, rows}, new Set(lines.filter((line) => line !== 7)));
  expect(parts.length).toBeGreaterThan(3);
  expect(Math.max(...parts.map(({packed}) => packed.length))).toBeLessThan(100_000);
  const read = await Promise.all(parts.map(async ({packed}) => unpackLines(packed)));
  const find = (line: number) => read.map((part) => lineOf(part, line)).find((found) => found !== null);
  expect(find(6)).toEqual([
    {name: 'a', cell: '6'},
    {name: 'b', cell: 'same'},
    {name: '', cell: 'x'},
    {name: '', cell: 'more'},
  ]);
  expect(find(5)?.[2]).toEqual({name: '', cell: ''});
  expect(find(900)?.[2]?.cell).toHaveLength(4_096);
  expect(find(7)).toBeUndefined();

  const database = await openBooks();
  await importFile(database, file);
  await importFile(database, file, {making: making(40)});
  const kept = await database.outbox.where('[spaceId+table]').equals([spaceOne, 'importLines']).toArray();
  expect(kept.flatMap(({rowIds}) => rowIds)).toHaveLength(2);
});
