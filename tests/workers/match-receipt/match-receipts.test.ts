import fc from 'fast-check';
import {expect, test} from 'vitest';
import {addFile} from '#sync/files/add-file.ts';
import {assign, type Option} from '#workers/match-receipt/assign.ts';
import type {ReceiptFacts} from '#workers/read-receipt/receipt-facts.ts';
import {making, openFileHome, pdfBytes} from '#tests/sync/files/build-file.ts';
import {buildRow, numberedId, spaceId, type PageRow} from '#tests/workers/books/build-rows.ts';
import {startBooks, storePages} from '#tests/workers/books/open-books.ts';
import {buildFacts} from './build-facts.ts';

const today = '2026-03-20';
const file = {name: 'scan.pdf', modifiedDate: '2026-03-19'};
const numberOf = (id: string): number => Number.parseInt(id.slice(-8), 16);

async function openBooks(rows: readonly PageRow[], attached: readonly number[] = []) {
  const started = startBooks();
  await storePages(started.database, rows);
  const home = {...openFileHome(), database: started.database};
  for (const number of attached) {
    const place = {spaceId, kind: 'receipt', transactionId: numberedId(number), userId: spaceId} as const;
    const receipt = {...place, name: 'recibo.pdf', content: new Blob([pdfBytes(500, number)]), label: {key: 'test'}};
    expect(await addFile(home, receipt, making)).toMatchObject({ok: true});
  }
  await started.books.open('user', spaceId);
  if (attached.length > 0) await started.until(({window}) => window.rows.some(({hasReceipt}) => hasReceipt));
  return started.books;
}

type Books = Awaited<ReturnType<typeof openBooks>>;

async function suggest(books: Books, facts: ReceiptFacts, name = file.name): Promise<string[]> {
  const {best} = await books.suggestRows({file: {...file, name}, facts, today, most: 50});
  return best.map(({row, reasons}) => `${numberOf(row.id)}: ${reasons.join(' ')}`);
}

async function match(books: Books, ...facts: readonly ReceiptFacts[]): Promise<string[]> {
  const receipts = facts.map((one, at) => ({id: String(at + 1), file, facts: one}));
  const found = await books.matchReceipts({receipts, today});
  return found.map(({id, suggestion, isSure}) => `${id} → ${numberOf(suggestion.row.id)}${isSure ? ' sure' : ''}`);
}

test('[RDR9] what the text says comes before what the name says, and each says why', async () => {
  const books = await openBooks([
    buildRow(1, {date: '2026-03-12', description: 'FIGMA MONTHLY', amountUnits: -8_400}),
    buildRow(2, {date: '2026-01-02', amountUnits: -8_400}),
    buildRow(3, {date: '2026-01-03', amountUnits: -9_900}),
    buildRow(4, {date: '2026-01-04', description: 'FIGMA'}),
    buildRow(5, {date: '2026-03-15', description: 'Kiosco'}),
    buildRow(6, {date: '2026-03-19', description: 'Kiosco'}),
    buildRow(7, {date: '2026-03-12', amountUnits: -8_400, currency: 'EUR'}),
  ]);
  const facts = buildFacts({total: '84.00', date: '2026-03-12', merchant: 'Figma, Inc.'});
  expect(await suggest(books, facts, 'factura 99.00.pdf')).toEqual([
    '1: total merchant day',
    '2: total',
    '3: amount',
    '4: merchant',
    '7: day',
    '5: day',
  ]);
});

test('[RDR9] a total is looked for in its own currency, or in any where none is told, and other amounts beside it', async () => {
  const books = await openBooks([
    buildRow(1, {amountUnits: -8_400}),
    buildRow(2, {amountUnits: -8_400, currency: 'EUR'}),
    buildRow(3, {amountUnits: 8_400, currency: 'MXN'}),
    buildRow(4, {amountUnits: -84, currency: 'CLP'}),
    buildRow(5, {amountUnits: -151_200, currency: 'MXN'}),
    buildRow(6, {amountUnits: -84_000, currency: 'KWD'}),
  ]);
  const found = async (currency: string | null, more: Partial<ReceiptFacts> = {}) =>
    (await suggest(books, buildFacts({total: '84.00', currency}, more))).toSorted();
  expect(await found('EUR')).toEqual(['2: total']);
  expect(await found(null)).toEqual(['1: total', '2: total', '3: total', '4: total', '6: total']);
  expect(await found('USD', {otherTotals: [{amount: '1512.00', currency: 'MXN'}]})).toEqual(['1: total', '5: amount']);
});

