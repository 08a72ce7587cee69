import {createHash} from 'node:crypto';
import type {ImportRow} from '#contract/bookkeeping/import.ts';
import type {DemoMovement} from './make-movements.ts';

/** The bank's file that the demo company's owner imported the movements of one account from: the header is its first line. */
function makeBankFile(movements: readonly DemoMovement[]): string {
  const lines = movements.map(({date, description, cents}) =>
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
  readonly movements: readonly DemoMovement[];
}): ImportRow {
  const {movements, accountName, ...row} = whose;
  const file = makeBankFile(movements);
  return {
    ...row,
    fileName: `${accountName.toLowerCase()}-${movements.at(-1)?.date ?? ''}.csv`,
    sizeBytes: Buffer.byteLength(file),
    fileHash: createHash('sha256').update(file).digest('hex'),
    status: 'completed',
    rowCount: movements.length,
    newCount: movements.length,
    knownCount: 0,
    skippedCount: 0,
    errorCount: 0,
    reading: null,
    failedReason: null,
    undoneAt: null,
  };
}
