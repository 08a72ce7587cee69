import fc from 'fast-check';
import {expect, test} from 'vitest';
import {filterTest, createTextSearch} from '#workers/books/ask/filter.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';
import {isLive} from '#workers/books/data/columns.ts';
import {readReport} from '#workers/books/ledger/read-report.ts';
import {tableReports, type Report, type ReportLine, type TableReport} from '#workers/books/ledger/report.ts';
import {buildRow, type PageRow} from '#tests/workers/books/build-rows.ts';
import {
  accountId,
  anyHistory,
  buildAccount,
  contribution,
  distribution,
  expense,
  income,
  plainCategories,
  related,
  seeded,
  toBooks,
  transfer,
  unknownCategory,
  type History,
} from './build-history.ts';

const bank = buildAccount(1, {openingUnits: 1_000_00});
const card = buildAccount(2, {kind: 'card', openingUnits: -50_00});
const euros = buildAccount(3, {currency: 'EUR'});

let next = 0;
const row = (date: string, amountUnits: number, categoryId: string | null | undefined, more: Partial<PageRow> = {}) =>
  buildRow((next += 1), {date, amountUnits, categoryId: categoryId ?? null, accountId: bank.id, ...more});
const onCard = {accountId: card.id};
const inEuros = {accountId: euros.id, currency: 'EUR'};

const history: History = {
  accounts: [bank, card, euros],
  categories: plainCategories,
  rows: [
    row('2025-01-15', 300_00, income),
    row('2025-02-28', -40_00, expense),
    row('2026-01-10', 500_00, income),
    row('2026-01-31', -120_00, expense, onCard),
    // A refund lessens the expenses of its month.
    row('2026-02-03', 20_00, expense, onCard),
    row('2026-02-10', -100_00, transfer),
    row('2026-02-10', 100_00, transfer, onCard),
    row('2026-02-11', 250_00, contribution, {merchant: 'Ana'}),
    row('2026-02-12', -80_00, distribution, {merchant: 'Ana'}),
    row('2026-02-13', -30_00, related, {description: 'Holding SL', merchant: null}),
    row('2026-02-28', -7_00, null),
    row('2026-02-28', 9_00, null),
    row('2026-02-20', -11_00, expense, inEuros),
    row('2026-03-01', 1_00, income),
    row('2026-02-02', 99_00, income, {deleted: true}),
  ],
};
const period = {from: '2026-01-01', to: '2026-02-28', isCompared: true};

function read(report: TableReport, of: History = history, asked = period): Report {
  const {columns} = toBooks(of);
  return readReport(columns, of, {report, ...asked});
}

const nameOf = ({name}: ReportLine): string =>
  name.kind === 'word' ? name.word : 'id' in name ? name.id : (Object.values(name)[1] ?? '');

/** Lines as their names with figures, in whole units. */
function show(report: Report, currency = 'USD') {
  const table = report.tables.find((one) => one.currency === currency);
  return table?.lines.map((line) => [
    nameOf(line),
    ...line.figures.map((figure) => figure && Number(figure.units) / 100),
  ]);
}

const kindsOf = (report: Report) =>
  report.tables[0]?.columns.map(({kind, span}) => [kind, span?.from ?? null, span?.to ?? null]);

test('[RPT4] profit and loss is by category and month, with what is open by its sign, beside the year before', () => {
  const report = read('profit-loss');
  expect(kindsOf(report)).toEqual([
    ['month', '2026-01-01', '2026-01-31'],
    ['month', '2026-02-01', '2026-02-28'],
    ['total', '2026-01-01', '2026-02-28'],
    ['last-year', '2025-01-01', '2025-02-28'],
    ['change', null, null],
  ]);
  expect(show(report)).toEqual([
    ['income', null, null, null, null, null],
    [income, 500, 0, 500, 300, 200],
    ['open-income', 0, 9, 9, 0, 9],
    ['total-income', 500, 9, 509, 300, 209],
    ['expense', null, null, null, null, null],
    [expense, 120, -20, 100, 40, 60],
    ['open-expense', 0, 7, 7, 0, 7],
    ['total-expense', 120, -13, 107, 40, 67],
    ['result', 380, 22, 402, 260, 142],
  ]);
  expect(show(report, 'EUR')?.at(-1)).toEqual(['result', 0, -11, -11, 0, -11]);
});

