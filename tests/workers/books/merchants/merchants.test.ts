import fc from 'fast-check';
import {expect, test} from 'vitest';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {createTextSearch} from '#workers/books/ask/filter.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {findId, idAt} from '#workers/books/data/id-index.ts';
import {createMerchantIndex} from '#workers/books/merchants/merchant-index.ts';
import {listMerchants} from '#workers/books/merchants/list-merchants.ts';
import {readMerchant, rowsOfMerchants} from '#workers/books/merchants/read-merchant.ts';
import {createTextKeys} from '#workers/books/suggest/text-keys.ts';
import type {MerchantQuestion} from '#workers/books/merchants/merchants-api.ts';
import {createIds} from '#tests/sync/build-change.ts';
import {buildFilter, buildRow, numberedId, spaceId, toPage, type PageRow} from '#tests/workers/books/build-rows.ts';
import {commitPull, nowMs, startBooks, storePages} from '#tests/workers/books/open-books.ts';

const all: MerchantQuestion = {text: '', sort: 'count', unnamedOnly: false, most: 100};
const category = (number: number) => numberedId(number, 2);

/** Columns of rows, and of which merchants they are. */
function indexRows(rows: readonly PageRow[]) {
  const {columns} = fill(rows);
  return {columns, index: createMerchantIndex(columns, createTextKeys(columns.texts, createTextSearch()))};
}

function fill(rows: readonly PageRow[]) {
  const books = createBooks(rows.length);
  confirmRows(books, toPage(rows));
  return books;
}

const figma = buildRow(1, {description: 'PAYPAL *FIGMA INC 4029357733 CA', date: '2026-01-02', amountUnits: -1_500});
const named = buildRow(2, {
  description: 'COMPRA RAPPI*CENA BOGOTA',
  merchant: 'Rappi Colombia',
  date: '2026-02-02',
  categoryId: category(1),
});
const laterRappi = buildRow(3, {description: 'RAPPI*PRO CDMX', date: '2026-03-02', categoryId: category(1)});
const refund = buildRow(4, {
  description: 'RAPPI DEVOLUCION',
  date: '2025-12-30',
  amountUnits: 400,
  currency: 'EUR',
  categoryId: category(2),
  blockedReason: 'declaration-sent',
});
const fee = buildRow(5, {description: 'MONTHLY SERVICE FEE'});
const gone = buildRow(6, {description: 'NETFLIX.COM', deleted: true});

test('[MRC2] every merchant is listed with what its rows add up to: named ones, and clean names of rows without one', () => {
  const {columns, index} = indexRows([figma, named, laterRappi, refund, fee, gone]);
  expect(listMerchants(columns, index, all)).toEqual({
    count: 2,
    merchants: [
      {
        name: 'Rappi Colombia',
        count: 3,
        unnamedCount: 2,
        totals: [
          {currency: 'EUR', count: 1, inUnits: 400, outUnits: 0},
          {currency: 'USD', count: 2, inUnits: 0, outUnits: -2_000},
        ],
        usual: {categoryId: category(1), hits: 2, of: 3},
        lastDate: '2026-03-02',
      },
      {
        name: 'Figma',
        count: 1,
        unnamedCount: 1,
        totals: [{currency: 'USD', count: 1, inUnits: 0, outUnits: -1_500}],
        usual: null,
        lastDate: '2026-01-02',
      },
    ],
  });
});

