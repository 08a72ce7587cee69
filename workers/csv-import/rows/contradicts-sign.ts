import {isBeside} from '#workers/csv-import/columns/name-score.ts';
import type {ColumnChoice} from '#workers/csv-import/columns/column-choice.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import {scanAmount, toUnits} from './read-amount.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';
import {currencyDigits} from '#contract/kernel/money.ts';
import type {Chained} from './chains.ts';
import {signByBalance} from './sign-by-balance.ts';

/** Rows that are compared. */
const comparedRows = 2_000;

type Facts = Chained & {
  readonly table: Table;
  readonly choices: readonly ColumnChoice[];
  readonly plan: RowPlan;
  /** Whether one column of amounts gives the sign: that may be turned as a whole. */
  readonly isOneColumn: boolean;
};

/**
 * Whether the file itself gives its amounts other directions than they are read in: by a column of signed amounts that is left aside, with the same money in
 * every row and the other sign in some, or by a balance that moves by just that much and the other way in some. Rule: IMP15.
 */
export function contradictsSign(facts: Facts): boolean {
  const outcomes = facts.outcomes.slice(0, comparedRows);
  const groups = facts.groups.map((rows) => rows.filter((row) => row < comparedRows));
  return contradictsColumn({...facts, outcomes}) || contradictsBalance({outcomes, groups});
}

function contradictsBalance({outcomes, groups}: Chained): boolean {
  const signed = signByBalance({outcomes, groups}, -1);
  if (!signed) return false;
  let same = 0;
  let other = 0;
  for (const [row, outcome] of outcomes.entries()) {
    const moved = signed[row];
    if (outcome.kind !== 'row' || moved?.kind !== 'row' || outcome.amountUnits === 0) continue;
    if (outcome.amountUnits === moved.amountUnits) same += 1;
    else other += 1;
  }
  // Where all go the other way the whole file is turned, or its balance is what is owed.
  return same > 0 && other > 0;
}

function contradictsColumn({table, outcomes, choices, plan, isOneColumn}: Facts): boolean {
  const free = choices.flatMap(({role, because}, at) =>
    role === 'ignore' && because.reason !== 'chosen-by-person' && !isBeside(table.words[at] ?? '') ? [at] : [],
  );
  return free.some((at) => {
    const {rows, differ, minus} = compareSigns(table, outcomes, at, plan);
    return rows > 1 && minus > 0 && differ > 0 && !(isOneColumn && differ === rows);
  });
}

type Signs = {rows: number; differ: number; minus: number};

/** How many rows have the same money in another column, and the other sign; none where any has other money there. */
function compareSigns(table: Table, outcomes: readonly RowOutcome[], at: number, plan: RowPlan): Signs {
  const digits = currencyDigits(plan.currency);
  const signs = {rows: 0, differ: 0, minus: 0};
  for (const [row, outcome] of outcomes.entries()) {
    if (outcome.kind !== 'row' || outcome.amountUnits === 0) continue;
    const scanned = scanAmount((table.rows[row]?.[at] ?? '').trim());
    const read = scanned ? toUnits(scanned, plan.decimalMark, digits) : undefined;
    if (!read || !('units' in read) || Math.abs(read.units) !== Math.abs(outcome.amountUnits))
      return {rows: 0, differ: 0, minus: 0};
    signs.rows += 1;
    if (read.units < 0) signs.minus += 1;
    if (read.units !== outcome.amountUnits) signs.differ += 1;
  }
  return signs;
}
