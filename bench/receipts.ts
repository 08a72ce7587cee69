import assert from 'node:assert/strict';
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {readRuns} from '#workers/read-pdf/text-runs.ts';
import {readReceipt} from '#workers/read-receipt/read-facts.ts';
import type {Line} from './kit/figure.ts';
import {toTable} from './kit/report.ts';
import {formatMs, median, quantile} from './kit/statistics.ts';
import {blindLayouts} from './stage/receipts/blind-layouts.data.ts';
import {toPdf, toRuns} from './stage/receipts/draw-receipt.ts';
import {judgeAll} from './stage/receipts/judge-receipts.ts';
import {layouts, type Layout} from './stage/receipts/layouts.data.ts';
import {makeReceipt, readOn} from './stage/receipts/make-receipt.ts';

// `node bench/receipts.ts`: how well receipts are read that the reader was not made by, and what one takes.

/** None of them was looked at while the reader was made. */
const seeds = Array.from({length: 200}, (_, at) => 100_001 + at);
const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);

function judgeKind(kind: string, papers: readonly Layout[], leastPrecision: number): string[][] {
  return Object.entries(judgeAll(papers, seeds)).map(([fact, {right, wrong, missed, none}]) => {
    const isGood = fact !== 'total' || right >= (right + wrong) * leastPrecision;
    return [
      kind,
      fact,
      share(right, right + wrong),
      share(right, right + missed),
      String(none),
      isGood ? 'ok' : '**missed**',
    ];
  });
}

const head = ['papers', 'fact', 'right of those read', 'read of those told', 'rightly none', ''];
const rows = [
  ...judgeKind(`${layouts.length} known, other seeds`, layouts, 0.999),
  ...judgeKind(`${blindLayouts.length} unknown`, blindLayouts, 0.98),
];
console.log([head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));

const factTimes: number[] = [];
const fileTimes: number[] = [];
for (const layout of [...layouts, ...blindLayouts])
  for (const seed of seeds.slice(0, 3)) {
    const {drawn, buyer} = makeReceipt(layout, seed);
    const runs = toRuns(drawn, true);
    const begun = performance.now();
    readReceipt(runs, {buyers: [buyer], today: readOn});
    factTimes.push(performance.now() - begun);
    const bytes = await toPdf(drawn);
    const opened = performance.now();
    const document = await getDocument({data: bytes, verbosity: 0}).promise;
    const found = await readRuns(document, () => false);
    assert.ok(found);
    readReceipt(found, {buyers: [buyer], today: readOn});
    fileTimes.push(performance.now() - opened);
    await document.loadingTask.destroy();
  }
const line = (what: string, measuredMs: number, limitMs: number): Line => ({
  what,
  measured: formatMs(measuredMs),
  reference: '–',
  ratio: '–',
  limit: `${limitMs} ms`,
  ok: measuredMs <= limitMs,
});
console.log(
  `\n${toTable([
    line('facts of a receipt from its text, p95', quantile(factTimes, 0.95), 20),
    line('a PDF opened, its text and its facts, median', median(fileTimes), 150),
    line('… p95', quantile(fileTimes, 0.95), 400),
  ])}`,
);
