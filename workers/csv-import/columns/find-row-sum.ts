import {currencyDigits} from '#contract/kernel/money.ts';
import {scanAmount, toUnits} from '#workers/csv-import/rows/read-amount.ts';
import type {DecimalMark} from '#workers/csv-import/reading.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';
import type {ColumnChoice} from './column-choice.ts';

/** Rows that are added up, columns that a sum has at least and at most, and rows that must have several of them filled. */
const provedRows = 1_000;
const glancedRows = 10;
const leastParts = 3;
const mostParts = 30;
const leastRows = 2;

/**
 * Where a column is the sum of all columns of money right before it, row for row, it is what moved, and they are its parts: sales, credits and fees of a
 * marketplace. A column that is one of the parts and has a name for the amount stays what it is: the others are charges on it.
 *
 * @param choices is changed where there is such a sum. Rule: IMP18.
 */
export function settleRowSum(
  {table, facts}: {readonly table: Table; readonly facts: readonly ColumnFacts[]},
  choices: ColumnChoice[],
  settings: {readonly mark: DecimalMark; readonly currency: string},
): void {
  if (choices.some(({because}) => because.reason === 'chosen-by-person')) return;
  const isMoney = (at: number) => {
    const {amounts = 0, filled = 0} = facts[at] ?? {};
    return choices[at]?.role !== 'balance' && filled > 0 && amounts >= filled * 0.8;
  };
  const named = choices.flatMap(({role, because}, at) =>
    (role === 'amount' || role === 'debit' || role === 'credit') && because.reason !== 'content' ? [at] : [],
  );
  const rows = table.rows.slice(0, provedRows).filter((cells) => cells.length > leastParts);
  const digits = currencyDigits(settings.currency);
  const known = new Map<number, Float64Array>();
  const read = (at: number): Float64Array => {
    const units = known.get(at) ?? Float64Array.from(rows, (cells) => unitsOf(cells[at], settings.mark, digits));
    known.set(at, units);
    return units;
  };
  for (let target = choices.length - 1; target >= leastParts; target -= 1) {
    if (!isMoney(target)) continue;
    const first = findFirstPart({target, isMoney, read});
    if (first < 0 || named.some((at) => at >= first && at < target)) continue;
    const because = {reason: 'sums-prove'} as const;
    for (const [at, {role}] of choices.entries())
      if ((at >= first && at < target) || role === 'amount' || role === 'debit' || role === 'credit' || role === 'net')
        choices[at] = {role: 'ignore', because};
    choices[target] = {role: 'amount', because};
    return;
  }
}

/** What is no amount adds nothing. */
function unitsOf(cell: string | undefined, mark: DecimalMark, digits: number): number {
  const scanned = scanAmount((cell ?? '').trim());
  const units = scanned ? toUnits(scanned, mark, digits) : undefined;
  return units && 'units' in units ? units.units : 0;
}

type SumTask = {
  readonly target: number;
  readonly isMoney: (at: number) => boolean;
  readonly read: (at: number) => Float64Array;
};

/** The first of the parts that add up to the target; -1 where none do. */
function findFirstPart(task: SumTask): number {
  // A few rows tell of nearly every column that it is no sum.
  return addParts(task, glancedRows) < 0 ? -1 : addParts(task, provedRows);
}

function addParts({target, isMoney, read}: SumTask, rows: number): number {
  const stated = read(target).subarray(0, rows);
  const isGlance = rows < provedRows;
  const sums = stated.map(() => 0);
  const filled = stated.map(() => 0);
  for (let at = target - 1; at >= Math.max(0, target - mostParts) && isMoney(at); at -= 1) {
    for (const [row, units] of read(at).subarray(0, rows).entries()) {
      sums[row] = (sums[row] ?? 0) + units;
      if (units !== 0) filled[row] = (filled[row] ?? 0) + 1;
    }
    const isSum = target - at >= leastParts && sums.every((sum, row) => sum === stated[row]);
    if (isSum && (isGlance || filled.filter((count) => count > 1).length >= leastRows)) return at;
  }
  return -1;
}

/** Of all rows, how many may have a zero for their amount and money elsewhere. */
const mostMissed = 0.2;

/** Whether many rows have a zero where the amount should be, and money in a column that nothing explains. Rule: IMP18. */
export function isMissed(
  {table, facts}: {readonly table: Table; readonly facts: readonly ColumnFacts[]},
  choices: readonly ColumnChoice[],
): boolean {
  const amountAt = choices.findIndex(({role}) => role === 'amount');
  const isChosen = choices[amountAt]?.because.reason === 'chosen-by-person';
  if (amountAt < 0 || isChosen) return false;
  const others = choices.flatMap(({role, because}, at) => {
    const {amounts = 0, filled = 0, marked = 0} = facts[at] ?? {};
    const isOpen = role === 'ignore' && (because.reason === 'no-evidence' || because.reason === 'debit-and-credit');
    return isOpen && marked > 0 && amounts >= filled * 0.8 && table.heads[at]?.codes.length === 0 ? [at] : [];
  });
  if (others.length === 0) return false;
  const moves = (cell: string | undefined) => /[1-9]/.test(cell ?? '');
  const missed = table.rows.filter(
    (cells) => /0/.test(cells[amountAt] ?? '') && !moves(cells[amountAt]) && others.some((at) => moves(cells[at])),
  );
  return missed.length > table.rows.length * mostMissed;
}
