import fc from 'fast-check';
import {expect, test} from 'vitest';
import {currencyDigits} from '#contract/kernel/money.ts';
import {writeField} from '#workers/books/data/fields.ts';
import {journalPrograms, type JournalProgram} from '#workers/books/ledger/journals/journal.ts';
import {nameAccounts} from '#workers/books/ledger/journals/name-accounts.ts';
import {beancountWriter} from '#workers/books/ledger/journals/write-beancount.ts';
import {hledgerWriter} from '#workers/books/ledger/journals/write-hledger.ts';
import {writeJournal} from '#workers/books/ledger/journals/write-journal.ts';
import {buildRow, numberedId, spaceId} from '#tests/workers/books/build-rows.ts';
import {startBooks, storePages} from '#tests/workers/books/open-books.ts';
import {
  accountId,
  buildAccount,
  expense,
  income,
  plainCategories,
  toBooks,
  type History,
} from '#tests/workers/books/ledger/build-history.ts';
import {anyJournalBooks, expectedBalances, questionOf, type Period} from './any-journal.ts';

const seeded = {seed: 16_101, numRuns: 150};
const goOn = () => true;

const words = {
  accounts: {[accountId(1)]: 'Banco: Ñandú'},
  categories: {[income ?? '']: 'Ventas', [expense ?? '']: 'Comisiones; y más'},
  noAccount: 'Otra cuenta',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
};

const history: History = {
  accounts: [buildAccount(1, {openingUnits: 100_00})],
  categories: plainCategories,
  rows: [
    buildRow(2, {
      date: '2026-01-02',
      amountUnits: -5_00,
      categoryId: expense ?? null,
      description: '(1) "Ñu"; a\nb',
      merchant: 'Ñu | Co',
      note: 'una\ndos',
      reference: 'F\\1',
      checked: true,
    }),
    buildRow(1, {date: '2026-01-02', amountUnits: 30_00, categoryId: null, description: '(abierto'}),
    buildRow(3, {date: '2025-12-31', amountUnits: 7_00, categoryId: income ?? null}),
  ],
};

async function write(books: History, program: JournalProgram, period: Period = null, named = words): Promise<string> {
  const {columns, chart} = toBooks(books);
  const made = await writeJournal(columns, chart, questionOf(program, period, named), goOn);
  return (await made?.file.text()) ?? '';
}

const january = {from: '2026-01-01', to: '2026-01-31'};

test('[JRN1] [JRN3] [JRN4] a period for hledger: what was before, its movements with all that is said of them, and balances at the end', async () => {
  expect(await write(history, 'hledger', january)).toBe(`; Ana "LLC" \\ 1; 中文
decimal-mark .
commodity 1000.00 USD
account Assets:Banco - Ñandú  ; type: C
account Equity:Opening Balances  ; type: E
account Equity:Retained Earnings  ; type: E
account Expenses:Comisiones, y más  ; type: X
account Income:Uncategorized  ; type: R

2025-12-31 * Saldo inicial
    Assets:Banco - Ñandú  107.00 USD
    Equity:Opening Balances  -100.00 USD
    Equity:Retained Earnings  -7.00 USD

2026-01-02 ! () (abierto
    ; id:${numberedId(1)}
    Assets:Banco - Ñandú  30.00 USD
    Income:Uncategorized  -30.00 USD

2026-01-02 * Ñu / Co | (1) "Ñu", a b
    ; id:${numberedId(2)}
    ; reference:F\\1
    ; Ñu | Co
    ; (1) "Ñu"; a
    ; b
    ; una
    ; dos
    Assets:Banco - Ñandú  -5.00 USD
    Expenses:Comisiones, y más  5.00 USD

2026-01-31 * Saldo final
    Assets:Banco - Ñandú  0.00 USD = 132.00 USD
    Equity:Opening Balances  0.00 USD = -100.00 USD
    Equity:Retained Earnings  0.00 USD = -7.00 USD
    Expenses:Comisiones, y más  0.00 USD = 5.00 USD
    Income:Uncategorized  0.00 USD = -30.00 USD
`);
});