test('[RPT4] a long period is cut into years, and one month needs no total', () => {
  expect(kindsOf(read('profit-loss', history, {from: '2024-07-01', to: '2026-02-28', isCompared: false}))).toEqual([
    ['year', '2024-07-01', '2024-12-31'],
    ['year', '2025-01-01', '2025-12-31'],
    ['year', '2026-01-01', '2026-02-28'],
    ['total', '2024-07-01', '2026-02-28'],
  ]);
  expect(kindsOf(read('profit-loss', history, {from: '2026-01-01', to: '2026-01-31', isCompared: false}))).toHaveLength(
    1,
  );
});

test('[RPT4] the year before a last of February is the last of February', () => {
  const leap = read('profit-loss', history, {from: '2025-02-01', to: '2025-02-28', isCompared: true});
  expect(leap.tables[0]?.columns.find(({kind}) => kind === 'last-year')?.span).toEqual({
    from: '2024-02-01',
    to: '2024-02-29',
  });
});

test('[RPT5] the balance has what accounts hold, cards as debts, and results as equity', () => {
  const report = read('balance');
  expect(kindsOf(report)?.map(([kind, , to]) => [kind, to])).toEqual([
    ['at', '2026-02-28'],
    ['at', '2025-02-28'],
    ['change', null],
  ]);
  expect(show(report)).toEqual([
    ['assets', null, null, null],
    [bank.id, 1802, 1260, 542],
    [transfer, 0, 0, 0],
    [related, 30, 0, 30],
    ['total-assets', 1832, 1260, 572],
    ['liabilities', null, null, null],
    [card.id, 50, 50, 0],
    ['total-liabilities', 50, 50, 0],
    ['equity', null, null, null],
    [contribution, 250, 0, 250],
    [distribution, -80, 0, -80],
    ['opening-balances', 950, 950, 0],
    ['earlier-results', 260, 0, 260],
    ['year-result', 402, 260, 142],
    ['total-equity', 1782, 1210, 572],
    ['total-liabilities-equity', 1832, 1260, 572],
  ]);
});

test('[RPT6] cash flow goes from what banks held to what they hold; what a card paid is no cash', () => {
  expect(show(read('cash-flow'))?.map((line) => line.slice(0, 4))).toEqual([
    ['opening-cash', 1260, 1760, 1260],
    ['operating', null, null, null],
    [income, 500, 0, 500],
    ['open-income', 0, 9, 9],
    // The expenses of this year were paid by card.
    [expense, 0, 0, 0],
    ['open-expense', 0, -7, -7],
    ['total-operating', 500, 2, 502],
    ['owner-flows', null, null, null],
    [contribution, 0, 250, 250],
    [distribution, 0, -80, -80],
    ['total-owner-flows', 0, 170, 170],
    ['transfers', null, null, null],
    [transfer, 0, -100, -100],
    [related, 0, -30, -30],
    ['total-transfers', 0, -130, -130],
    ['closing-cash', 1760, 1802, 1802],
  ]);
});

test('[RPT7] the trial balance has opening, debits, credits and closing; results of earlier years are equity', () => {
  expect(show(read('trial-balance', history, {...period, from: '2026-02-01'}))).toEqual([
    [bank.id, 1760, 259, 217, 1802],
    [transfer, 0, 100, 100, 0],
    [related, 0, 30, 0, 30],
    [card.id, -170, 120, 0, -50],
    [contribution, 0, 0, 250, -250],
    [distribution, 0, 80, 0, 80],
    ['opening-balances', -950, 0, 0, -950],
    ['earlier-results', -260, 0, 0, -260],
    [income, -500, 0, 0, -500],
    ['open-income', 0, 0, 9, -9],
    [expense, 120, 0, 20, 100],
    ['open-expense', 0, 7, 0, 7],
    ['total', 0, 596, 596, 0],
  ]);
});

