import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createTextSearch} from '#workers/books/ask/filter.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {findId, idAt} from '#workers/books/data/id-index.ts';
import {createMerchantIndex} from '#workers/books/merchants/merchant-index.ts';
import {findAlike} from '#workers/books/suggest/find-alike.ts';
import {createLearntRows, learn, type LearntRows} from '#workers/books/suggest/learnt-rows.ts';
import {suggestCategories, suggestMerchant} from '#workers/books/suggest/suggest.ts';
import {numberedId, toPage, type PageRow} from '#tests/workers/books/build-rows.ts';
import {allOffered, ask, categoryOf, learnRows, open, taught} from './learn-rows.ts';

/** So many movements of one name and category, on days one after another. */
function many(count: number, description: string, category: keyof typeof categoryOf, more: Partial<PageRow> = {}) {
  return Array.from({length: count}, (_, day) =>
    taught(`${description} ${day}83`, category, {date: `2026-01-${String(day + 1).padStart(2, '0')}`, ...more}),
  );
}

test('[SUG3] what movements of one name had is suggested with how often, and is sure once they were enough', () => {
  const asked = open('UBER *TRIP 99012', {date: '2026-02-01'});
  expect(ask(learnRows([...many(1, 'UBER *TRIP', 'travel'), asked]), asked)).toEqual(['travel 1/1 name']);
  expect(ask(learnRows([...many(8, 'UBER *TRIP', 'travel'), asked]), asked)).toEqual(['travel 8/8 name sure']);
});

test('[SUG3] of several categories the one that was chosen most comes first, and none is sure', () => {
  const asked = open('RAPPI 1', {amountUnits: -2_000});
  const rows = [...many(6, 'RAPPI', 'food'), ...many(3, 'RAPPI', 'travel', {date: '2025-12-30'}), asked];
  expect(ask(learnRows(rows), asked)).toEqual(['food 6/9 name', 'travel 3/9 name']);
});

test('[SUG3] the newest ten of a name count: who changes their mind is followed', () => {
  const asked = open('CANVA 1');
  const before = many(20, 'CANVA', 'software', {date: '2025-05-05'});
  const since = many(9, 'CANVA', 'food', {date: '2026-01-05'});
  expect(ask(learnRows([...before, ...since, asked]), asked)[0]).toBe('food 9/10 name');
});

test('[SUG3] where a name has several categories, those of a like amount say which', () => {
  const [small, large] = [open('AMAZON 1', {amountUnits: -1_200}), open('AMAZON 2', {amountUnits: -98_000})];
  const rows = [
    ...many(8, 'AMAZON', 'food', {amountUnits: -1_000}),
    ...many(8, 'AMAZON', 'software', {amountUnits: -90_000}),
    small,
    large,
  ];
  const learnt = learnRows(rows);
  expect(ask(learnt, small)[0]).toBe('food 8/8 amount');
  expect(ask(learnt, large)[0]).toBe('software 8/8 amount');
});

test('[SUG3] where a name has several categories, those of the same account say which', () => {
  const [here, there] = [numberedId(1, 1), numberedId(2, 1)];
  const asked = open('ANA RESTREPO', {accountId: there, amountUnits: -77_777});
  const rows = [
    ...many(6, 'ANA RESTREPO', 'food', {accountId: here, amountUnits: -77_777}),
    ...many(6, 'ANA RESTREPO', 'travel', {accountId: there, amountUnits: -77_777}),
    asked,
  ];
  expect(ask(learnRows(rows), asked)[0]).toBe('travel 6/6 account');
});

test('[SUG3] a merchant that somebody named says more than the bank’s text', () => {
  const merchant = 'Café Olé';
  const asked = open('PAGO QR 7', {merchant});
  const rows = [...many(4, 'PAGO QR', 'software'), ...many(4, 'OTRA COSA', 'food', {merchant: 'CAFE OLE'}), asked];
  expect(ask(learnRows(rows), asked)[0]).toBe('food 4/4 merchant');
});