test('[MRC2] the list is searched without case or accents, narrowed to those not named yet, and sorted', () => {
  const rows = [
    buildRow(1, {description: 'x', merchant: 'Café Ábaco', date: '2026-01-01'}),
    buildRow(2, {description: 'SQ *BLUE BOTTLE COFFEE', date: '2026-03-01'}),
    buildRow(3, {description: 'SQ *BLUE BOTTLE COFFEE 2', date: '2026-01-01'}),
    buildRow(4, {description: 'y', merchant: 'Zeta', date: '2026-04-01'}),
  ];
  const {columns, index} = indexRows(rows);
  const names = (patch: Partial<MerchantQuestion>) =>
    listMerchants(columns, index, {...all, ...patch}).merchants.map(({name}) => name);
  expect(names({})).toEqual(['Blue Bottle Coffee', 'Café Ábaco', 'Zeta']);
  expect(names({sort: 'last'})).toEqual(['Zeta', 'Blue Bottle Coffee', 'Café Ábaco']);
  expect(names({sort: 'name', most: 2})).toEqual(['Blue Bottle Coffee', 'Café Ábaco']);
  expect(names({text: 'ABACO caf'})).toEqual(['Café Ábaco']);
  expect(names({unnamedOnly: true})).toEqual(['Blue Bottle Coffee']);
});

test('[MRC3] a merchant is found by its name, with its years, the bank’s texts and its newest rows', () => {
  const {columns, index} = indexRows([figma, named, laterRappi, refund, fee]);
  const found = readMerchant(columns, index, 'RAPPI COLOMBIA');
  expect(found).toMatchObject({name: 'Rappi Colombia', count: 3, lockedCount: 1});
  expect(found?.years).toEqual([
    {year: '2026', currency: 'USD', count: 2, inUnits: 0, outUnits: -2_000},
    {year: '2025', currency: 'EUR', count: 1, inUnits: 400, outUnits: 0},
  ]);
  expect(found?.newest.map(({id}) => id)).toEqual([laterRappi.id, named.id, refund.id]);
  expect(found?.texts.map(({text}) => text)).toEqual([
    'COMPRA RAPPI*CENA BOGOTA',
    'RAPPI DEVOLUCION',
    'RAPPI*PRO CDMX',
  ]);
  // The clean name of its rows leads to it too; a name of nobody leads nowhere.
  expect(readMerchant(columns, index, 'Rappi')?.name).toBe('Rappi Colombia');
  expect(readMerchant(columns, index, 'Nobody')).toBeNull();
  expect(readMerchant(columns, index, '')).toBeNull();
});

test('[MRC2] every row is of one merchant or of nobody, on a device that has the rows in another order too', () => {
  const anyRow = fc.record({
    description: fc.constantFrom('UBER *TRIP 1', 'UBER EATS 2', 'FEE', 'SQ *LUNA', 'LUNA CAFE', 'PIX ANA'),
    merchant: fc.constantFrom(null, null, null, 'Uber', 'UBER', 'Luna Café', 'Ana'),
    date: fc.constantFrom('2026-01-01', '2026-02-01'),
    blockedReason: fc.constantFrom(null, null, 'declaration-sent'),
  });
  fc.assert(
    fc.property(fc.array(anyRow, {maxLength: 14}), (values) => {
      const rows = values.map((value, at) => buildRow(at + 1, value));
      const [here, there] = [indexRows(rows), indexRows(rows.toReversed())];
      const listed = listMerchants(here.columns, here.index, all);
      expect(listMerchants(there.columns, there.index, all)).toEqual(listed);
      const idsOf = ({columns, index}: typeof here, names: readonly string[]) =>
        [...rowsOfMerchants(columns, index, names)].map((row) => idAt(columns.ids, row));
      const ofEach = listed.merchants.map(({name, count}) => {
        const ids = idsOf(here, [name]);
        expect(ids).toHaveLength(count);
        return ids;
      });
      const whole = [...ofEach.flat(), ...idsOf(here, [''])];
      expect(whole.toSorted()).toEqual(rows.map(({id}) => id).toSorted());
    }),
    {seed: 98},
  );
});

/** Books that are open and know whose rows they have. */
async function openMerchants(rows: readonly PageRow[]) {
  const opened = startBooks();
  await storePages(opened.database, rows);
  await opened.books.open('user', spaceId);
  await opened.until(({window}) => window.rows.some(({suggestions}) => suggestions !== null));
  return opened;
}

