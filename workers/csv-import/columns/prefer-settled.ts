import {readCurrency} from './read-currency.ts';
import {restOfName} from './pair-currency.ts';
import type {ColumnChoice} from './column-choice.ts';
import {scanAmount} from '#workers/csv-import/rows/read-amount.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

/** Rows that are looked at. */
const depth = 2_000;

/**
 * Of two amounts with a currency each, the one paid in the shop and the one the account bore, takes the second: its currency is the account's in every row, and
 * where the first is in that currency too both amounts are one. The currency has a name like its amount's, or stands right after it.
 *
 * Rule: IMP17.
 */
export function preferSettled(table: Table, choices: ColumnChoice[], account: string): void {
  const amountAt = choices.findIndex(({role}) => role === 'amount');
  const currencyAt = choices.findIndex(({role}) => role === 'currency');
  if (amountAt < 0 || currencyAt < 0 || isChosen(choices[amountAt]) || isChosen(choices[currencyAt])) return;
  const rows = table.rows.slice(0, depth).filter((cells) => (cells[amountAt] ?? '').trim() !== '');
  const isAccounts = (cells: readonly string[], at: number) => {
    const codes = readCurrency(cells[at] ?? '');
    return codes.length === 1 && codes[0] === account;
  };
  if (rows.every((cells) => isAccounts(cells, currencyAt))) return;
  const amountOf = (at: number) => {
    const rest = restOfName(table.fullWords[at] ?? '');
    const named = choices.findIndex(
      ({role}, other) =>
        other !== at && role === 'ignore' && rest !== '' && restOfName(table.fullWords[other] ?? '') === rest,
    );
    return named >= 0 ? named : at - 1;
  };
  const found = choices.findIndex(
    (choice, at) =>
      at !== currencyAt &&
      choice.role === 'ignore' &&
      choices[amountOf(at)]?.role === 'ignore' &&
      rows.every((cells) => isAccounts(cells, at) && scanAmount((cells[amountOf(at)] ?? '').trim()) !== undefined) &&
      rows.every((cells) => !isAccounts(cells, currencyAt) || cells[amountAt] === cells[amountOf(at)]),
  );
  if (found < 0 || !rows.some((cells) => isAccounts(cells, currencyAt))) return;
  const settled = amountOf(found);
  const because = {reason: 'account-currency'} as const;
  for (const at of [amountAt, currencyAt]) choices[at] = {role: 'ignore', because};
  choices[settled] = {role: 'amount', because};
  choices[found] = {role: 'currency', because};
}

function isChosen(choice: ColumnChoice | undefined): boolean {
  return choice?.because.reason === 'chosen-by-person';
}
