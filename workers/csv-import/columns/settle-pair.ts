import {isAmountLike} from '#workers/csv-import/rows/read-amount.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import type {ColumnChoice} from './column-choice.ts';

/** Two columns of debits and credits say more than a third of numbers, unless each row has both. */
export function settlePair(table: Table, choices: (ColumnChoice | undefined)[]): void {
  const at = (role: ColumnRole) => choices.findIndex((choice) => choice?.role === role);
  const [amount, debit, credit] = [at('amount'), at('debit'), at('credit')];
  if (amount < 0 && debit < 0 !== credit < 0) return completePair(table, choices, Math.max(debit, credit));
  if (amount < 0 || (debit < 0 && credit < 0) || choices[amount]?.because.reason === 'chosen-by-person') return;
  const isFilled = (cells: readonly string[], column: number) => /[1-9]/.test(cells[column] ?? '');
  let one = 0;
  let both = 0;
  for (const cells of table.rows) {
    const [takes, gives] = [isFilled(cells, debit), isFilled(cells, credit)];
    if (takes && gives) both += 1;
    else if (takes || gives) one += 1;
  }
  // A total has both.
  const isPair = debit >= 0 && credit >= 0 && one > both * (both > 1 ? 9 : 2);
  const because = {reason: 'debit-and-credit'} as const;
  for (const column of isPair ? [amount] : [debit, credit])
    if (column >= 0 && choices[column]?.because.reason !== 'chosen-by-person')
      choices[column] = {role: 'ignore', because};
}

/** The other side of a pair of which one has a known name: it is filled in just the rows where that one is not. */
function completePair(table: Table, choices: (ColumnChoice | undefined)[], known: number): void {
  const has = (cells: readonly string[], column: number) =>
    /[1-9]/.test(cells[column] ?? '') && isAmountLike((cells[column] ?? '').trim());
  const rows = table.rows.filter((cells) => cells.filter((cell) => cell.trim() !== '').length > 2);
  const fits = (column: number) => {
    const one = rows.filter((cells) => has(cells, column) !== has(cells, known)).length;
    return rows.some((cells) => has(cells, column)) && one >= rows.length * 0.95;
  };
  const found = Array.from({length: table.width}, (_, column) => column).filter(
    (column) => !choices[column] && fits(column),
  );
  const [other] = found;
  if (other === undefined || found.length > 1) return;
  choices[other] = {
    role: choices[known]?.role === 'debit' ? 'credit' : 'debit',
    because: {reason: 'debit-and-credit'},
  };
}

/** A net without gross is simply the amount. */
export function settleNet(choices: (ColumnChoice | undefined)[]): void {
  const net = choices.findIndex((choice) => choice?.role === 'net');
  const choice = choices[net];
  if (choice && !choices.some((other) => other?.role === 'amount')) choices[net] = {...choice, role: 'amount'};
}
