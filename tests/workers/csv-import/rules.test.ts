import {expect, test} from 'vitest';
import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {parseRuleMark} from '#contract/bookkeeping/rule-mark.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {buildBookRule} from '#tests/fixtures/build-book-rule.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {spaceOne} from '#tests/sync/build-change.ts';
import {readRules} from '#workers/book-rules/read-rules.ts';
import {countRules} from '#workers/csv-import/record/rule-rows.ts';
import {splitRules} from '#workers/host/import-rules.ts';
import {readFile} from './read-file.ts';
import {account, books, ids, importFile} from './run-parts.ts';

const software = ids();
const old = ids();

const file = [
  'Date,Description,Payee,Category,Note,Amount',
  '2026-01-31,AMZN Mktp 1,AMZN,Viajes,for Ana,-10.00',
  '2026-02-01,AMZN Mktp 2,,,,-20.00',
  '2026-02-02,Uber trip,Uber,,,-5.00',
].join('\n');

async function openBooks(...rules: readonly BookRuleRow[]): Promise<LocalDatabase> {
  const database = openLocalDevice();
  const change = buildChangeIn(spaceOne);
  const categories = [
    buildRow('categories', software, {key: 'software', name: null}),
    buildRow('categories', old, {key: 'travel', name: null, position: 9}),
  ];
  await recordChange(database, change.create('categories', categories));
  if (rules.length > 0) await recordChange(database, change.create('bookRules', [...rules]));
  return database;
}

const amazon = buildBookRule(1, {text: 'amzn', categoryId: software, setMerchant: 'Amazon', setNote: 'shop'});
const anyOut = buildBookRule(2, {sign: 'out', setChecked: true});

test('[RUL5] rules run over the rows of a file as they are made: over what the file brought, never over its notes', async () => {
  const database = await openBooks(amazon, anyOut);
  await importFile(database, file, {rules: await readRules(database, spaceOne)});
  const rows = (await books(database)).toSorted((one, other) => one.date.localeCompare(other.date));
  expect(rows.map(({categoryId, merchant, note, checked}) => [categoryId, merchant, note, checked])).toEqual([
    [software, 'Amazon', 'for Ana', false],
    [software, 'Amazon', 'shop', false],
    [null, 'Uber', null, true],
  ]);
  expect(rows.map(({ruleMark}) => parseRuleMark(ruleMark))).toEqual([
    {ruleId: amazon.id, set: {categoryId: software, merchant: 'Amazon'}, replaced: {categoryId: old, merchant: 'AMZN'}},
    {
      ruleId: amazon.id,
      set: {categoryId: software, merchant: 'Amazon', note: 'shop'},
      replaced: {categoryId: null, merchant: null, note: null},
    },
    {ruleId: anyOut.id, set: {categoryId: null, checked: true}, replaced: {categoryId: null, checked: false}},
  ]);
});

test('[RUL5] a rule that is made later changes nothing that is here', async () => {
  const database = await openBooks();
  await importFile(database, file, {rules: await readRules(database, spaceOne)});
  const before = await books(database);
  await recordChange(database, buildChangeIn(spaceOne).create('bookRules', [amazon]));
  // The same file again: nothing in it is new.
  await importFile(database, file, {rules: await readRules(database, spaceOne)});
  expect(await books(database)).toEqual(before);
  expect(before.every(({ruleMark}) => ruleMark === null)).toBe(true);
});

test('[RUL7] which rule would set how many rows is said before, with the others that fit, and each can be left out', async () => {
  const database = await openBooks(amazon, anyOut);
  const {transactions} = readFile(file);
  const home = {accountId: account.id, currency: account.currency};
  const input = {spaceId: spaceOne, account};
  const all = await splitRules(database, input);
  expect(countRules(all.run, transactions, home)).toEqual([
    {id: amazon.id, name: 'Rule 1', count: 2, others: [{name: 'Rule 2', count: 2}]},
    {id: anyOut.id, name: 'Rule 2', count: 1, others: []},
  ]);
  const some = await splitRules(database, {...input, leftRules: [amazon.id]});
  expect(some.left).toEqual([{id: amazon.id, name: 'Rule 1'}]);
  expect(countRules(some.run, transactions, home)).toEqual([{id: anyOut.id, name: 'Rule 2', count: 3, others: []}]);
});

test('[RUL4] a rule whose category was archived does not run over a file', async () => {
  const database = await openBooks(amazon);
  await recordChange(
    database,
    buildChangeIn(spaceOne).edit('categories', [software], {archived: true}, {archived: false}),
  );
  await importFile(database, file, {rules: await readRules(database, spaceOne)});
  expect((await books(database)).every(({ruleMark}) => ruleMark === null)).toBe(true);
});
