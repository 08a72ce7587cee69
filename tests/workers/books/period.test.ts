import {expect, test} from 'vitest';
import {accounts} from '#contract/bookkeeping/account.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {toColumns} from '#contract/kernel/field-values.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import {readAccountBalance, readAccountPeriod} from '#workers/books/ask/period.ts';
import {buildRow, numberedId, spaceId, toPage, type PageRow} from './build-rows.ts';
import {startBooks, storePages} from './open-books.ts';

const accountId = numberedId(1, 1);
const account = {openingUnits: 50_000, openingDate: null, currency: 'USD'};

function columnsWith(rows: PageRow[]) {
  const books = createBooks(rows.length);
  confirmRows(books, toPage(rows));
  return books.columns;
}

const rows = [
  buildRow(1, {date: '2026-01-31', amountUnits: 1_000}),
  buildRow(2, {date: '2026-02-28', amountUnits: -300, description: 'last of the month'}),
  buildRow(3, {date: '2026-02-01', amountUnits: 200, description: 'first of the month', merchant: 'Amazon'}),
  buildRow(4, {date: '2026-03-01', amountUnits: 7}),
  buildRow(5, {date: '2026-02-10', amountUnits: 9, accountId: numberedId(2, 1)}),
  buildRow(6, {date: '2026-02-10', amountUnits: 9, deleted: true}),
  buildRow(7, {date: '2026-02-10', amountUnits: 9, currency: 'EUR'}),
];

test('[BKS8] a month opens with all that came before it, and each row has the balance after it', () => {
  expect(readAccountPeriod(columnsWith(rows), accountId, account, '2026-02')).toEqual({
    openingUnits: 51_000,
    closingUnits: 50_900,
    rows: [
      ...[{date: '2026-02-01', description: 'first of the month', merchant: 'Amazon', amountUnits: 200}].map((row) => ({
        ...row,
        balanceUnits: 51_200,
      })),
      {date: '2026-02-28', description: 'last of the month', merchant: null, amountUnits: -300, balanceUnits: 50_900},
    ],
  });
});

test('[BKS8] one month closes with what the next one opens with, whatever day the account’s own balance is of', () => {
  for (const openingDate of [null, '2026-01-01', '2026-02-01', '2026-02-15', '2026-03-01', '2027-01-01']) {
    const read = (month: string) => readAccountPeriod(columnsWith(rows), accountId, {...account, openingDate}, month);
    expect(read('2026-01').closingUnits).toBe(read('2026-02').openingUnits);
    expect(read('2026-02').closingUnits).toBe(read('2026-03').openingUnits);
  }
  const dated = {...account, openingDate: '2026-02-01'};
  expect(readAccountPeriod(columnsWith(rows), accountId, dated, '2026-02').openingUnits).toBe(50_000);
  expect(readAccountPeriod(columnsWith(rows), accountId, dated, '2026-01').openingUnits).toBe(49_000);
});

test('[BKS8] the balance of now counts every movement of its currency since the account’s own day', () => {
  const read = (openingDate: string | null) =>
    readAccountBalance(columnsWith(rows), accountId, {...account, openingDate});
  expect(read(null)).toEqual({units: 50_907, rowCount: 4});
  expect(read('2026-02-28')).toEqual({units: 49_707, rowCount: 4});
  expect(read('2027-01-01').units).toBe(50_000);
  expect(readAccountBalance(columnsWith(rows), numberedId(9, 1), undefined)).toEqual({units: 0, rowCount: 0});
});

test('[BKS8] the books answer a period with the account as it is on this device, unsent changes too', async () => {
  const {books, database} = startBooks();
  await storePages(database, rows);
  const row = {
    id: accountId,
    name: 'Checking',
    bank: null,
    kind: 'bank',
    numberEnding: null,
    currency: 'USD',
    openingUnits: 5,
  };
  const whole = {...row, openingDate: null, archived: false, createdAt: '2026-01-01T00:00:00.000Z', deleted: false};
  await recordChange(database, {
    id: numberedId(1, 8),
    spaceId,
    table: 'accounts',
    op: 'create',
    rowIds: [accountId],
    set: toColumns([whole], columnsOf(accounts)).fields,
    was: {},
    label: {key: 'test'},
    madeAt: whole.createdAt,
  });
  await books.open('user', spaceId);
  await books.editRows({kind: 'ids', ids: [numberedId(2)]}, {date: '2026-03-02'});
  expect(await books.readPeriod(accountId, '2026-02')).toMatchObject({openingUnits: 1_005, closingUnits: 1_205});
});

test('[HOM3] books at a glance say what each account holds, how many rows there are and how many wait for a review', async () => {
  const {books, database} = startBooks();
  await storePages(database, rows);
  await books.open('user', spaceId);
  const before = await books.readSums();
  expect(before).toMatchObject({allCount: 6, balances: []});
  await books.editRows({kind: 'ids', ids: [numberedId(1)]}, {deleted: true});
  expect(await books.readSums()).toMatchObject({allCount: 5});
});