test('[RDR9] both readings of a day are near, and the day a file was changed on says nothing beside one that was read', async () => {
  const books = await openBooks([
    buildRow(1, {date: '2026-03-04', description: 'Kiosco'}),
    buildRow(2, {date: '2026-02-03', description: 'Kiosco'}),
    buildRow(3, {date: '2026-03-19', description: 'Kiosco'}),
  ]);
  expect((await suggest(books, buildFacts({date: ['2026-03-02', '2026-02-03']}))).toSorted()).toEqual([
    '1: day',
    '2: day',
  ]);
});

test('[RDR10] receipts that wait together each have a transaction of their own, and the whole fits best', async () => {
  const books = await openBooks([
    buildRow(1, {date: '2026-03-01', description: 'FIGMA', amountUnits: -2_000}),
    buildRow(2, {date: '2026-03-04', description: 'FIGMA', amountUnits: -2_000}),
    buildRow(3, {date: '2026-03-10', description: 'KESTREL SOFTWARE', amountUnits: -5_000}),
  ]);
  const figma = (date: string) => buildFacts({total: '20.00', date, merchant: 'Figma, Inc.'});
  const kestrel = buildFacts({total: '50.00', date: '2026-03-09', merchant: 'Kestrel GmbH'});
  // Both would rather have the second; neither is sure.
  expect(await match(books, figma('2026-03-03'), kestrel, figma('2026-03-04'))).toEqual([
    '1 → 1',
    '2 → 3 sure',
    '3 → 2',
  ]);
  expect(await match(books, figma('2026-03-04'), figma('2026-03-04'), figma('2026-03-04'))).toHaveLength(2);
});

test.each<[string, Partial<PageRow>, Parameters<typeof buildFacts>[0], string[]]>([
  ['all of it fits', {}, {}, ['1 → 1 sure']],
  ['who sold is not told', {}, {merchant: 'Somebody'}, ['1 → 1']],
  ['the day is far', {date: '2026-03-30'}, {}, ['1 → 1']],
  ['money came in', {amountUnits: 8_400}, {}, ['1 → 1']],
  ['it gives money back that went out', {}, {isRefund: true}, ['1 → 1']],
  ['it gives money back', {amountUnits: 8_400}, {isRefund: true, total: '-84.00'}, ['1 → 1 sure']],
  ['the total is another', {amountUnits: -8_401}, {}, []],
  ['the currency is another', {currency: 'EUR'}, {}, []],
])('[RDR10] a match is sure or not, where %s', async (_what, row, said, expected) => {
  const books = await openBooks([buildRow(1, {date: '2026-03-12', description: 'FIGMA', amountUnits: -8_400, ...row})]);
  const facts = buildFacts({total: '84.00', date: '2026-03-12', merchant: 'Figma, Inc.', ...said});
  expect(await match(books, facts)).toEqual(expected);
});

test('[RDR10] a transaction with a receipt is proposed for none, and one like it leaves a doubt', async () => {
  const figma = {date: '2026-03-12', description: 'FIGMA', amountUnits: -8_400};
  const facts = buildFacts({total: '84.00', date: '2026-03-12', merchant: 'Figma, Inc.'});
  expect(await match(await openBooks([buildRow(1, figma)], [1]), facts)).toEqual([]);
  const twins = await openBooks([
    buildRow(1, figma),
    buildRow(2, {...figma, date: '2026-03-13', description: 'Other'}),
  ]);
  expect(await match(twins, facts)).toEqual(['1 → 1']);
});

const optionsOf = fc.array(
  fc.uniqueArray(fc.record({to: fc.integer({min: 0, max: 4}), weight: fc.integer({min: 1, max: 50})}), {
    maxLength: 4,
    selector: ({to}) => to,
  }),
  {maxLength: 5},
);

test('[RDR10] no other way of giving weighs more, and nothing is given twice', () => {
  const weightOf = (options: readonly (readonly Option[])[], given: readonly (number | null)[]): number =>
    given.reduce<number>((sum, to, at) => sum + (options[at]?.find((option) => option.to === to)?.weight ?? 0), 0);
  const most = (options: readonly (readonly Option[])[], at = 0, taken: readonly number[] = []): number => {
    const own = options[at];
    if (!own) return 0;
    const ways = own
      .filter(({to}) => !taken.includes(to))
      .map(({to, weight}) => weight + most(options, at + 1, [...taken, to]));
    return Math.max(most(options, at + 1, taken), ...ways);
  };
  fc.assert(
    fc.property(optionsOf, (options) => {
      const given = assign(options);
      const taken = given.filter((to) => to !== null);
      expect(new Set(taken).size).toBe(taken.length);
      expect(weightOf(options, given)).toBe(most(options));
    }),
    {numRuns: 2_000, seed: 41},
  );
});
