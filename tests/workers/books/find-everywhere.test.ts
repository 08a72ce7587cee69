import {expect, test} from 'vitest';
import {readSearch} from '#workers/books/ask/read-search.ts';
import {buildFilter, buildRow, spaceId} from './build-rows.ts';
import {startBooks, storePages} from './open-books.ts';

async function openRows() {
  const started = startBooks();
  await storePages(started.database, [
    buildRow(1, {date: '2026-03-01', merchant: 'Uber', description: 'UBER *TRIP 45', amountUnits: -123_456}),
    buildRow(2, {date: '2026-03-02', merchant: 'Uber', description: 'UBER EATS', amountUnits: -4_520}),
    buildRow(3, {date: '2026-03-03', merchant: null, description: 'Panadería São João', amountUnits: 4_500}),
    buildRow(4, {date: '2026-03-04', merchant: 'Café Uberaba', description: 'x', currency: 'EUR', amountUnits: -4_500}),
    buildRow(5, {
      date: '2026-03-05',
      merchant: null,
      description: 'mining',
      reference: 'REF-90',
      currency: 'USDC',
      amountUnits: 1_234_000,
    }),
    buildRow(6, {date: '2026-03-06', merchant: null, description: 'ramen', currency: 'JPY', amountUnits: -1_234}),
    buildRow(7, {date: '2026-03-07', merchant: 'Uber', description: 'UBER gone', deleted: true}),
  ]);
  await started.books.open('me', spaceId);
  // What is listed narrows nothing.
  await started.books.setView(buildFilter({text: 'ramen'}), {by: 'date', descending: true});
  return started.books;
}

const found = async (typed: string, most = 8) => {
  const {rows} = await (await openRows()).findEverywhere(typed, most);
  return rows.map(({id}) => Number.parseInt(id.slice(-8), 16));
};

test('[BKS20] transactions and merchants are found by words, whatever is listed, the newest first', async () => {
  const books = await openRows();
  const {rows, rowCount, merchants, filter} = await books.findEverywhere('  ÚBER ', 2);
  expect(rows.map(({date}) => date)).toEqual(['2026-03-04', '2026-03-02']);
  expect({rowCount, merchants}).toEqual({
    rowCount: 3,
    merchants: [
      {name: 'Uber', rowCount: 2},
      {name: 'Café Uberaba', rowCount: 1},
    ],
  });
  expect(filter?.text).toBe('uber');
  expect(await books.findEverywhere('sao pan', 2)).toMatchObject({rowCount: 1, merchants: []});
  expect(await books.findEverywhere('mining ref-9', 2)).toMatchObject({rowCount: 1});
  expect(await books.findEverywhere('   ', 2)).toEqual({rows: [], rowCount: 0, merchants: [], filter: null});
});

test('[BKS20] an amount is found as people write it in any of the three languages', async () => {
  for (const typed of [
    '1.234,56',
    '1,234.56',
    '1234.56',
    '1234,56',
    '1 234,56',
    '-1.234,56',
    '−1234.56',
    '1234.5',
    "1'234.56",
  ])
    expect([typed, await found(typed)]).toEqual([typed, [1]]);
  for (const typed of [
    'US$ 1.234,56',
    '1.234,56 USD',
    'usd 1234.56',
    '-$1,234.56',
    '$ 1,234.56',
    '1234,56 $',
    '1234.56US$',
  ])
    expect([typed, await found(typed)]).toEqual([typed, [1]]);
  expect(await found('EUR 1234.56')).toEqual([]);
  expect(await found('+1234.56')).toEqual([]);
});

test('[BKS20] whole numbers are found with their cents, and amounts before texts with the same digits', async () => {
  // The trip's text holds 45, and its amount does not.
  expect(await found('45')).toEqual([4, 3, 2, 1]);
  expect(await found('-45')).toEqual([4, 2]);
  expect(await found('45,00')).toEqual([4, 3]);
  expect(await found('€45')).toEqual([4]);
  expect(await found('45 uber')).toEqual([4, 2, 1]);
});

test('[BKS20] what reads in two ways is looked for in both, in the decimals of each currency', async () => {
  // 1,234 yen, and 1.234 USDC.
  expect(await found('1.234')).toEqual([6, 5, 1]);
  expect(await found('1,234')).toEqual([6, 5, 1]);
  expect(await found('1.2340')).toEqual([5]);
});

test('[BKS20] the list that shows the same is offered where a filter says it', async () => {
  const books = await openRows();
  expect((await books.findEverywhere('45,2 uber', 8)).filter).toMatchObject({text: 'uber', minAmount: '45.2'});
  expect((await books.findEverywhere('45,2 uber', 8)).filter?.maxAmount).toBe('45.29999999');
  expect((await books.findEverywhere('-45', 8)).filter).toMatchObject({minAmount: '45', sign: 'out'});
});

test('[BKS20] what is no amount stays a word', () => {
  for (const typed of ['0x71', '12-03-2026', '1.2.3', 'ST-Q7XK2', '12345678901234567'])
    expect(readSearch(typed)).toEqual([{text: typed.toLowerCase(), amounts: []}]);
});
