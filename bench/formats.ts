import assert from 'node:assert/strict';
import {readBankFile} from '#workers/csv-import/job.ts';
import type {Line} from './kit/figure.ts';
import {formatRatio, toTable} from './kit/report.ts';
import {formatMs, median} from './kit/statistics.ts';
import {writeFormats, writeWorkbook} from './stage/write-formats.ts';

// `node bench/formats.ts`: what reading 20,000 movements takes in each format that banks give to programs, against the same as CSV.

const runs = 7;
const count = 20_000;
const limits = {ofx: 3, qif: 3, mt940: 3, camt: 8, xlsx: 8} as const;
const encoder = new TextEncoder();
const texts = Object.entries(writeFormats(count)).map(([name, text]) => [name, encoder.encode(text)] as const);
const files = [...texts, ['xlsx', await writeWorkbook(count)] as const];
const options = {
  fileName: 'movements',
  currency: 'USD',
  today: '2026-11-20',
  limits: {sizeBytes: 64 * 1_048_576, rows: 200_000, columns: 1_000, fieldLength: 65_536},
};

/** How long a file takes, once it was read rightly. */
function time(bytes: Uint8Array): number {
  const begun = performance.now();
  const outcome = readBankFile(bytes, options);
  const tookMs = performance.now() - begun;
  assert.ok(outcome.ok);
  assert.equal(outcome.value.transactions.length, count);
  assert.deepEqual(outcome.value.reading.questions, []);
  return tookMs;
}

const times = new Map(files.map(([name]) => [name, [] as number[]]));
for (let run = 0; run < runs; run += 1) for (const [name, bytes] of files) times.get(name)?.push(time(bytes));
const csv = median(times.get('csv') ?? []);
const lines = Object.entries(limits).map(([name, limit]): Line => {
  const tookMs = median(times.get(name) ?? []);
  return {
    what: `20,000 movements as ${name.toUpperCase()}`,
    measured: formatMs(tookMs),
    reference: `${formatMs(csv)} (CSV)`,
    ratio: formatRatio(tookMs, csv),
    limit: `${limit}×`,
    ok: tookMs <= csv * limit,
  };
});
console.log(toTable(lines));