test('[RPT8] the owners’ account is by year, up to the last day of the period', () => {
  const rows = [...history.rows, row('2024-05-05', 1_000_00, contribution), row('2027-01-01', -1_00, distribution)];
  expect(show(read('owners', {...history, rows}))).toEqual([
    ['2024', 1000, 0, 1000],
    ['2025', 0, 0, 1000],
    ['2026', 250, -80, 1170],
    ['total', 1250, -80, 1170],
  ]);
  expect(read('owners', {...history, rows: []}).tables).toEqual([]);
});

test('[RPT9] flows of related parties are by category and counterpart, received and paid apart, with counts', () => {
  const many = Array.from({length: 53}, (_, at) => row('2026-01-05', 1_00 + at, related, {description: `Party ${at}`}));
  const report = read('related', {...history, rows: [...history.rows, ...many]});
  const lines = report.tables[0]?.lines ?? [];
  expect(show(report)?.slice(0, 6)).toEqual([
    [contribution, 250, 0, 250],
    ['Ana', 250, 0, 250],
    [distribution, 0, 80, -80],
    ['Ana', 0, 80, -80],
    [related, 66.78, 30, 36.78],
    ['Holding SL', 0, 30, -30],
  ]);
  expect(lines.map((line) => line.figures[2]?.count).slice(0, 6)).toEqual([1, 1, 1, 1, 54, 1]);
  const others = lines.at(-2);
  expect(others && [nameOf(others), others.figures[2]?.count]).toEqual(['other-counterparts', 4]);
});

test('[RPT1] a report has one table for each currency that has something to say, and none where there is nothing', () => {
  expect(read('profit-loss').tables.map(({currency}) => currency)).toEqual(['EUR', 'USD']);
  expect(read('owners').tables.map(({currency}) => currency)).toEqual(['USD']);
  const quiet = {accounts: [], categories: plainCategories, rows: []};
  expect(tableReports.flatMap((report) => read(report, quiet).tables)).toEqual([]);
});

const anyPeriod = fc.constantFrom(
  {from: '2024-01-01', to: '2024-12-31'},
  {from: '2025-03-17', to: '2025-06-02'},
  {from: '2026-02-01', to: '2026-02-28'},
  {from: '2020-01-01', to: '2026-12-31'},
);

test('[RPT2] debits are credits, assets are claims and cash adds up, for every history', () => {
  fc.assert(
    fc.property(anyHistory, anyPeriod, fc.boolean(), (any, asked, isCompared) => {
      // Each would throw where it did not.
      const controls = (['balance', 'cash-flow', 'trial-balance'] as const).flatMap((report) =>
        read(report, any, {...asked, isCompared}).tables.flatMap((table) => table.controls),
      );
      expect(controls.filter(({left, right}) => left !== right)).toEqual([]);
    }),
    seeded,
  );
});

test('[RPT2] the result of a year is the same in its profit and loss and in its balance', () => {
  fc.assert(
    fc.property(anyHistory, (any) => {
      const year = {from: '2025-01-01', to: '2025-12-31', isCompared: false};
      const pick = (report: Report, currency: string, word: string) => {
        const lines = report.tables.find((one) => one.currency === currency)?.lines;
        return lines?.find((line) => nameOf(line) === word)?.figures.at(-1)?.units ?? 0n;
      };
      for (const currency of toBooks(any).chart.currencies)
        expect(pick(read('balance', any, year), currency, 'year-result')).toBe(
          pick(read('profit-loss', any, year), currency, 'result'),
        );
    }),
    {...seeded, numRuns: 100},
  );
});

