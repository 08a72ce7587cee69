import {currencyDigits} from '#contract/kernel/money.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';
import type {RowPlan} from './read-row.ts';

const moneyRoles = [
  'amount',
  'debit',
  'credit',
  'fee',
  'tax',
  'net',
  'balance',
] as const satisfies readonly ColumnRole[];

/** Names of columns whose numbers are smallest units, or thousands. */
const smallest = /(?<!per )\b(?:cents?|centavos?|centimos?|pence|minor units?|minor)\b/;
const thousands = /\b(?:miles|thousands|milhares|000s?)\b/;

/**
 * How many decimals a number of a column has to its smallest unit, where the column's name says that it is not the currency's own.
 *
 * @param words names of the columns, normalised. @returns by place; empty where no name says so. Rule: IMP7.
 */
export function scalesOf(
  words: readonly string[],
  columns: RowPlan['columns'],
  currency: string,
): Readonly<Record<number, number>> {
  const scales: Record<number, number> = {};
  for (const at of moneyRoles.flatMap((role) => columns[role] ?? [])) {
    const name = words[at] ?? '';
    if (smallest.test(name)) scales[at] = 0;
    else if (thousands.test(name)) scales[at] = currencyDigits(currency) + 3;
  }
  return scales;
}
