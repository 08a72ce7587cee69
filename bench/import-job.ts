import {performance} from 'node:perf_hooks';
import Papa from 'papaparse';
import type {BankFile} from '#workers/csv-import/bank-file.ts';
import {createTransactions} from '#workers/csv-import/record/import-changes.ts';
import {readBankFile} from '#workers/csv-import/job.ts';
import {nameRows} from '#workers/csv-import/record/known-rows.ts';

/** A statement of many rows, newest first, with a running balance; about 85 bytes a row. */
function makeStatement(rowCount: number): string {
  const lines: string[] = [];
  let balance = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const units = (((row * 7_919) % 90_000) - 45_000) / 100;
    balance = Math.round((balance + units) * 100) / 100;
    const day = new Date(Date.UTC(2015, 0, 1) + Math.floor(row / 25) * 86_400_000).toISOString().slice(0, 10);
    const date = `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
    const text = row % 5 === 0 ? `"POS DEBIT ${row % 977}, STORE ${row % 89}"` : `Transfer ${row % 1_009} ref ${row}`;
    lines.push(`${date},${text},${units.toFixed(2)},${balance.toFixed(2)},USD,Completed,Payment ${row % 13} of order`);
  }
  return ['Date,Description,Amount,Balance,Currency,Status,Memo', ...lines.toReversed()].join('\n');
}

const rowCount = Number(process.argv[2] ?? 100_000);
const text = makeStatement(rowCount);
const bytes = new TextEncoder().encode(text);
const limits = {sizeBytes: 64 * 1_048_576, rows: 200_000, columns: 1_000, fieldLength: 65_536};

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** What an import does after reading but for the store: ids, what is new, changes in columns. */
function prepare(file: BankFile): void {
  const ids = nameRows(file.transactions, {spaceId: accountId, accountId});
  const fresh = {ids, transactions: file.transactions};
  const acts = {spaceId: accountId, groupId: accountId, now: '', createId: () => accountId, label: {key: 'import'}};
  const home = {accountId, currency: 'USD', importId: accountId};
  let written = 0;
  for (const change of createTransactions(acts, fresh, home)) written += change.rowIds.length;
  if (written !== rowCount) throw new Error(`${written} rows`);
}

const accountId = '01890000-0000-7000-8000-000000000001';
const split: number[] = [];
const read: number[] = [];
const prepared: number[] = [];
let proof = '';
let file: BankFile | undefined;
for (let run = 0; run < 7; run += 1) {
  split.push(time(() => Papa.parse(text, {delimiter: ',', newline: '\n'})));
  read.push(
    time(() => {
      const outcome = readBankFile(bytes, {fileName: 'bench.csv', currency: 'USD', today: '2030-01-01', limits});
      if (!outcome.ok) throw new Error(outcome.failure.reason);
      const {reading} = outcome.value;
      proof = `${reading.counts.transactions} transactions, balance ${reading.balance.status}`;
      if (reading.counts.transactions !== rowCount || reading.balance.status !== 'proved') throw new Error(proof);
      file = outcome.value;
    }),
  );
  prepared.push(time(() => file && prepare(file)));
}
const median = (values: number[]) =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;
const [splitMs, readMs, preparedMs] = [median(split), median(read), median(prepared)];
console.log(`${(bytes.length / 1e6).toFixed(1)} MB, ${proof}`);
console.log(
  `split alone ${splitMs.toFixed(0)} ms, whole reading ${readMs.toFixed(0)} ms (${(readMs / splitMs).toFixed(1)}x), ` +
    `ids and changes ${preparedMs.toFixed(0)} ms; quickest ${[split, read, prepared].map((times) => Math.min(...times).toFixed(0)).join(', ')}`,
);