test('[SUG3] a name that was never seen is known by its beginning, or by one of its words', () => {
  const [beginning, word] = [open('STARBUCKS ORLANDO'), open('NUEVA BOGOTA PAPELERIA')];
  const rows = [
    ...many(3, 'STARBUCKS MIAMI', 'food'),
    ...many(3, 'STARBUCKS TAMPA', 'food'),
    ...many(4, 'LA ESQUINA PAPELERIA', 'software'),
    beginning,
    word,
  ];
  const learnt = learnRows(rows);
  expect(ask(learnt, beginning)).toEqual(['food 6/6 beginning']);
  expect(ask(learnt, word)).toEqual(['software 4/4 word']);
});

test('[SUG3] money in and money out are apart: a refund is not what it refunds', () => {
  const refund = open('AMAZON 9', {amountUnits: 4_000});
  expect(ask(learnRows([...many(9, 'AMAZON', 'software'), refund]), refund)).toEqual([]);
});

test('[SUG3] nothing is suggested where nothing is known, for what has a category, is locked or deleted, nor what cannot be chosen', () => {
  const rows = many(9, 'UBER', 'travel');
  const stranger = open('NOBODY EVER');
  const chosen = taught('UBER 1', 'food', {checked: false});
  const locked = open('UBER 2', {blockedReason: 'declaration-sent'});
  const deleted = open('UBER 3', {deleted: true});
  const asked = open('UBER 4');
  const learnt = learnRows([...rows, stranger, chosen, locked, deleted, asked]);
  for (const row of [stranger, chosen, locked, deleted]) expect(ask(learnt, row)).toEqual([]);
  expect(ask(learnt, asked)).toEqual(['travel 9/9 name sure']);
  expect(ask(learnt, asked, new Set([categoryOf.food]))).toEqual([]);
});

test('[SUG3] what hardly a word tells apart is never sure', () => {
  const asked = open('TRANSFERENCIA RECIBIDA 88', {amountUnits: 5_000});
  const learnt = learnRows([...many(30, 'TRANSFERENCIA RECIBIDA', 'sales', {amountUnits: 5_000}), asked]);
  expect(ask(learnt, asked)).toEqual(['sales 10/10 name']);
});

test('[SUG3] what is suggested does not hang on what was asked before', () => {
  const [first, second] = [open('PAYPAL *4029'), open('PAYPAL 77')];
  const rows = [...many(10, 'PAYPAL *', 'software'), ...many(2, 'PAYPAL', 'food'), first, second];
  const [one, other] = [learnRows(rows), learnRows(rows)];
  const inOrder = [ask(one, first), ask(one, second)];
  const turned = [ask(other, second), ask(other, first)];
  expect(turned.reverse()).toEqual(inOrder);
});

test('[SUG3] amounts of other currencies are no like amounts', () => {
  const asked = open('AMAZON 9', {amountUnits: -1_000, currency: 'JPY'});
  const rows = [
    ...many(8, 'AMAZON', 'food', {amountUnits: -1_000}),
    ...many(8, 'AMAZON', 'software', {amountUnits: -90_000, currency: 'JPY'}),
    asked,
  ];
  expect(ask(learnRows(rows), asked)[0]).toBe('software 5/10 name');
});

test('[SUG1] [REV2] a category that nobody has looked at teaches nothing', () => {
  const asked = open('UBER 4');
  expect(ask(learnRows([...many(9, 'UBER', 'travel', {checked: false}), asked]), asked)).toEqual([]);
});

test('[SUG8] the others of whom a movement is of: of its merchant or name, the same way, without a category', () => {
  const own = open('UBER *TRIP 1', {merchant: 'Uber'});
  const [named, written, refund, other, chosen, locked, deleted] = [
    open('ANY TEXT 2', {merchant: 'UBER'}),
    open('UBER *TRIP 3'),
    open('UBER *TRIP 4', {amountUnits: 900}),
    open('UBER *TRIP 5', {merchant: 'Somebody'}),
    taught('UBER *TRIP 6', 'food', {checked: false}),
    open('UBER *TRIP 7', {blockedReason: 'declaration-sent'}),
    open('UBER *TRIP 8', {deleted: true}),
  ];
  const [general, alsoGeneral] = [open('TRANSFERENCIA 1'), open('TRANSFERENCIA 2')];
  const rows = [own, named, written, refund, other, chosen, locked, deleted, general, alsoGeneral];
  const {learnt} = learnRows(rows);
  const alike = ({id}: PageRow) => findAlike(learnt, findId(learnt.columns.ids, id)).map((row) => rows[row]);
  expect(alike(own)).toEqual([named, written]);
  expect(alike(written)).toEqual([]);
  expect(alike(general)).toEqual([]);
});

