import {createHash} from 'node:crypto';
import type {ImportRow} from '#contract/bookkeeping/import.ts';
import type {DemoTransaction} from './make-transactions.ts';

/** The bank's file that the demo company's owner imported the transactions of one account from: the header is its first line. */
function makeBankFile(transactions: readonly DemoTransaction[]): string {
  const lines = transactions.map(({date, description, cents}) =>
    [date, `"${description}"`, (cents / 100).toFixed(2)].join(),
  );
  return `${['Date,Description,Amount', ...lines].join('\n')}\n`;
}

/** The import of such a file, as the history keeps it. */
export function makeImportRow(whose: {
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly transactions: readonly DemoTransaction[];
}): ImportRow {
  const {transactions, accountName, ...row} = whose;
  const file = makeBankFile(transactions);
  return {
    ...row,
    fileName: `${accountName.toLowerCase()}-${transactions.at(-1)?.date ?? ''}.csv`,
    sizeBytes: Buffer.byteLength(file),
    fileHash: createHash('sha256').update(file).digest('hex'),
    status: 'completed',
    rowCount: transactions.length,
    newCount: transactions.length,
    knownCount: 0,
    skippedCount: 0,
    errorCount: 0,
    reading: null,
    failedReason: null,
    undoneAt: null,
  };
}