test('[JRN1] [JRN3] [JRN4] all of the books for Beancount: open before the first day, balances the morning after the last', async () => {
  const all = await write(history, 'beancount');
  expect(all).toBe(`option "title" "Ana \\"LLC\\" \\\\ 1; 中文"
option "operating_currency" "USD"
2025-12-30 commodity USD
2025-12-30 open Assets:Banco-Ñandú
  name: "Banco: Ñandú"
2025-12-30 open Equity:Opening-Balances
  name: "Opening Balances"
2025-12-30 open Expenses:Comisiones-y-más
  name: "Comisiones; y más"
2025-12-30 open Income:Uncategorized
2025-12-30 open Income:Ventas

2025-12-30 * "Saldo inicial"
  Assets:Banco-Ñandú  100.00 USD
  Equity:Opening-Balances  -100.00 USD

2025-12-31 ! "Movement 3"
  id: "${numberedId(3)}"
  Assets:Banco-Ñandú  7.00 USD
  Income:Ventas  -7.00 USD

2026-01-02 ! "(abierto"
  id: "${numberedId(1)}"
  Assets:Banco-Ñandú  30.00 USD
  Income:Uncategorized  -30.00 USD

2026-01-02 * "Ñu | Co" "(1) \\"Ñu\\"; a\\nb"
  id: "${numberedId(2)}"
  reference: "F\\\\1"
  note: "una\\ndos"
  Assets:Banco-Ñandú  -5.00 USD
  Expenses:Comisiones-y-más  5.00 USD

2026-01-03 balance Assets:Banco-Ñandú  132.00 ~ 0 USD
2026-01-03 balance Equity:Opening-Balances  -100.00 ~ 0 USD
2026-01-03 balance Expenses:Comisiones-y-más  5.00 ~ 0 USD
2026-01-03 balance Income:Uncategorized  -30.00 ~ 0 USD
2026-01-03 balance Income:Ventas  -7.00 ~ 0 USD
`);
});

/** What lines of a journal may be. A line of anything else would be a mistake, or a text that got out of its place. */
const grammar: Readonly<Record<JournalProgram, readonly RegExp[]>> = {
  hledger: [
    /^$/,
    /^ *;( .*|id:[-0-9a-f]{36}|reference:.*)?$/,
    /^decimal-mark \.$/,
    /^commodity 1000\.0* [A-Z]{3,5}$/,
    /^account (Assets|Liabilities|Equity|Income|Expenses):(?! )(?:(?! {2})[^:;])+(?<! ) {2}; type: [CALERX]$/,
    /^\d{4}-\d\d-\d\d [*!]( [^;]*)?$/,
    /^ {4}[A-Z][a-z]+:(?:(?! {2})[^:;])+ {2}-?\d+(\.\d+)? [A-Z]{3,5}( = -?\d+(\.\d+)? [A-Z]{3,5})?$/,
  ],
  beancount: [
    /^$/,
    /^option "(title|operating_currency)" "([^"\\]|\\["\\n])*"$/,
    /^\d{4}-\d\d-\d\d commodity [A-Z]{3,5}$/,
    /^\d{4}-\d\d-\d\d open (Assets|Liabilities|Equity|Income|Expenses):[\p{Lu}\p{Nd}][\p{L}\p{Nd}-]*$/u,
    /^ {2}(name|id|reference|note): "([^"\\]|\\["\\n])*"$/,
    /^\d{4}-\d\d-\d\d [*!]( "([^"\\]|\\["\\n])*"){1,2}$/,
    /^ {2}[A-Z][a-z]+:[\p{L}\p{Nd}-]+ {2}-?\d+(\.\d+)? [A-Z]{3,5}$/u,
    /^\d{4}-\d\d-\d\d balance [A-Z][a-z]+:[\p{L}\p{Nd}-]+ {2}-?\d+(\.\d+)? ~ 0 [A-Z]{3,5}$/u,
  ],
};

