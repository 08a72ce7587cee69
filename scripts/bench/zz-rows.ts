import {performance} from 'node:perf_hooks';
import {decodeFile} from '#workers/csv-import/decode.ts';
import {splitText} from '#workers/csv-import/split.ts';
import {findTable} from '#workers/csv-import/find-table.ts';
import {buildTable} from '#workers/csv-import/table.ts';
import {understand} from '#workers/csv-import/understand.ts';
import {gatherFacts} from '#workers/csv-import/column-facts.ts';
import {readRows} from '#workers/csv-import/read-rows.ts';
import Papa from 'papaparse';
const rowCount = 100_000;
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
const text = ['Date,Description,Amount,Balance,Currency,Status,Memo', ...lines.toReversed()].join('\n');
const bytes = new TextEncoder().encode(text);
const limits = {sizeBytes: 64 * 1_048_576, rows: 200_000, columns: 1_000, fieldLength: 65_536};
const options = {fileName: 'b.csv', currency: 'USD', today: '2030-01-01', limits};
const best: Record<string, number> = {};
function t<T>(name: string, f: () => T): T {
  globalThis.gc?.();
  const s = performance.now();
  const v = f();
  const d = performance.now() - s;
  best[name] = Math.min(best[name] ?? 1e9, d);
  return v;
}

const d = decodeFile(bytes, undefined) as any;
const sp = splitText(d.value.text, undefined, limits) as any;
const f = findTable(sp.value, undefined) as any;
const table = buildTable(sp.value, f.value);
const u = understand(table, null, options, {});
for (let i = 0; i < 12; i++) t('rows', () => readRows({table, understood: u, profile: null, options, overrides: {}}));
console.log(best);
