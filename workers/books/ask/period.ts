import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {monthBounds} from '#contract/kernel/dates.ts';
import type {AccountBalance, AccountPeriod} from '#workers/books/api.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {isLive} from '#workers/books/data/columns.ts';
import {readField, toDay} from '#workers/books/data/fields.ts';
import {compareIds} from '#workers/books/data/id-index.ts';

/**
 * What a statement says of one account in one month: the opening balance of the account moved on by everything booked between
 * its day and the month, then each row with the balance after it. Rows in another currency than the account's are not its money and are left out.
 *
 * @param account undefined where the account's row is not here: it then opens with nothing, in any currency.
 * @param month `YYYY-MM`.
 * Rule: BKS8. Source: S2.23, S3.18.
 */
export function readAccountPeriod(
  columns: BooksColumns,
  accountId: string,
  account: Pick<AccountRow, 'openingUnits' | 'openingDate' | 'currency'> | undefined,
  month: string,
): AccountPeriod {
  const {firstDay, lastDay} = monthBounds(month);
  const first = toDay(firstDay);
  const last = toDay(lastDay);
  const openingDay = account?.openingDate ? toDay(account.openingDate) : -Infinity;
  let openingUnits = account?.openingUnits ?? 0;
  const rows: number[] = [];
  for (const row of accountRows(columns, accountId, account?.currency)) {
    const day = columns.day[row] ?? 0;
    const units = columns.amount[row] ?? 0;
    if (day >= openingDay && day < first) openingUnits += units;
    // The account's own balance is of a later day: what happened in between is taken back.
    else if (day < openingDay && day >= first) openingUnits -= units;
    if (day >= first && day <= last) rows.push(row);
  }
  rows.sort((one, other) => (columns.day[one] ?? 0) - (columns.day[other] ?? 0) || compareIds(columns.ids, one, other));
  let balanceUnits = openingUnits;
  const lines = rows.map((row) => {
    const amountUnits = readField.amountUnits(columns, row);
    balanceUnits += amountUnits;
    const {date, description, merchant} = readField;
    return {
      date: date(columns, row),
      description: description(columns, row),
      merchant: merchant(columns, row),
      amountUnits,
      balanceUnits,
    };
  });
  return {openingUnits, closingUnits: balanceUnits, rows: lines};
}

/** What an account holds now: its opening balance and every transaction in its currency since its day. Rule: BKS8. */
export function readAccountBalance(
  columns: BooksColumns,
  accountId: string,
  account: Pick<AccountRow, 'openingUnits' | 'openingDate' | 'currency'> | undefined,
): AccountBalance {
  const openingDay = account?.openingDate ? toDay(account.openingDate) : -Infinity;
  let units = account?.openingUnits ?? 0;
  let rowCount = 0;
  for (const row of accountRows(columns, accountId, account?.currency)) {
    rowCount += 1;
    if ((columns.day[row] ?? 0) >= openingDay) units += columns.amount[row] ?? 0;
  }
  return {units, rowCount};
}

function* accountRows(columns: BooksColumns, accountId: string, currency: string | undefined): Generator<number> {
  const code = columns.names.codes.get(accountId);
  if (code === undefined) return;
  const currencyCode = currency === undefined ? undefined : columns.names.codes.get(currency);
  if (currency !== undefined && currencyCode === undefined) return;
  for (let row = 0; row < columns.ids.count; row += 1) {
    if (columns.account[row] !== code || !isLive(columns, row)) continue;
    if (currencyCode === undefined || columns.currency[row] === currencyCode) yield row;
  }
}
