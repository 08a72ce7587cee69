import {expect, test} from 'vitest';
import {findGivenBack} from '#workers/csv-import/rows/find-given-back.ts';
import type {RowOutcome} from '#workers/csv-import/rows/read-row.ts';

const pairs = 50_000;

/** As many reversed purchases of one amount, each with a row of the opposite amount below it. */
function pairUp(nameOf: (pair: number) => string): number {
  const rows = Array.from({length: pairs}, (_, pair) => [[`Shop ${pair}`], [nameOf(pair)]]).flat();
  const outcomes = rows.map((_, row): RowOutcome => {
    const amountUnits = row % 2 === 0 ? -5_000 : 5_000;
    return {kind: 'row', date: '2026-01-13', amountUnits, feeUnits: 0, netUnits: null, balanceUnits: null};
  });
  const reversed = Array.from({length: pairs}, (_, pair) => pair * 2);
  return findGivenBack({table: {rows}, outcomes}, {description: [0]}, reversed).size;
}

test.each([
  ['similar names', (pair: number) => `Shop back ${pair}`, pairs],
  ['words of a refund', () => 'Refund', pairs],
  ['no word that agrees', () => 'Salary', 0],
  ['one stranger', (pair: number) => (pair === 5 ? 'Salary' : 'Refund'), pairs - 1],
] as const)(
  '[IMP19] a hundred thousand rows of one amount are paired one to one, in time in proportion to them: %s',
  (_, nameOf, count) => expect(pairUp(nameOf)).toBe(count * 2),
);
