import type {FeeMode} from '#workers/csv-import/reading.ts';
import {proveChain} from './prove-balance.ts';
import type {RowOutcome} from './read-row.ts';

/** What one row does to the account, once sign and fee are settled. */
export type Effect = {readonly main: number; readonly fee: number};

/** Rows that were read, and those of one account each in file order. */
export type Chained = {
  readonly outcomes: readonly RowOutcome[];
  readonly groups: readonly (readonly number[])[];
};

/** What a row with an amount and a fee as written does to the account. */
export function effectOf(amount: number, feeUnits: number, fee: FeeMode, flipped: boolean): Effect {
  const turned = flipped ? -amount || 0 : amount;
  const taken = feeUnits === 0 ? 0 : -feeUnits;
  switch (fee) {
    case 'subtracted':
      return {main: turned + taken, fee: 0};
    case 'added':
      return {main: turned - taken, fee: 0};
    case 'apart-subtracted':
      return {main: turned, fee: taken};
    case 'apart-added':
      return {main: turned, fee: -taken || 0};
    default:
      return {main: turned, fee: 0};
  }
}

/**
 * Follows the balance of every account in the file under one way of counting.
 *
 * @param balanceTurned reads the balance as what is owed.
 */
export function chainsUnder(chained: Chained, fee: FeeMode, flipped: boolean, balanceTurned = false) {
  return chained.groups.map((rows) => {
    const amounts = new Float64Array(rows.length);
    const balances = new Float64Array(rows.length);
    const sign = balanceTurned ? -1 : 1;
    rows.forEach((row, place) => {
      const outcome = chained.outcomes[row];
      amounts[place] = Number.NaN;
      balances[place] = Number.NaN;
      if (outcome?.kind === 'row') {
        const effect = effectOf(outcome.amountUnits, outcome.feeUnits, fee, flipped);
        amounts[place] = effect.main + effect.fee;
        balances[place] = outcome.balanceUnits === null ? Number.NaN : outcome.balanceUnits * sign;
      } else if (outcome?.kind === 'balance') {
        amounts[place] = 0;
        balances[place] = outcome.balanceUnits * sign;
      }
    });
    const days = orderOf(chained.outcomes, rows);
    return {...proveChain({amounts, balances, ...(days.isClear && {days})}, days.fall), rows};
  });
}

/** The days of rows, and in which order they stand; not clear where they both rise and fall, or are one day's. */
function orderOf(outcomes: readonly RowOutcome[], rows: readonly number[]) {
  let rises = false;
  let falls = false;
  let last = '';
  const of = rows.map((row) => {
    const outcome = outcomes[row];
    // What has no day stands beside what is before it.
    if (outcome?.kind !== 'row') return last;
    if (last !== '' && outcome.date > last) rises = true;
    if (last !== '' && outcome.date < last) falls = true;
    last = outcome.date;
    return last;
  });
  const first = of.find((day) => day !== '') ?? '';
  return {of, fall: first > last, isClear: rises !== falls};
}
