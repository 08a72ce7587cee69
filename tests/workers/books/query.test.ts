import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {en} from '#contract/bookkeeping/category-names/en.data.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import {fieldTests} from '#workers/books/ask/field-tests.ts';
import {createTextSearch, filterTest, foldNewTexts} from '#workers/books/ask/filter.ts';
import {readDecimal, writeDecimal} from '#workers/books/ask/query/amounts.ts';
import {applyQuery, readQuery} from '#workers/books/ask/query/read-query.ts';
import type {QueryReader} from '#workers/books/ask/query/read-value.ts';
import {writeQuery} from '#workers/books/ask/query/write-query.ts';
import {newestFirst, noTexts, openFilter} from '#workers/books/ask/whole-list.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {rowComparer} from '#workers/books/ask/order.ts';
import {buildRow, toPage} from './build-rows.ts';

const reader: QueryReader = {
  today: '2026-11-28',
  language: 'es',
  accounts: [
    {id: 'mercury', names: ['Mercury Checking 1234']},
    {id: 'savings', names: ['Mercury Savings 9']},
    {id: 'wise', names: ['Wise']},
  ],
  categories: [
    {id: 'software', names: ['Software', en['category-software']]},
    {id: 'travel', names: ['Viajes', en['category-travel']]},
    {id: 'fees', names: ['Gastos de banco']},
    {id: 'twin-one', names: ['Doble']},
    {id: 'twin-two', names: ['Doble']},
    {id: 'odd', names: ['#1, "raro"']},
  ],
};

const read = (typed: string, language: QueryReader['language'] = 'es') =>
  applyQuery(readQuery(typed, {...reader, language}), openFilter);
/** What a query changes of a list that nothing narrows. */
const changes = (typed: string) => {
  const {filter, troubles} = read(typed);
  expect(troubles).toEqual([]);
  const entries = Object.entries(filter).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(openFilter[key as keyof BooksFilter]),
  );
  return Object.fromEntries(entries);
};