test('[SUG4] the merchant that movements of a name have is suggested, else its text without what banks write around it', () => {
  const [known, unknown, named, plain] = [
    open('UBER *TRIP 5'),
    open('COMPRA TARJ 1234 PANADERIA SUR'),
    open('UBER *TRIP 6', {merchant: 'Mine', date: '2025-12-01'}),
    open('Stripe'),
  ];
  const {learnt} = learnRows([...many(2, 'UBER *TRIP', 'travel', {merchant: 'Uber'}), known, unknown, named, plain]);
  const suggested = [known, unknown, named, plain].map(({id}) =>
    suggestMerchant(learnt, createMerchantIndex(learnt.columns, learnt.keys), findId(learnt.columns.ids, id)),
  );
  expect(suggested).toEqual([{name: 'Uber', from: 'name'}, {name: 'Panaderia Sur', from: 'text'}, null, null]);
});

const texts = [
  'UBER *TRIP 1',
  'UBER EATS 2',
  'AMAZON 3',
  'TRANSFERENCIA 4',
  'COMPRA LA ESQUINA',
  'LA ESQUINA MIAMI',
  '7',
];

/** A movement as any of a few devices may have it. */
const anyMovement = fc.record({
  number: fc.integer({min: 1, max: 30}),
  description: fc.constantFrom(...texts),
  category: fc.constantFrom(null, ...Object.values(categoryOf)),
  merchant: fc.constantFrom(null, 'Uber', 'UBER'),
  checked: fc.boolean(),
  deleted: fc.oneof({weight: 4, arbitrary: fc.constant(false)}, {weight: 1, arbitrary: fc.constant(true)}),
  date: fc.constantFrom('2026-01-01', '2026-01-02', '2026-02-01'),
  amountUnits: fc.constantFrom(-1_000, -1_200, -50_000, 700),
});

/** What is learnt and suggested, in words that are the same on every device. */
function describeLearnt(learnt: LearntRows): Record<string, unknown> {
  const {columns, keys} = learnt;
  const ids = (rows: readonly number[]) => rows.map((row) => idAt(columns.ids, row));
  const keyNames = new Map([...keys.numbers].map(([key, number]) => [number, key]));
  const lists = [...learnt.lists].map(([place, rows]) => [
    `${keyNames.get(Math.floor(place / 2))} ${place % 2}`,
    ids(rows),
  ]);
  const merchants = createMerchantIndex(columns, keys);
  const suggested = Array.from({length: columns.ids.count}, (_, row) => [
    idAt(columns.ids, row),
    [suggestCategories(learnt, row, allOffered), suggestMerchant(learnt, merchants, row)],
  ]);
  return {lists: Object.fromEntries(lists), suggested: Object.fromEntries(suggested)};
}

test('[SUG1] what was learnt change by change is what is learnt of all at once, on a device that has the rows in another order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyMovement, {minLength: 1, maxLength: 8}), {maxLength: 8}), (steps) => {
      const books = createBooks(4);
      const learnt = createLearntRows(books.columns, createTextSearch());
      books.touched = [];
      const last = new Map<string, PageRow>();
      for (const step of steps) {
        const rows = [...new Map(step.map((one) => [one.number, one])).values()].map(({number, category, ...more}) =>
          open('', {id: numberedId(number), categoryId: category, ...more}),
        );
        for (const row of rows) last.set(row.id, row);
        confirmRows(books, toPage(rows));
        learn(learnt, books.touched);
        books.touched = [];
      }
      const other = learnRows([...last.values()].reverse()).learnt;
      expect(describeLearnt(learnt)).toEqual(describeLearnt(other));
    }),
    {numRuns: 200},
  );
});
