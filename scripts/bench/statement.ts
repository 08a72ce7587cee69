import {PDFDocument} from 'pdf-lib';
import type {PDFFont} from 'pdf-lib';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {makeStatement} from '#workers/statement-pdf/job.ts';
import {openFormat} from '#workers/statement-pdf/format.ts';
import type {LoadFont, StatementInput} from '#workers/statement-pdf/input.ts';
import {unpackWoff} from '#workers/statement-pdf/type/unpack-woff.ts';
import {fontkit} from '#workers/statement-pdf/type/fontkit.ts';

// Statement of 10,000 rows against pdf-lib's drawText of the same rows and font, interleaved, medians of five.
const rowCount = 10_000;
const runCount = Number(process.argv[2] ?? 5);
const words = [
  'AWS EMEA SARL',
  'Stripe payout',
  'Nómina Begoña Muñoz',
  'Łukasz Wąż invoice',
  'Transferencia recibida',
  'Uber',
];

const loadFont: LoadFont = async (name) =>
  new Uint8Array(await readFile(join(import.meta.dirname, '../../node_modules', name)));

function buildInput(): StatementInput {
  let balanceUnits = 5_000_000;
  const rows = Array.from({length: rowCount}, (_, index) => {
    const amountUnits = ((index * 7919) % 400_000) - 200_000;
    balanceUnits += amountUnits;
    const date = `2026-01-${String(1 + Math.floor((index * 31) / rowCount)).padStart(2, '0')}`;
    return {date, description: `${words[index % words.length]} ${index}`, merchant: null, amountUnits, balanceUnits};
  });
  return {
    language: 'es',
    company: {name: 'Bench LLC', type: 'LLC', state: 'Wyoming'},
    account: {name: 'Operativa', bank: null, numberEnding: '0421', routingEnding: null, currency: 'USD'},
    periodStart: '2026-01-01',
    periodEnd: '2026-01-31',
    openingUnits: 5_000_000,
    closingUnits: balanceUnits,
    rows,
    generatedAt: '2026-02-01T12:00:00.000Z',
    timeZone: 'UTC',
  };
}

/** The reference: the same rows, texts and places by `drawText`, in one embedded subset of the same font. */
async function drawReference(input: StatementInput): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const latin = await loadFont('@fontsource/inter/files/inter-latin-400-normal.woff');
  const font = await document.embedFont(await unpackWoff(latin ?? new Uint8Array()), {subset: true});
  const format = openFormat(input.language, input.account.currency);
  const perPage = 40;
  for (let start = 0; start < input.rows.length; start += perPage) {
    const page = document.addPage([595.28, 841.89]);
    let y = 780;
    for (const row of input.rows.slice(start, start + perPage)) {
      const amount = format.amount(row.amountUnits, true);
      const balance = format.amount(row.balanceUnits, false);
      page.drawText(format.date(row.date), {x: 48, y, size: 8.5, font});
      page.drawText(row.description, {x: 120, y, size: 8.5, font});
      page.drawText(amount, {x: rightAlign(font, amount, 470), y, size: 8.5, font});
      page.drawText(balance, {x: rightAlign(font, balance, 547), y, size: 8.5, font});
      y -= 17.5;
    }
  }
  return document.save();
}

function rightAlign(font: PDFFont, text: string, right: number): number {
  return right - font.widthOfTextAtSize(text, 8.5);
}

async function measure(work: () => Promise<Uint8Array>): Promise<{wallMs: number; cpuMs: number; sizeBytes: number}> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const bytes = await work();
  const used = process.cpuUsage(cpu);
  return {wallMs: performance.now() - start, cpuMs: (used.user + used.system) / 1000, sizeBytes: bytes.length};
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

const input = buildInput();
let pageCount = 0;
const makeOurs = async (): Promise<Uint8Array> => {
  const made = await makeStatement(input, loadFont);
  if (!made.ok) throw new Error(made.failure.reason);
  pageCount = made.value.pageCount;
  return made.value.bytes;
};
const ours: Awaited<ReturnType<typeof measure>>[] = [];
const reference: typeof ours = [];
for (let run = 0; run < runCount; run += 1) {
  reference.push(await measure(() => drawReference(input)));
  ours.push(await measure(makeOurs));
}
const oursMs = median(ours.map((run) => run.wallMs));
const referenceMs = median(reference.map((run) => run.wallMs));
console.log(
  JSON.stringify(
    {
      rows: rowCount,
      pageCount,
      first: {oursMs: Math.round(ours[0]?.wallMs ?? 0), referenceMs: Math.round(reference[0]?.wallMs ?? 0)},
      median: {
        oursMs: Math.round(oursMs),
        oursCpuMs: Math.round(median(ours.map((run) => run.cpuMs))),
        referenceMs: Math.round(referenceMs),
        referenceCpuMs: Math.round(median(reference.map((run) => run.cpuMs))),
      },
      ratio: Math.round((oursMs / referenceMs) * 1000) / 1000,
      sizeBytes: {ours: ours[0]?.sizeBytes, reference: reference[0]?.sizeBytes},
      within: oursMs <= 1500 && oursMs <= 0.35 * referenceMs && (ours[0]?.sizeBytes ?? 0) < 1_500_000,
    },
    null,
    2,
  ),
);
