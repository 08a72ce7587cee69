import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {assertSame, costOf} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import type {Cost} from '#bench/kit/cost.ts';
import {formatCost, formatRatio, medianWall} from '#bench/kit/report.ts';
import type {Browser} from '#bench/stage/browser.ts';
import type {Stage} from '#bench/stage/stage.ts';
import type {StatementInput} from '#workers/statement-pdf/input.ts';

const rows = 10_000;
const words = [
  'AWS EMEA SARL',
  'Stripe payout',
  'Nómina Begoña Muñoz',
  'Łukasz Wąż invoice',
  'Transferencia recibida',
  'Uber',
];

/** A statement of 10,000 rows, made by the product's own job worker as it was built, against pdf-lib's `drawText` in a worker. */
export const statement: Figure = {name: 'statement', run};

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const ours: Cost[] = [];
  const standard: Cost[] = [];
  const embedded: Cost[] = [];
  const product = await stage.openNew();
  const reference = await stage.openNew();
  await product.page.goto(`${stage.server.url}/es/login`);
  await reference.page.goto(stage.site.url);
  const worker = findWorker('job-worker');
  await makeOurs(product, worker, 100);
  await drawReference(reference, 'standard', 100);
  for (let at = 0; at < runs; at += 1) {
    ours.push(await makeOurs(product, worker, rows));
    standard.push(await drawReference(reference, 'standard', rows));
  }
  // It takes most of a minute each: once is enough for a quotient that far away.
  embedded.push(await drawReference(reference, 'embedded', rows));
  await product.discard();
  await reference.discard();
  const wall = medianWall(ours);
  const line = (what: string, costs: Cost[]): Line => ({
    what,
    measured: formatCost(ours),
    reference: formatCost(costs),
    ratio: formatRatio(wall, medianWall(costs)),
    limit: '0.35×, 1.5 s',
    ok: wall <= 1_500 && wall <= 0.35 * medianWall(costs),
  });
  return [
    line('statement of 10,000 rows, in the worker (reference: `drawText` with the same embedded font, once)', embedded),
    line('… against `drawText` with the built-in Helvetica, which cannot write ł or ж', standard),
  ];
}

/** The address of a worker of the build. */
function findWorker(name: string): string {
  const folder = join(import.meta.dirname, '../../dist/assets');
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
  if (file === undefined) throw new Error(`the build has no ${name}`);
  return `/assets/${file}`;
}

/** Speaks comlink by hand, so that nothing but the product's worker is in the page. */
async function makeOurs(browser: Browser, worker: string, rowCount: number): Promise<Cost> {
  let made = {wallMs: 0, pageCount: 0, header: '', missing: -1};
  const cost = await costOf(browser, async () => {
    made = await browser.page.evaluate(
      async ([url, input]) => {
        // Kept between runs: a warm worker, as after a first look.
        const kept = globalThis as {jobWorker?: Worker};
        const jobWorker = (kept.jobWorker ??= new Worker(url, {type: 'module'}));
        const begun = performance.now();
        const answer = await new Promise<{
          ok: boolean;
          value: {bytes: Uint8Array; pageCount: number; missing: string[]};
        }>((resolve, reject) => {
          jobWorker.addEventListener('error', () => reject(new Error('the worker broke')), {once: true});
          jobWorker.addEventListener('message', ({data}) => resolve(data.value), {once: true});
          const call = {type: 'APPLY', path: ['makeStatement'], argumentList: [{type: 'RAW', value: input}]};
          jobWorker.postMessage({id: String(begun), ...call});
        });
        const wallMs = performance.now() - begun;
        const {bytes, pageCount, missing} = answer.value;
        return {wallMs, pageCount, header: String.fromCodePoint(...bytes.slice(0, 5)), missing: missing.length};
      },
      [worker, buildInput(rowCount)] as const,
    );
    return made.wallMs;
  });
  assertSame(made.header, '%PDF-', 'statement');
  assertSame(made.missing, 0, 'characters that could not be written');
  assertSame(made.pageCount >= rowCount / 45, true, 'pages of the statement');
  return cost;
}

async function drawReference(browser: Browser, font: 'embedded' | 'standard', rowCount: number): Promise<Cost> {
  let pageCount = 0;
  const cost = await costOf(browser, async () => {
    const made = await browser.page.evaluate(
      async ([input, kind]) => {
        const begun = performance.now();
        const drawn = await reference.jobs.drawStatement(input, kind);
        return {...drawn, wallMs: performance.now() - begun};
      },
      [buildInput(rowCount), font] as const,
    );
    pageCount = made.pageCount;
    return made.wallMs;
  });
  assertSame(pageCount, Math.ceil(rowCount / 40), 'pages of the reference');
  return cost;
}

function buildInput(rowCount: number): StatementInput {
  let balanceUnits = 5_000_000;
  const made = Array.from({length: rowCount}, (_, index) => {
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
    rows: made,
    generatedAt: '2026-02-01T12:00:00.000Z',
    timeZone: 'UTC',
  };
}