const newestFirst = {by: 'date', descending: true} as const;

test('[MRC4] the list shows exactly the rows of a merchant, and those that name nobody', async () => {
  const {books} = await openMerchants([figma, named, laterRappi, fee]);
  const idsOf = async (merchants: readonly string[]) =>
    (await books.setView(buildFilter({merchants}), newestFirst)).window.rows.map(({id}) => id);
  expect(await idsOf(['Rappi Colombia'])).toEqual([laterRappi.id, named.id]);
  expect(await idsOf(['Rappi Colombia', 'Figma'])).toEqual([laterRappi.id, named.id, figma.id]);
  expect(await idsOf([''])).toEqual([fee.id]);
  expect(await idsOf(['Nobody'])).toEqual([]);
});

test('[MRC6] renaming a merchant is one act over all its rows, locked ones left out and counted, and one undo takes it back', async () => {
  const {books, database, until, events} = await openMerchants([figma, named, laterRappi, refund]);
  const result = await books.editRows({kind: 'merchants', names: ['Rappi Colombia']}, {merchant: 'Rappi'});
  expect(result).toMatchObject({changedCount: 2, blockedCount: 1});
  expect(await database.outbox.count()).toBe(1);
  expect(await books.readMerchant('Rappi Colombia')).toMatchObject({name: 'Rappi', count: 3, unnamedCount: 1});
  events.length = 0;
  await undoLast(database, {now: new Date(nowMs).toISOString(), createId: createIds(1)});
  await until(() => true);
  expect(await books.readMerchant('Rappi')).toMatchObject({name: 'Rappi Colombia', count: 3, unnamedCount: 2});
});

test('[MRC6] merging two merchants is one act under the name that stays', async () => {
  const {books, database} = await openMerchants([figma, named, laterRappi]);
  await books.editRows({kind: 'merchants', names: ['Rappi Colombia', 'Figma']}, {merchant: 'Figma'});
  expect(await database.outbox.count()).toBe(1);
  expect(await books.listMerchants(all)).toMatchObject({
    count: 1,
    merchants: [{name: 'Figma', count: 3, unnamedCount: 0}],
  });
});

test('[MRC5] what comes after a merchant was renamed or merged is of it, and has its name suggested, reviewed or not', async () => {
  const {books, database, until, events} = await openMerchants([figma, named]);
  await books.editRows({kind: 'merchants', names: ['Figma']}, {merchant: 'Figma Design'});
  const next = buildRow(20, {description: 'PAYPAL *FIGMA INC 8812 NY'});
  events.length = 0;
  await commitPull(database, toPage([next]));
  await until(({view}) => view.allCount === 3);
  expect((await books.readListedRow(next.id))?.merchantSuggestion).toEqual({name: 'Figma Design', from: 'name'});
  expect(await books.readMerchant('Figma Design')).toMatchObject({count: 2, unnamedCount: 1});
});

test('[MRC5] the newest name counts, and that of a row that cannot be changed only where no other has one', () => {
  const text = 'SQ *LUNA BAKERY';
  const locked = buildRow(1, {
    description: text,
    merchant: 'Old',
    date: '2026-05-01',
    blockedReason: 'declaration-sent',
  });
  const before = buildRow(2, {description: text, merchant: 'Before', date: '2026-01-01'});
  const since = buildRow(3, {description: text, merchant: 'Since', date: '2026-02-01'});
  const asked = buildRow(4, {description: `${text} 77`});
  const nameOf = (rows: readonly PageRow[]) => {
    const {columns, index} = indexRows(rows);
    const row = findId(columns.ids, asked.id);
    return columns.texts.values[index.namedBy(columns.description[row] ?? 0)] ?? null;
  };
  expect(nameOf([locked, before, since, asked])).toBe('Since');
  expect(nameOf([locked, asked])).toBe('Old');
  expect(nameOf([asked])).toBeNull();
});
