import {exactScore, nameScore} from './name-score.ts';
import {readCurrency} from './read-currency.ts';
import {chooseMoney, daysOf, freeMoneyColumns, provesWith, unitsOf} from './choose-money.ts';
import type {ColumnChoice} from './column-choice.ts';
import type {DecimalMark} from '#workers/csv-import/reading.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';

type Task = {
  readonly table: Table;
  readonly facts: readonly ColumnFacts[];
  readonly choices: ColumnChoice[];
  readonly mark: DecimalMark;
  readonly currency: string;
};

/**
 * Where the balance does not follow from the column that is called the amount, and follows from others, these are what moved.
 *
 * @param task its choices are changed where the balance says so. Rule: IMP18.
 */
export function settleRival(task: Task): void {
  const {table, facts, choices, mark, currency} = task;
  const amountAt = choices.findIndex(({role}) => role === 'amount');
  const balanceAt = choices.findIndex(({role}) => role === 'balance');
  if (amountAt < 0 || balanceAt < 0 || sureReasons.has(choices[amountAt]?.because.reason ?? '')) return;
  const free = freeMoneyColumns(facts, choices);
  if (free.length === 0 || followsBalance(task, amountAt, balanceAt)) return;
  const without = choices.with(amountAt, {role: 'ignore', because: {reason: 'no-evidence'}});
  const found = chooseMoney(table, free, without, {mark, currency});
  if (![...found.values()].some(({because}) => because.reason === 'balance-proves')) return;
  choices[amountAt] = {role: 'ignore', because: {reason: 'no-evidence'}};
  for (const [at, choice] of found) choices[at] = choice;
}

/** Whether another column is called an amount as well, says otherwise, and nothing tells which of them is meant. Rule: IMP18. */
export function hasRival(task: Task): boolean {
  const {choices} = task;
  const amountAt = choices.findIndex(({role}) => role === 'amount');
  const balanceAt = choices.findIndex(({role}) => role === 'balance');
  const reason = choices[amountAt]?.because.reason;
  if (amountAt < 0 || reason === 'balance-proves' || rivalsOf(task, amountAt).length === 0) return false;
  return balanceAt < 0 || !followsBalance(task, amountAt, balanceAt);
}

/** Reasons for an amount that leave no doubt which column is meant. */
const sureReasons: ReadonlySet<string> = new Set([
  'chosen-by-person',
  'known-export',
  'sums-prove',
  'account-currency',
]);

/** Names of amounts that are as well those of how many there were. */
const countsThings = /\b(?:quantity|cantidad|quantidade|token|tokenvalue)\b/;

function rivalsOf({table, facts, choices, mark, currency}: Task, amountAt: number): number[] {
  if (sureReasons.has(choices[amountAt]?.because.reason ?? '')) return [];
  const settings = {mark, currency};
  let amounts: Float64Array | undefined;
  return choices.flatMap(({role, because}, at) => {
    const {amounts: held = 0, filled = 0, rows = 0} = facts[at] ?? {};
    const codes = table.heads[at]?.codes ?? [];
    const isCalledSo =
      role === 'ignore' &&
      because.reason !== 'chosen-by-person' &&
      nameScore('amount', table.words[at] ?? '') >= exactScore &&
      !countsThings.test(table.words[at] ?? '') &&
      (codes.length === 0 || codes.includes(currency));
    if (!isCalledSo || filled < rows * 0.5 || held < filled * 0.8 || isForeign(table, at, currency)) return [];
    amounts ??= unitsOf(table, amountAt, settings);
    return differ(amounts, unitsOf(table, at, settings)) ? [at] : [];
  });
}

/** An amount with a currency right beside it that is not the account's is that of another one. */
function isForeign(table: Table, at: number, account: string): boolean {
  return [at - 1, at + 1].some((beside) =>
    table.rows.some((cells) => {
      const codes = readCurrency(cells[beside] ?? '');
      return codes.length === 1 && codes[0] !== account;
    }),
  );
}

/** Whether any row has other money in the one than in the other, whichever way it goes. */
function differ(one: Float64Array, other: Float64Array): boolean {
  return one.some((units, row) => {
    const second = other[row] ?? Number.NaN;
    return !Number.isNaN(units) && !Number.isNaN(second) && Math.abs(units) !== Math.abs(second);
  });
}

function followsBalance({table, choices, mark, currency}: Task, amountAt: number, balanceAt: number): boolean {
  const settings = {mark, currency};
  const days = daysOf(
    table,
    choices.findIndex(({role}) => role === 'date'),
  );
  return provesWith(unitsOf(table, amountAt, settings), unitsOf(table, balanceAt, settings), days);
}
