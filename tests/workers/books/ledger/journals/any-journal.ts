import fc from 'fast-check';
import {unitsToDecimal} from '#contract/kernel/money.ts';
import {addDays} from '#contract/kernel/dates.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import type {Chart} from '#workers/books/ledger/chart.ts';
import type {JournalProgram, JournalQuestion, JournalWords} from '#workers/books/ledger/journals/journal.ts';
import {nameAccounts} from '#workers/books/ledger/journals/name-accounts.ts';
import {beancountWriter} from '#workers/books/ledger/journals/write-beancount.ts';
import {hledgerWriter} from '#workers/books/ledger/journals/write-hledger.ts';
import {sumLedger} from '#workers/books/ledger/sum-ledger.ts';
import {anyHistory, accountId, categoryId, type History} from '#tests/workers/books/ledger/build-history.ts';

/** Names and texts that a program could take for something else. */
const oddTexts = [
  '',
  ' ',
  'Café "La Ñ" \\ co',
  'a; b | c',
  '(123) not a code',
  '(not closed',
  '* ! = @ #tag ^link',
  'Banco: cuenta: USD',
  'two  blanks\tand a tab',
  'first\nsecond\r\nthird\u2028fourth',
  '中文银行',
  'हिन्दी बैंक',
  '2nd account',
  'ñandú',
  '😀 emoji',
  '= 5 USD',
  'Uncategorized',
  'Opening Balances',
  'Retained Earnings',
  'Owner’s draw',
  '[2026-01-01] date:2026-99-99',
  'Same',
  'Same-2',
  'Assets:Same',
  ':',
  '-',
  'comment, type: Z, date: never',
  '../*',
  "'quoted'",
];

const anyText = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom(...oddTexts)},
  {weight: 1, arbitrary: fc.string({unit: 'grapheme', maxLength: 20})},
  {weight: 1, arbitrary: fc.string({unit: 'binary-ascii', maxLength: 20})},
);

/** The period of a journal. */
export type Period = JournalQuestion['period'];

/** Any history with odd names and texts, of all days or of some. */
export const anyJournalBooks: fc.Arbitrary<{history: History; period: Period; words: JournalWords}> = fc
  .record({
    history: anyHistory,
    texts: fc.array(fc.tuple(anyText, fc.option(anyText), fc.option(anyText), fc.option(anyText)), {
      minLength: 40,
      maxLength: 40,
    }),
    names: fc.array(anyText, {minLength: 12, maxLength: 12}),
    isChecked: fc.array(fc.boolean(), {minLength: 40, maxLength: 40}),
    period: fc.option(
      fc.record({start: fc.nat({max: 900}), length: fc.nat({max: 500})}).map(({start, length}) => ({
        from: addDays('2024-01-01', start),
        to: addDays('2024-01-01', start + length),
      })),
    ),
  })
  .map(({history, texts, names, isChecked, period}) => ({
    history: {
      ...history,
      rows: history.rows.map((row, at) => {
        const [description = '', merchant = null, note = null, reference = null] = texts[at] ?? [];
        return {...row, description, merchant, note, reference, checked: isChecked[at] ?? false};
      }),
    },
    period,
    words: {
      accounts: Object.fromEntries([0, 1, 2, 3].map((at) => [accountId(at), names[at] ?? ''])),
      categories: Object.fromEntries([0, 1, 2, 3, 4, 5].map((at) => [categoryId(at), names[4 + at] ?? ''])),
      noAccount: names[10] ?? '',
      opening: 'Saldo inicial',
      closing: names[11] ?? '',
    },
  }));

/** What is asked for of such books. */
export function questionOf(program: JournalProgram, period: Period, words: JournalWords): JournalQuestion {
  return {program, period, words, title: 'Ana "LLC" \\ 1; 中文', today: '2026-11-27'};
}

/**
 * What each account of a journal holds in the end, by the sums of the double entry: those of the balance since ever, results since the first day of the period
 * and what they were before it as earnings that were kept. As `account|currency|decimal`; what was never posted to is not in it.
 */
export function expectedBalances(
  columns: BooksColumns,
  chart: Chart,
  {program, period, words}: {program: JournalProgram; period: Period; words: JournalWords},
): string[] {
  const {cleanName} = program === 'hledger' ? hledgerWriter : beancountWriter;
  const names = nameAccounts(chart, words, cleanName);
  const {from, to} = period ?? {from: '1900-01-02', to: '2199-12-31'};
  const sums = sumLedger(columns, chart, [
    {from: null, to: addDays(from, -1)},
    {from, to},
  ]);
  return chart.currencies.flatMap((code, currency) => {
    let kept = 0n;
    const lines = chart.accounts.flatMap((account, slot) => {
      const [before, within] = [0, 1].map((span) => sums.net({slot, currency, span}));
      const isResult = account.class === 'income' || account.class === 'expense';
      if (isResult) kept += before ?? 0n;
      const units = (within ?? 0n) + (isResult ? 0n : (before ?? 0n));
      return units === 0n ? [] : [`${names[slot]?.name}|${code}|${unitsToDecimal(units, code)}`];
    });
    return kept === 0n ? lines : [...lines, `${names.at(-1)?.name}|${code}|${unitsToDecimal(kept, code)}`];
  });
}