test('[RPT3] where a figure opens movements, the list shows as many as it counts', () => {
  let opened = 0;
  fc.assert(
    fc.property(anyHistory, anyPeriod, (any, asked) => {
      const {columns} = toBooks(any);
      for (const report of tableReports)
        for (const {lines} of read(report, any, {...asked, isCompared: true}).tables)
          for (const figure of lines.flatMap(({figures}) => figures)) {
            if (!figure?.filter) continue;
            const passes = filterTest(columns, {...openFilter, ...figure.filter}, createTextSearch());
            const rows = Array.from({length: columns.ids.count}, (_, at) => at).filter((at) => isLive(columns, at));
            expect(rows.filter(passes)).toHaveLength(figure.count);
            opened += 1;
          }
    }),
    seeded,
  );
  expect(opened).toBeGreaterThan(1_000);
});

const filterIn = (report: Report, currency: string, name: string, column: number) =>
  report.tables.find((one) => one.currency === currency)?.lines.find((line) => nameOf(line) === name)?.figures[column]
    ?.filter;

test('[RPT3] a figure names its currency where others have movements of the line, and the sign of what is open', () => {
  const report = read('profit-loss');
  const february = {from: '2026-02-01', to: '2026-02-28'};
  expect(filterIn(report, 'USD', expense ?? '', 1)).toEqual({
    ...february,
    currencies: ['USD'],
    categoryIds: [expense],
  });
  expect(filterIn(report, 'EUR', expense ?? '', 1)).toEqual({
    ...february,
    currencies: ['EUR'],
    categoryIds: [expense],
  });
  expect(filterIn(report, 'USD', 'open-income', 1)).toEqual({...february, categoryIds: ['none-in']});
  expect(filterIn(report, 'USD', 'total-expense', 1)).toEqual({
    ...february,
    currencies: ['USD'],
    categoryIds: [expense, 'none-out'],
  });
  expect(filterIn(report, 'USD', income ?? '', 0)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    categoryIds: [income],
  });
  const flows = read('related', {...history, rows: [...history.rows, row('2026-01-09', 5_00, related, inEuros)]});
  expect(filterIn(flows, 'USD', related ?? '', 1)).toEqual({
    from: period.from,
    to: period.to,
    sign: 'out',
    currencies: ['USD'],
    categoryIds: [related],
  });
});

test('[RPT3] every figure of a profit and loss that counts movements opens them, in any currency', () => {
  fc.assert(
    fc.property(anyHistory, anyPeriod, (any, asked) => {
      const known = {...any, rows: any.rows.filter(({categoryId}) => categoryId !== unknownCategory)};
      for (const {lines} of read('profit-loss', known, {...asked, isCompared: true}).tables)
        for (const figure of lines.flatMap(({figures}) => figures))
          expect((figure?.filter ?? null) === null).toBe((figure?.count ?? 0) === 0);
    }),
    {...seeded, numRuns: 100},
  );
});

test('[RPT3] a figure that no filter says opens nothing', () => {
  const rows = [...history.rows, row('2026-02-14', -3_00, unknownCategory)];
  const figure = read('profit-loss', {...history, rows})
    .tables.find(({currency}) => currency === 'USD')
    ?.lines.find((line) => nameOf(line) === 'open-expense')?.figures[1];
  // The list knows the category that is not on this device, and would not show its movement as one without.
  expect(figure).toEqual({units: 10_00n, count: 2, filter: null});
  expect(accountId(1)).toBe(bank.id);
});

test('[RPT3] [RPT7] debits and credits of a trial balance count their own movements, and open these', () => {
  const lines = read('trial-balance', history, {...period, from: '2026-02-01'}).tables.find(
    ({currency}) => currency === 'USD',
  )?.lines;
  const counts = (name: string) => lines?.find((line) => nameOf(line) === name)?.figures.map((figure) => figure?.count);
  expect(counts(bank.id)).toEqual([3, 2, 4, 9]);
  expect(counts(card.id)).toEqual([1, 2, 0, 3]);
  expect(lines?.find((line) => nameOf(line) === expense)?.figures[2]).toEqual({
    units: 20_00n,
    count: 1,
    filter: {from: '2026-02-01', to: '2026-02-28', sign: 'in', categoryIds: [expense]},
  });
});