const amountLine = /^ +([A-Z][a-z]+:.+?) {2}(-?[\d.]+) ([A-Z]+)/;

/** The postings of a journal as it was written, summed as whole numbers. */
function sumPostings(journal: string): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const line of journal.split('\n')) {
    const [, account, decimal = '', currency = ''] = amountLine.exec(line) ?? [];
    if (account === undefined) continue;
    expect(decimal.split('.')[1]?.length ?? 0).toBe(currencyDigits(currency));
    const key = `${account}|${currency}`;
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(decimal.replace('.', '')));
  }
  return sums;
}

test.each(journalPrograms)(
  '[JRN1] [JRN3] [JRN5] every line of a journal of any books is one that %s knows, every account is opened, and its balances are those of the double entry',
  async (program) => {
    await fc.assert(
      fc.asyncProperty(anyJournalBooks, async ({history: any, period, words: named}) => {
        const journal = await write(any, program, period, named);
        const lines = journal.split('\n');
        expect(lines.filter((line) => !grammar[program].some((known) => known.test(line)))).toEqual([]);
        const sums = sumPostings(journal);
        const opened = new Set(lines.map((line) => /^(?:account|\S+ open) (.*?)(?: {2}; type.*)?$/.exec(line)?.[1]));
        expect([...sums.keys()].filter((key) => !opened.has(key.replace(/\|[A-Z]+$/, '')))).toEqual([]);
        const {columns, chart} = toBooks(any);
        const ours = expectedBalances(columns, chart, {program, period, words: named});
        const said = [...sums].filter(([, units]) => units !== 0n).map(([key, units]) => `${key}|${units}`);
        expect(said.sort()).toEqual(
          ours.map((line) => line.replace(/\.(\d+)$/, '$1').replace(/\|(-?)0+(?=\d+$)/, '|$1')).sort(),
        );
      }),
      seeded,
    );
  },
);

test('[JRN1] the same books are the same bytes, in whatever order their rows came to a device', async () => {
  await fc.assert(
    fc.asyncProperty(anyJournalBooks, async ({history: any, period, words: named}) => {
      const turned = {
        accounts: any.accounts.toReversed(),
        categories: any.categories.toReversed(),
        rows: any.rows.toReversed(),
      };
      for (const program of journalPrograms)
        expect(await write(turned, program, period, named)).toBe(await write(any, program, period, named));
    }),
    {...seeded, numRuns: 40},
  );
});

test('[JRN2] names become what each program takes, and stay apart from each other', () => {
  const clean = (name: string) => [hledgerWriter.cleanName(name), beancountWriter.cleanName(name)];
  expect(clean('Banco: a  b; c')).toEqual(['Banco - a b, c', 'Banco-a-b-c']);
  expect(clean('中文银行')).toEqual(['中文银行', 'X-中文银行']);
  expect(clean('ñandú’s')).toEqual(['ñandú’s', 'Ñandús']);
  expect(clean('2nd')).toEqual(['2nd', '2nd']);
  expect(clean(' \n')).toEqual(['Unnamed', 'Unnamed']);
  expect(clean('😀')).toEqual(['😀', 'Unnamed']);
  const accounts = [3, 1, 2].map((number) => buildAccount(number, {name: `${9 - number}`}));
  const {chart} = toBooks({accounts, categories: [], rows: []});
  const same = {...words, accounts: {[accountId(1)]: 'A b', [accountId(2)]: 'A-b', [accountId(3)]: 'A b'}};
  const named = nameAccounts(chart, same, beancountWriter.cleanName);
  const nameOf = (number: number) =>
    named[chart.accounts.findIndex(({id}) => id === `account:${accountId(number)}`)]?.name;
  expect([1, 2, 3].map(nameOf)).toEqual(['Assets:A-b', 'Assets:A-b-2', 'Assets:A-b-3']);
});

