import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseRuleMark, writeRuleMark} from '#contract/bookkeeping/rule-mark.ts';
import {bookRules, maxBookRules, type BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {accounts} from '#contract/bookkeeping/account.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {toColumns, type Json} from '#contract/kernel/field-values.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {writeBasePage} from '#sync/pages/write-pages.ts';
import {buildBookRule} from '#tests/fixtures/build-book-rule.ts';
import {createIds} from '#tests/sync/build-change.ts';
import {createTextSearch} from '#workers/books/ask/filter.ts';
import {newestFirst} from '#workers/books/ask/whole-list.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {findId} from '#workers/books/data/id-index.ts';
import {ruleTest} from '#workers/books/rules/rule-test.ts';
import {findFitting, prepareRules} from '#workers/book-rules/prepare-rules.ts';
import {buildFilter, buildRow, numberedId, spaceId, toPage, type PageRow} from './build-rows.ts';
import {nowMs, startBooks, storePages, type TestBooks} from './open-books.ts';

const [software, travel] = [numberedId(1, 2), numberedId(2, 2)];
const amazon = buildBookRule(1, {text: 'amzn', categoryId: software, setMerchant: 'Amazon'});
const blocked = {blockedReason: 'declaration-sent'};

const mine: readonly PageRow[] = [
  buildRow(1, {description: 'AMZN 1', date: '2026-03-01'}),
  buildRow(2, {description: 'AMZN 2', date: '2026-03-03', merchant: 'Amazon'}),
  buildRow(3, {description: 'AMZN 3', date: '2026-03-02', categoryId: travel, checked: true}),
  buildRow(4, {description: 'AMZN 4', ...blocked}),
  buildRow(5, {description: 'UBER'}),
  buildRow(6, {description: 'AMZN 6', categoryId: software, merchant: 'Amazon', checked: true}),
];

/** What rules refer to, by table. */
type Around = Readonly<Record<string, readonly Readonly<Record<string, Json>>[]>>;

const around: Around = {[categories.name]: [software, travel].map((id) => ({id, archived: false}))};

async function openRows(rows: readonly PageRow[] = mine, tables: Around = around): Promise<TestBooks> {
  const opened = startBooks();
  await storePages(opened.database, rows);
  for (const [table, kept] of Object.entries(tables)) {
    const body = JSON.stringify(
      toColumns(
        kept.map((row) => ({...row, deleted: false})),
        [...Object.keys(kept[0] ?? {}), 'deleted'],
      ),
    );
    await writeBasePage(opened.database, {spaceId, table, revision: 1, count: kept.length, position: 0, body});
  }
  await opened.books.open('user', spaceId);
  return opened;
}

const read = async ({books}: TestBooks, number: number) => {
  const row = await books.readRow(numberedId(number));
  return row && [row.categoryId, row.merchant, row.checked, parseRuleMark(row.ruleMark)?.ruleId ?? null];
};
const undo = async ({database}: TestBooks) =>
  undoLast(database, {createId: createIds(3), now: new Date(nowMs).toISOString()});

test('[RUL10] a rule that is tried says what would change, newest first, and changes nothing', async () => {
  const opened = await openRows();
  const careful = {rule: amazon, overwrites: false};
  expect(await opened.books.tryRule(careful)).toEqual({
    fitCount: 5,
    changeCount: 3,
    blockedCount: 1,
    chosenCount: 1,
    totals: [{currency: 'USD', count: 3, inUnits: 0, outUnits: -3_000}],
  });
  const rows = await opened.books.readTrial(careful, 0, 10);
  expect(rows.map(({row, set}) => [row.description, set])).toEqual([
    ['AMZN 2', {categoryId: software}],
    ['AMZN 3', {merchant: 'Amazon'}],
    ['AMZN 1', {categoryId: software, merchant: 'Amazon'}],
  ]);
  expect(await opened.books.readTrial(careful, 1, 1)).toEqual(rows.slice(1, 2));
  const [, third] = await opened.books.readTrial({...careful, overwrites: true}, 0, 10);
  expect(third?.set).toEqual({categoryId: software, merchant: 'Amazon', checked: false});
  expect(await opened.database.outbox.count()).toBe(0);
});

test('[RUL11] what was tried is applied as one act, each row with its own fields, and one undo takes it back', async () => {
  const opened = await openRows();
  const result = await opened.books.applyRule({rule: amazon, overwrites: false});
  expect(result).toMatchObject({changedCount: 3, blockedCount: 1});
  expect(await read(opened, 1)).toEqual([software, 'Amazon', false, amazon.id]);
  expect(await read(opened, 2)).toEqual([software, 'Amazon', false, amazon.id]);
  expect(await read(opened, 3)).toEqual([travel, 'Amazon', true, amazon.id]);
  expect(await read(opened, 4)).toEqual([null, null, false, null]);
  const changes = await opened.database.outbox.toArray();
  expect(new Set(changes.map(({groupId}) => groupId)).size).toBe(1);
  // A row is no part of a field that it has already.
  const ofMerchant = changes.flatMap(({rowIds, set}) => ('merchant' in set ? rowIds : []));
  expect(ofMerchant).not.toContain(numberedId(2));
  await undo(opened);
  await expect.poll(async () => read(opened, 1)).toEqual([null, null, false, null]);
  expect(await opened.books.tryRule({rule: amazon, overwrites: false})).toMatchObject({changeCount: 3});
});

test('[RUL12] what rules set is listed and counted, and put back later without what somebody changed since', async () => {
  const opened = await openRows();
  await opened.books.applyRule({rule: amazon, overwrites: true});
  expect(await opened.books.countRuled()).toEqual([{ruleId: amazon.id, count: 3, lastDate: '2026-03-03'}]);
  const listed = async (rule: string) => (await opened.books.setView(buildFilter({rule}), newestFirst)).view.rowCount;
  expect(await listed('any')).toBe(3);
  expect(await listed(amazon.id)).toBe(3);
  expect(await listed('another')).toBe(0);
  // Somebody reviews one, and names another.
  await opened.books.editRows({kind: 'ids', ids: [numberedId(2)]}, {categoryId: travel, checked: true});
  await opened.books.editRows({kind: 'ids', ids: [numberedId(1)]}, {merchant: 'Amazon Web'});
  expect(await listed('any')).toBe(2);
  expect(await opened.books.takeBackRuled({ruleId: 'another'})).toMatchObject({changedCount: 0});
  expect(await opened.books.takeBackRuled({ruleId: amazon.id})).toMatchObject({changedCount: 2, blockedCount: 0});
  expect(await read(opened, 1)).toEqual([null, 'Amazon Web', false, null]);
  expect(await read(opened, 2)).toEqual([travel, 'Amazon', true, amazon.id]);
  expect(await read(opened, 3)).toEqual([travel, null, true, null]);
  expect(await listed('any')).toBe(0);
  await undo(opened);
  await expect.poll(async () => read(opened, 3)).toEqual([software, 'Amazon', false, amazon.id]);
});

test('[RUL12] a rule that is applied again keeps what it set before, and all of it is put back', async () => {
  const opened = await openRows([
    buildRow(1, {description: 'AMZN 1'}),
    buildRow(2, {description: 'AMZN 2', merchant: 'A'}),
  ]);
  await opened.books.applyRule({rule: amazon, overwrites: true});
  const noted = {...amazon, categoryId: travel, setNote: 'office'};
  expect(await opened.books.applyRule({rule: noted, overwrites: true})).toMatchObject({changedCount: 2});
  expect(await read(opened, 1)).toEqual([travel, 'Amazon', false, amazon.id]);
  expect(await opened.books.takeBackRuled({ruleId: amazon.id})).toMatchObject({changedCount: 2});
  expect(await read(opened, 1)).toEqual([null, null, false, null]);
  expect(await read(opened, 2)).toEqual([null, 'A', false, null]);
  expect((await opened.books.readRow(numberedId(1)))?.note).toBe(null);
});

test('[RUL10] what another rule has set is left unless a person wants it', async () => {
  const opened = await openRows([
    buildRow(1, {description: 'AMZN 1'}),
    buildRow(2, {description: 'AMZN 2', categoryId: travel, merchant: 'A'}),
  ]);
  await opened.books.applyRule({rule: amazon, overwrites: false});
  const notes = buildBookRule(2, {text: 'amzn', setNote: 'office'});
  expect(await opened.books.tryRule({rule: notes, overwrites: false})).toMatchObject({changeCount: 1, chosenCount: 1});
  expect(await opened.books.applyRule({rule: notes, overwrites: false})).toMatchObject({changedCount: 1});
  expect(await read(opened, 1)).toEqual([software, 'Amazon', false, amazon.id]);
  expect(await read(opened, 2)).toEqual([travel, 'A', false, notes.id]);
});

test('[RUL12] a rule that takes a movement over from another answers for what that one set', async () => {
  const opened = await openRows([buildRow(1, {description: 'AMZN 1', merchant: 'AMZN'})]);
  await opened.books.applyRule({rule: amazon, overwrites: true});
  const trips = buildBookRule(2, {text: 'amzn', categoryId: travel, setNote: 'trip'});
  await opened.books.applyRule({rule: trips, overwrites: true});
  expect(await read(opened, 1)).toEqual([travel, 'Amazon', false, trips.id]);
  expect(await opened.books.countRuled()).toEqual([{ruleId: trips.id, count: 1, lastDate: '2026-03-04'}]);
  await undo(opened);
  await expect.poll(async () => read(opened, 1)).toEqual([software, 'Amazon', false, amazon.id]);
  await opened.books.applyRule({rule: trips, overwrites: true});
  await opened.books.takeBackRuled({ruleId: trips.id});
  expect(await read(opened, 1)).toEqual([null, 'AMZN', false, null]);
});

test('[RUL6] a review that a rule set is not taken from a category that somebody chose since', async () => {
  const opened = await openRows([buildRow(1, {description: 'AMZN 1', categoryId: software})]);
  const checks = buildBookRule(2, {text: 'amzn', setChecked: true});
  await opened.books.applyRule({rule: checks, overwrites: false});
  expect(await read(opened, 1)).toEqual([software, null, true, checks.id]);
  await opened.books.editRows({kind: 'ids', ids: [numberedId(1)]}, {categoryId: travel, checked: true});
  expect(await opened.books.countRuled()).toEqual([]);
  expect(await opened.books.takeBackRuled({ruleId: checks.id})).toMatchObject({changedCount: 0});
  expect(await read(opened, 1)).toEqual([travel, null, true, checks.id]);
});

test('[RUL13] a reviewed category that a rule replaces waits for review, and comes back reviewed', async () => {
  const opened = await openRows();
  await opened.books.applyRule({rule: amazon, overwrites: true});
  expect(await read(opened, 3)).toEqual([software, 'Amazon', false, amazon.id]);
  await opened.books.takeBackRuled({ruleId: amazon.id});
  expect(await read(opened, 3)).toEqual([travel, null, true, null]);
});

test('[RUL4] a rule that cannot run is neither tried nor applied, but one that is switched off can be', async () => {
  const rule = buildBookRule(1, {text: 'amzn', categoryId: software, accountId: numberedId(1, 1)});
  const account = {[accounts.name]: [{id: numberedId(1, 1)}]};
  const tryIn = async (tables: Around, tried: BookRuleRow = rule) => {
    const opened = await openRows(mine, tables);
    const question = {rule: tried, overwrites: true};
    const {fitCount, changeCount, chosenCount} = await opened.books.tryRule(question);
    const rows = await opened.books.readTrial(question, 0, 10);
    const {changedCount} = await opened.books.applyRule(question);
    return {fitCount, changeCount, chosenCount, listed: rows.length, changedCount};
  };
  const nothing = {fitCount: 5, changeCount: 0, chosenCount: 0, listed: 0, changedCount: 0};
  expect(await tryIn(around)).toEqual(nothing);
  expect(await tryIn(account)).toEqual(nothing);
  expect(await tryIn({...account, [categories.name]: [{id: software, archived: true}]})).toEqual(nothing);
  const many = Array.from({length: maxBookRules + 1}, (_, number) => ({...buildBookRule(number)}));
  const last = {...rule, ...many.at(-1), text: 'amzn', setNote: 'n'};
  expect(await tryIn({[bookRules.name]: many}, last)).toEqual(nothing);
  const all = {...account, ...around};
  expect(await tryIn(all, {...rule, enabled: false})).toMatchObject({changeCount: 3, listed: 3, changedCount: 3});
});

test('[RUL12] chosen rows are put back alone, and locked ones are counted', async () => {
  const mark = writeRuleMark({ruleId: amazon.id, set: {categoryId: software}, replaced: {categoryId: null}});
  const ruled = {categoryId: software, ruleMark: mark};
  const opened = await openRows([buildRow(1, ruled), buildRow(2, ruled), buildRow(3, {...ruled, ...blocked})]);
  const ids = [numberedId(1), numberedId(3)];
  const result = await opened.books.takeBackRuled({selection: {kind: 'ids', ids}});
  expect(result).toMatchObject({changedCount: 1, blockedCount: 1});
  expect(await read(opened, 1)).toEqual([null, null, false, null]);
  expect(await read(opened, 2)).toEqual([software, null, false, amazon.id]);
  expect(await read(opened, 3)).toEqual([software, null, false, amazon.id]);
});

test('[RUL11] more than 10,000 rows are one act of several changes', async () => {
  const many = Array.from({length: 10_001}, (_, number) => buildRow(number, {description: `AMZN ${number}`}));
  const opened = await openRows(many);
  expect(await opened.books.applyRule({rule: amazon, overwrites: false})).toMatchObject({changedCount: 10_001});
  const changes = await opened.database.outbox.toArray();
  expect(changes.map(({rowIds}) => rowIds.length)).toEqual([10_000, 1]);
  expect(new Set(changes.map(({groupId}) => groupId)).size).toBe(1);
  await undo(opened);
  await expect.poll(async () => read(opened, 10_000)).toEqual([null, null, false, null]);
});

test('[RUL10] the columns find the same as a movement that is made', () => {
  const texts = fc.constantFrom('AMZN Mktp', 'amzn', 'Café  Río', ' cafe rio ', 'UBER *TRIP', '');
  const rows = fc.array(
    fc.record({
      description: texts,
      merchant: fc.option(texts),
      amountUnits: fc.constantFrom(-200, -100, 0, 100, 250),
      currency: fc.constantFrom('USD', 'EUR'),
      accountId: fc.constantFrom(numberedId(1, 1), numberedId(2, 1)),
      date: fc.constantFrom('2026-01-01', '2026-01-15', '2024-02-29', '2025-12-31'),
    }),
    {minLength: 1, maxLength: 12},
  );
  const rules: fc.Arbitrary<Partial<BookRuleRow>> = fc.record({
    text: fc.option(fc.constantFrom('amzn', 'CAFÉ', 'rio', 'cafe rio', '  ', '´'), {nil: null}),
    textMatch: fc.constantFrom('contains', 'starts-with', 'is'),
    merchant: fc.option(fc.constantFrom('amzn', 'cafe rio', '¨'), {nil: null}),
    minUnits: fc.option(fc.constantFrom(0, 100, 101), {nil: null}),
    maxUnits: fc.option(fc.constantFrom(100, 250), {nil: null}),
    currency: fc.constantFrom('USD', 'EUR'),
    accountId: fc.option(fc.constantFrom(numberedId(1, 1), numberedId(9, 1)), {nil: null}),
    sign: fc.option(fc.constantFrom('in', 'out'), {nil: null}),
    firstDay: fc.option(fc.constantFrom(1, 15, 30), {nil: null}),
    lastDay: fc.option(fc.constantFrom(14, 31), {nil: null}),
  });
  const world = {accounts: [numberedId(1, 1), numberedId(9, 1)].map((id) => ({id})), categories: []};
  fc.assert(
    fc.property(rows, rules, (given, conditions) => {
      const rule = buildBookRule(1, conditions);
      const pageRows = given.map((row, number) => buildRow(number, row));
      const books = createBooks(pageRows.length);
      confirmRows(books, toPage(pageRows));
      const fits = ruleTest(books.columns, createTextSearch(), rule);
      const prepared = prepareRules([rule], world);
      for (const row of pageRows)
        expect(fits(findId(books.columns.ids, row.id))).toBe(findFitting(prepared, row).length === 1);
    }),
    {seed: 16, numRuns: 400},
  );
});