describe('what somebody types', () => {
  test('[QRY1] keys, values and phrases are understood in three languages, without case or accents', () => {
    const wanted = {
      minAmount: '100.00000001',
      categoryIds: ['software'],
      hasReceipt: false,
      accountIds: ['mercury', 'savings'],
      from: '2026-07-01',
      to: '2026-09-30',
    };
    expect(changes('importe>100 categoría:software sin-recibo banco:mercury último-trimestre')).toEqual(wanted);
    expect(changes('AMOUNT>100 Category:SOFTWARE without-receipt bank:mercury last-quarter')).toEqual(wanted);
    expect(changes('valor > 100 categoria: software sem-recibo conta:mercury ultimo-trimestre')).toEqual(wanted);
    expect(changes('category:travel')).toEqual({categoryIds: ['travel']});
    expect(changes('por-revisar solo-salidas moneda:usd,eur')).toEqual({
      checked: false,
      sign: 'out',
      currencies: ['USD', 'EUR'],
    });
    expect(changes('reviewed:yes not-synced direction:in suggestion:sure')).toEqual({
      checked: true,
      unsentOnly: true,
      sign: 'in',
      suggestion: 'sure',
    });
    expect(changes('receipt:não')).toEqual({hasReceipt: false});
    // As many letters as codes of the books may have.
    expect(changes('moneda:pyusd,usdc')).toEqual({currencies: ['PYUSD', 'USDC']});
    expect(read('moneda:pyusdx').troubles).toEqual(['query.currency']);
    // A beginning of a name in another language is enough, where none in this one begins so.
    expect(changes('category:trav')).toEqual({categoryIds: ['travel']});
  });

  test('[QRY2] one field is looked in by its name, for any of several texts; quotes hold words and commas together', () => {
    expect(changes('comercio:"Amazon, Inc",uber sin-nota concepto:"dijo ""sí"""')).toEqual({
      texts: {...noTexts, merchant: ['Amazon, Inc', 'uber'], note: [''], description: ['dijo "sí"']},
    });
    expect(changes('categoría:gastos de banco')).toEqual({categoryIds: ['fees']});
    expect(changes('categoría:"Gastos de banco",viajes aws')).toEqual({categoryIds: ['fees', 'travel'], text: 'aws'});
    expect(changes('categoría:doble')).toEqual({categoryIds: ['twin-one', 'twin-two']});

    const books = createBooks(1);
    const rows = [
      buildRow(1, {merchant: 'Café Olé', reference: 'R-77'}),
      buildRow(2, {note: 'café', reference: ''}),
      buildRow(3, {merchant: ' ', amountUnits: 500, currency: 'EUR'}),
    ];
    confirmRows(books, toPage(rows));
    const passing = (typed: string) => {
      const passes = filterTest(books.columns, read(typed).filter, createTextSearch());
      return [0, 1, 2].filter((row) => passes(row)).map((row) => row + 1);
    };
    expect(passing('comercio:cafe')).toEqual([1]);
    expect(passing('comercio:"ole cafe"')).toEqual([1]);
    expect(passing('sin-comercio')).toEqual([2, 3]);
    expect(passing('-nota:cafe')).toEqual([1, 3]);
    expect(passing('referencia:r-7')).toEqual([1]);
    expect(passing('sin-referencia')).toEqual([2, 3]);
    expect(passing('solo-entradas')).toEqual([3]);
    expect(passing('-moneda:eur')).toEqual([1, 2]);
    expect(passing('sin-categoría')).toEqual([1, 2, 3]);
    expect(passing('con-categoría')).toEqual([]);
    // Of a figure: without a category, told apart by sign.
    expect([passing('categoría:#none-out'), passing('-categoría:#none-out')]).toEqual([[1, 2], [3]]);
    expect(passing('-categoría:#none-in,#none-out')).toEqual([]);
    expect(rowComparer(books.columns, newestFirst)(0, 1)).toBeGreaterThan(0);
    const search = createTextSearch();
    foldNewTexts(books.columns.texts, search);
    expect(fieldTests(books.columns, openFilter, search.folded)).toEqual([]);
  });

  test('[QRY3] amounts with either mark are bounds, strict ones too; a sign says which way the money went', () => {
    expect(changes('importe:100..1.200,50')).toEqual({minAmount: '100', maxAmount: '1200.5'});
    expect(changes('monto>=1,234.5')).toEqual({minAmount: '1234.5'});
    expect(changes('importe<100')).toEqual({maxAmount: '99.99999999'});
    expect(changes('importe>10 importe<=20')).toEqual({minAmount: '10.00000001', maxAmount: '20'});
    expect(changes('-importe>100')).toEqual({maxAmount: '100'});
    expect(changes('importe:-45,2')).toEqual({minAmount: '45.2', maxAmount: '45.2', sign: 'out'});
    expect([readDecimal('1.234'), readDecimal('1,234'), readDecimal('0,123'), readDecimal('1.2.3')]).toEqual([
      '1234',
      '1234',
      '0.123',
      null,
    ]);
    fc.assert(
      fc.property(
        fc.nat({max: 1e9}),
        fc.stringMatching(/^\d{0,7}[1-9]$/),
        fc.constantFrom('.', ','),
        (whole, part, mark) => {
          const decimal = `${whole}.${part}`;
          expect(readDecimal(writeDecimal(decimal, mark))).toBe(decimal);
        },
      ),
    );
  });

  test('[QRY4] days, months, quarters, years and periods by name are read against today', () => {
    const period = (typed: string, language: QueryReader['language'] = 'es') => {
      const {filter, troubles} = read(typed, language);
      return troubles.length > 0 ? troubles : [filter.from, filter.to, filter.text];
    };
    expect(period('fecha:2026-03')).toEqual(['2026-03-01', '2026-03-31', '']);
    expect(period('fecha:marzo')).toEqual(['2026-03-01', '2026-03-31', '']);
    expect(period('date:dec')).toEqual(['2025-12-01', '2025-12-31', '']);
    expect(period('fecha:"marzo de 2024"')).toEqual(['2024-03-01', '2024-03-31', '']);
    expect(period('data:t1-2026')).toEqual(['2026-01-01', '2026-03-31', '']);
    expect(period('fecha:2025')).toEqual(['2025-01-01', '2025-12-31', '']);
    expect(period('fecha:5/3/2026')).toEqual(['2026-03-05', '2026-03-05', '']);
    expect(period('date:5/3/2026', 'en')).toEqual(['2026-05-03', '2026-05-03', '']);
    expect(period('fecha:ayer')).toEqual(['2026-11-27', '2026-11-27', '']);
    expect(period('este-año')).toEqual(['2026-01-01', '2026-12-31', '']);
    expect(period('last-week')).toEqual(['2026-11-16', '2026-11-22', '']);
    expect(period('últimos-30-días')).toEqual(['2026-10-30', '2026-11-28', '']);
    expect(period('desde:2026-02 hasta:abril')).toEqual(['2026-02-01', '2026-04-30', '']);
    expect(period('fecha:2026-01..2026-03')).toEqual(['2026-01-01', '2026-03-31', '']);
    expect(period('fecha>2026-01')).toEqual(['2026-02-01', null, '']);
    // What a text of a bank may say as well is a word.
    expect(period('renta marzo 2026-03')).toEqual([null, null, 'renta marzo 2026-03']);
    expect(period('fecha:2026-02-30')).toEqual(['query.date']);
    expect(period('fecha:9999-01')).toEqual(['query.date']);
    expect(period('fecha:2026-03..2026-01')).toEqual(['query.days-reversed']);
  });

  test('[QRY5] a minus, or the word for without, leaves out what it stands before', () => {
    expect(changes('-categoría:software')).toEqual({except: {...openFilter.except, categoryIds: ['software']}});
    expect(changes('sin-categoría:software')).toEqual(changes('-category:software'));
    expect(changes('-comercio:amazon,uber')).toEqual({
      except: {...openFilter.except, texts: {...noTexts, merchant: ['amazon', 'uber']}},
    });
    expect(changes('-con-recibo')).toEqual({hasReceipt: false});
    expect(changes('-recibo:sí')).toEqual({hasReceipt: false});
    expect(read('-fecha:marzo').troubles).toEqual(['query.no-negation']);
  });

  test('[QRY6] what is not known is a word; a known key without a usable value says so, and the rest narrows', () => {
    expect(read(' uber:  eats -foo a=b ').filter).toEqual({...openFilter, text: ' uber:  eats -foo a=b '});
    const {filter, troubles} = read('aws importe>mucho categoría:nada sin-recibo "nota:x"');
    expect(filter).toEqual({...openFilter, text: 'aws nota:x', hasReceipt: false});
    expect(troubles).toEqual(['query.amount', 'query.category']);
    expect(read('banco:nada').troubles).toEqual(['query.account']);
    expect(read('recibo:quizás sentido:ambos moneda:12 sugerencia:x importación:x sincronizado:sí').troubles).toEqual([
      'query.yes-no',
      'query.sign',
      'query.currency',
      'query.suggestion',
      'query.import',
      'query.yes-no',
    ]);
    expect(read('nota: ').troubles).toEqual(['query.value']);
    expect(read('importe:20..10').troubles).toEqual(['query.amounts-reversed']);
    fc.assert(fc.property(fc.string({unit: 'grapheme'}), (typed) => void readQuery(typed, reader)));
  });
});

