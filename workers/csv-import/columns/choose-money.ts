import {currencyDigits} from '#contract/kernel/money.ts';
import {isAllZero} from './what-columns-hold.ts';
import type {ColumnChoice} from './column-choice.ts';
import {findDate, resolveDate} from '#workers/csv-import/rows/read-date.ts';
import {proveChain, soundness, type Chain} from '#workers/csv-import/rows/prove-balance.ts';
import {scanAmount, toUnits} from '#workers/csv-import/rows/read-amount.ts';
import type {ColumnRole, DecimalMark} from '#workers/csv-import/reading.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';

/** Rows and columns looked at when no name tells which column holds the money. */
const proofDepth = 2_000;
const mostColumns = 8;

/** Columns of amounts that have no role yet. */
export function freeMoneyColumns(facts: readonly ColumnFacts[], choices: readonly ColumnChoice[]): number[] {
  const free = facts.flatMap((column, index) =>
    choices[index]?.role === 'ignore' &&
    choices[index].because.reason !== 'chosen-by-person' &&
    column.filled > 0 &&
    column.amounts >= column.filled * 0.8 &&
    !isAllZero(column)
      ? [index]
      : [],
  );
  // Numbers with a fraction are money sooner than ids and postal codes are.
  const marked = free.filter((index) => (facts[index]?.marked ?? 0) > 0);
  return (marked.length > 0 ? marked : free).slice(0, mostColumns);
}

/** Tells whether some column already says how much moved. */
export function hasMoney(choices: readonly ColumnChoice[]): boolean {
  return choices.some(({role}) => role === 'amount' || role === 'debit' || role === 'credit');
}

/**
 * Finds the amount, or debit and credit, and the balance among columns without telling names, by trying which balance follows from which.
 *
 * @returns the roles found, each with `balance-proves` or, without proof, `content`; empty when there is nothing to choose from.
 * Rule: IMP9.
 */
export function chooseMoney(
  table: Table,
  columns: readonly number[],
  choices: readonly ColumnChoice[],
  settings: {mark: DecimalMark; currency: string},
): Map<number, ColumnChoice> {
  const balanceAt = choices.findIndex(({role}) => role === 'balance');
  const read = (column: number) => unitsOf(table, column, settings);
  const days = daysOf(
    table,
    choices.findIndex(({role}) => role === 'date'),
  );
  const proves = (amounts: Float64Array | undefined, balances: Float64Array | undefined) =>
    provesWith(amounts, balances, days);
  const values = new Map([...columns, ...(balanceAt >= 0 ? [balanceAt] : [])].map((column) => [column, read(column)]));
  const [first, second] = columns;
  if (first === undefined) return new Map();
  const balances = balanceAt >= 0 ? [balanceAt] : columns;
  for (const balance of balances)
    for (const amount of columns) {
      if (amount === balance) continue;
      if (proves(values.get(amount), values.get(balance)))
        return given({amount: [amount], balance: [balance]}, 'balance-proves');
    }
  for (const balance of balances)
    for (const debit of columns)
      for (const credit of columns) {
        if (new Set([debit, credit, balance]).size < 3) continue;
        const net = subtract(values.get(credit), values.get(debit));
        if (net && proves(net, values.get(balance)))
          return given({debit: [debit], credit: [credit], balance: [balance]}, 'balance-proves');
      }
  if (second !== undefined && subtract(values.get(second), values.get(first)))
    return given({debit: [first], credit: [second]}, 'content');
  return given({amount: [first]}, 'content');
}

function given(
  roles: Partial<Record<ColumnRole, number[]>>,
  reason: 'balance-proves' | 'content',
): Map<number, ColumnChoice> {
  const found = new Map<number, ColumnChoice>();
  for (const role of ['amount', 'debit', 'credit', 'balance'] as const)
    for (const column of roles[role] ?? []) found.set(column, {role, because: {reason}});
  return found;
}

/** What the first rows of a column hold, in smallest units; NaN for what is no amount. */
export function unitsOf(table: Table, column: number, settings: {mark: DecimalMark; currency: string}): Float64Array {
  const digits = currencyDigits(settings.currency);
  return Float64Array.from(table.rows.slice(0, proofDepth), (cells) => {
    const scanned = scanAmount(cells[column]?.trim() ?? '');
    const read = scanned ? toUnits(scanned, settings.mark, digits) : undefined;
    return read && 'units' in read ? read.units : Number.NaN;
  });
}

/** Whether balances follow from amounts in most steps, of either sign and order. */
export function provesWith(
  amounts: Float64Array | undefined,
  balances: Float64Array | undefined,
  days: Chain['days'],
): boolean {
  if (!amounts || !balances || amounts.every((amount) => amount === 0 || Number.isNaN(amount))) return false;
  const dated = days ? {days} : {};
  const {result} = proveChain({amounts, balances, ...dated}, days?.fall);
  const turned = proveChain({amounts: amounts.map((amount) => -amount), balances, ...dated}, days?.fall).result;
  // Which of the two is right, the rows themselves will tell.
  const best = Math.max(soundness(result), soundness(turned));
  return Math.max(result.steps, turned.steps) >= 2 && best >= 0.8;
}

/** Credit minus debit where every row has exactly one of them (or a zero in the other); undefined otherwise. */
function subtract(credit: Float64Array | undefined, debit: Float64Array | undefined): Float64Array | undefined {
  if (!credit || !debit) return undefined;
  let pairs = 0;
  let both = 0;
  const net = credit.map((value, index) => {
    const other = debit[index] ?? Number.NaN;
    const empty = (amount: number) => Number.isNaN(amount) || amount === 0;
    if (empty(value) !== empty(other)) pairs += 1;
    if (!empty(value) && !empty(other)) both += 1;
    return empty(value) && empty(other) ? Number.NaN : (empty(value) ? 0 : value) - Math.abs(empty(other) ? 0 : other);
  });
  return both * 20 <= pairs && pairs >= Math.max(1, credit.length * 0.6) ? net : undefined;
}

/** The days of the first rows, where these rise or fall under either order of day and month. */
export function daysOf(table: Table, column: number): Chain['days'] {
  const read = (['DMY', 'MDY'] as const).map((order) => {
    const of = table.rows.slice(0, proofDepth).map((cells) => {
      const token = findDate(cells[column] ?? '');
      return token ? (resolveDate(token, order) ?? '') : '';
    });
    const filled = of.filter((day) => day !== '');
    const rises = filled.some((day, place) => place > 0 && day > (filled[place - 1] ?? ''));
    const falls = filled.some((day, place) => place > 0 && day < (filled[place - 1] ?? ''));
    return {of, fall: falls, isClear: rises !== falls};
  });
  const [one, other] = read;
  return one?.isClear && other?.isClear && one.fall === other.fall ? one : undefined;
}