test('[JRN5] amounts have the decimals of their currency and are exact however large', async () => {
  const currencies = ['JPY', 'KWD', 'USDC'];
  const journal = await write(
    {
      accounts: currencies.map((currency, at) => buildAccount(at, {currency})),
      categories: [],
      rows: currencies.flatMap((currency, at) =>
        [1, 2].map((turn) =>
          buildRow(at * 2 + turn, {currency, accountId: accountId(at), amountUnits: Number.MAX_SAFE_INTEGER}),
        ),
      ),
    },
    'hledger',
    null,
    {...words, accounts: Object.fromEntries(currencies.map((currency, at) => [accountId(at), currency]))},
  );
  expect(journal).toContain('commodity 1000. JPY\ncommodity 1000.000 KWD\ncommodity 1000.000000 USDC\n');
  expect(journal).toContain('Assets:JPY  0 JPY = 18014398509481982 JPY\n');
  expect(journal).toContain('Assets:KWD  0.000 KWD = 18014398509481.982 KWD\n');
  expect(journal).toContain('Assets:USDC  0.000000 USDC = 18014398509.481982 USDC\n');
});

test('[JRN1] books without movements are a journal too', async () => {
  const empty = await write({accounts: [buildAccount(1)], categories: plainCategories, rows: []}, 'beancount');
  expect(empty).toBe('option "title" "Ana \\"LLC\\" \\\\ 1; 中文"\n');
});

const many: History = {
  accounts: [buildAccount(1)],
  categories: plainCategories,
  rows: Array.from({length: 2_500}, (_, at) => buildRow(at, {amountUnits: at, categoryId: income ?? null})),
};

test('[JRN6] a journal is written slice by slice, says how far it is, and ends where it is told to', async () => {
  const {columns, chart} = toBooks(many);
  const heard: number[][] = [];
  const hear = (done: number, count: number) => heard.push([done, count]) < 3;
  expect(await writeJournal(columns, chart, questionOf('hledger', null, words), hear)).toBeNull();
  expect(heard).toEqual([
    [0, 2_500],
    [1_000, 2_500],
    [2_000, 2_500],
  ]);
});

test('[JRN6] what is edited or deleted while a journal is written leaves it adding up', async () => {
  const {columns, chart} = toBooks(many);
  const made = await writeJournal(columns, chart, questionOf('hledger', null, words), (done) => {
    if (done !== 1_000) return true;
    writeField(columns, 1_500, 'amountUnits', 1_000_000_00);
    writeField(columns, 1_501, 'deleted', true);
    writeField(columns, 1_502, 'date', '2030-01-01');
    writeField(columns, 1_503, 'currency', 'CHF');
    writeField(columns, 1_504, 'accountId', accountId(77));
    writeField(columns, 1_505, 'categoryId', expense ?? null);
    return true;
  });
  const journal = (await made?.file.text()) ?? '';
  expect(made?.rowCount).toBe(2_496);
  const [, held] = /Assets:Banco - Ñandú {2}0\.00 USD = (.*) USD/.exec(journal) ?? [];
  const sum = [...sumPostings(journal)].find(([key]) => key.startsWith('Assets:'))?.[1];
  expect(held?.replace('.', '')).toBe(String(sum));
  // What came meanwhile is no category of this journal's: the row has none.
  expect(journal).toContain('account Income:Uncategorized');
});

test('[JRN1] the books of a tab write a journal with what is not sent yet', async () => {
  const {books, database} = startBooks();
  await storePages(database, history.rows, 2);
  await books.open('ana', spaceId);
  await books.editRows({kind: 'ids', ids: [numberedId(1)]}, {amountUnits: 40_00});
  const made = await books.writeJournal(questionOf('beancount', january, words), goOn);
  expect(made?.rowCount).toBe(2);
  expect(await made?.file.text()).toContain('40.00 USD');
});