test('[QRY7] any filter that is written and read again on the same day is the same, in three languages', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'aws',
      'nota:x',
      '"a"',
      '-sin-nota',
      'marzo',
      'este-año',
      'a"b',
      '""',
      '-importe>3',
      '"',
      'importe',
      '>',
      '3',
    ),
    fc.string({minLength: 1, maxLength: 6}).filter((text) => text.trim() !== '' && !/\s/.test(text)),
  );
  const value = fc.oneof(fc.constantFrom('', 'a b', 'a,b', '"', '#x', '-'), fc.string({maxLength: 6}));
  const values = fc.uniqueArray(value, {maxLength: 2});
  const texts = fc.record({merchant: values, note: values, description: values, reference: values});
  const day = fc.constantFrom(null, '2026-01-01', '2026-03-31', '2026-11-28', '2026-12-31');
  const bound = fc.constantFrom(null, '0', '0.0015', '12.345', '100', '100.00000001', '99.99999999', '0.00000009');
  const lists = {
    accountIds: fc.subarray(['mercury', 'savings', 'wise', 'gone']),
    categoryIds: fc.subarray(['none', 'none-in', 'none-out', 'software', 'travel', 'fees', 'twin-one', 'odd', 'gone']),
    currencies: fc.subarray(['USD', 'EUR', 'USDC', 'PYUSD']),
    texts,
  };
  const filters = fc.record({
    view: fc.constantFrom('review' as const, 'all' as const),
    text: fc.array(word, {maxLength: 3}).map((words) => words.join(' ')),
    from: day,
    to: day,
    ...lists,
    checked: fc.constantFrom(null, true, false),
    hasReceipt: fc.constantFrom(null, true, false),
    // What figures and rules lead to; nobody types them.
    merchantName: fc.constant(null),
    rule: fc.constant(null),
    merchants: fc.constant([]),
    suggestion: fc.constantFrom(null, 'sure' as const, 'unsure' as const, 'unknown' as const),
    unsentOnly: fc.boolean(),
    minAmount: bound,
    maxAmount: bound,
    importId: fc.constantFrom(null, '0189-x'),
    sign: fc.constantFrom(null, 'in' as const, 'out' as const),
    except: fc.record(lists),
  });
  const isOrdered = ({from, to, minAmount, maxAmount}: BooksFilter) =>
    (from === null || to === null || from <= to) &&
    (minAmount === null || maxAmount === null || Number(minAmount) <= Number(maxAmount));
  fc.assert(
    fc.property(
      filters.filter(isOrdered),
      fc.constantFrom('es' as const, 'en' as const, 'pt' as const),
      (filter, language) => {
        const own = {...reader, language};
        const written = writeQuery(filter, own);
        // It is read in every language.
        const query = readQuery(written, own);
        const {filter: again, troubles} = applyQuery(query, {...openFilter, view: filter.view});
        expect(troubles).toEqual([]);
        expect(again).toEqual(filter);
      },
    ),
    {seed: 20_261_128, numRuns: 600},
  );
});

test('[QRY7] the exact merchant that a figure led to comes back as its name', () => {
  const written = (merchantName: string) => writeQuery({...openFilter, merchantName}, reader);
  expect(written('Café Olé')).toBe('comercio:"Café Olé"');
  expect(readQuery(written('Café Olé'), reader).parts).toHaveLength(1);
  expect(written('')).toBe('sin-comercio');
});
