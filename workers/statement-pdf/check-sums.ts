import type {StatementInput} from './input.ts';

/** What came in and what went out, in smallest units; `outUnits` is zero or negative. */
export type StatementSums = {inUnits: number; outUnits: number};

/**
 * Adds the statement up and proves it: opening, in and out make the closing balance, row by row.
 *
 * @throws Error when a figure, the order or the period does not hold, or a number is not masked: a bug of whoever asks. No figure is in its message.
 * Rules: STM1, STM2, STM3.
 */
export function checkSums(input: StatementInput): StatementSums {
  for (const ending of [input.account.numberEnding, input.account.routingEnding]) {
    if (ending !== null && !/^[A-Za-z0-9]{2,4}$/.test(ending)) throw new Error('statement: a number is not masked');
  }
  const sums = {inUnits: 0, outUnits: 0};
  let balanceUnits = input.openingUnits;
  let date = input.periodStart;
  for (const [index, row] of input.rows.entries()) {
    if (row.date < date || row.date > input.periodEnd) throw new Error(`statement: row ${index} is out of order`);
    date = row.date;
    balanceUnits += row.amountUnits;
    if (row.amountUnits > 0) sums.inUnits += row.amountUnits;
    else sums.outUnits += row.amountUnits;
    if (balanceUnits !== row.balanceUnits || !Number.isSafeInteger(balanceUnits)) {
      throw new Error(`statement: the balance of row ${index} does not follow from the one before it`);
    }
  }
  if (balanceUnits !== input.closingUnits || !Number.isSafeInteger(sums.inUnits - sums.outUnits)) {
    throw new Error('statement: the closing balance is not the opening balance plus the transactions');
  }
  return sums;
}
