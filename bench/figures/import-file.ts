import {writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {assertFluid, assertSame, costOf} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import type {Cost} from '#bench/kit/cost.ts';
import {formatCost, formatRatio, medianWall} from '#bench/kit/report.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import {makeBankFile, sumOfBankFile} from '#bench/stage/bank-rows.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {sumOutbox} from '#bench/stage/outbox.ts';
import {toPageBodies} from '#bench/stage/page-bodies.ts';
import {settle} from '#bench/stage/open-list.ts';
import {prepareReference} from '#bench/stage/screens.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';

/** A bank's file of 100,000 rows, by the import screen, offline, with a warm worker: chosen → read → stored with its changes → first page shown. */
export const importFile: Figure = {name: 'import', run};

/** Larger than the usual limit, so that the screen learns the raised one from the server before that is taken away. */
const warmUpRows = 30_000;

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const files = {warmUp: join(tmpdir(), 'faro-bench-small.csv'), whole: join(tmpdir(), 'faro-bench-large.csv')};
  const text = makeBankFile(rowCount);
  await writeFile(files.warmUp, makeBankFile(warmUpRows));
  await writeFile(files.whole, text);
  const bodies = toPageBodies(stage.full.rows);
  const ours: Cost[] = [];
  const floors: Cost[] = [];
  const gaps: number[] = [];
  const cancels: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const imported = await importOnce(stage, files);
    ours.push(imported.cost);
    gaps.push(...imported.gapsMs);
    floors.push(await splitAndWrite(stage, text, bodies));
    cancels.push(await cancelOnce(stage, files));
  }
  const wall = medianWall(ours);
  const longest = quantile(gaps, 1);
  const cancel = quantile(cancels, 1);
  return [
    {
      what: 'import of a 100,000-row CSV: chosen → read, stored with its changes, first page shown',
      measured: formatCost(ours),
      reference: formatCost(floors),
      ratio: formatRatio(wall, medianWall(floors)),
      limit: '8×',
      ok: wall <= 8 * medianWall(floors),
    },
    {
      what: '… progress while it runs: longest wait for the next one',
      measured: `${formatMs(longest)} (median ${formatMs(median(gaps))})`,
      reference: '–',
      ratio: '–',
      limit: '250 ms',
      ok: longest <= 250,
    },
    {
      what: '… cancel pressed → stopped, with nothing left',
      measured: `${formatMs(median(cancels))} (worst ${formatMs(cancel)})`,
      reference: '–',
      ratio: '–',
      limit: '200 ms',
      ok: cancel <= 200,
    },
  ];
}

type Files = {warmUp: string; whole: string};

/** The import screen without a server, its worker warm from a look at another file. */
async function openImport(stage: Stage, files: Files): Promise<Browser> {
  const {empty, server} = stage;
  const browser = await stage.openDevice(empty);
  await browser.page.goto(`${stage.listOf(empty)}/import?account=${empty.accountIds[0]}`);
  await browser.page.locator('input[type=file]').first().setInputFiles(files.warmUp);
  await untilReady(browser, warmUpRows);
  await server.stop();
  await settle(browser);
  return browser;
}

async function untilReady({page}: Browser, rows: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('main button')].some((one) => one.textContent.replaceAll(/\D/g, '') === wanted),
    String(rows),
    {timeout: 120_000},
  );
}

/** Chooses the file; milliseconds until the button that imports all of its rows is painted. */
async function readFile({page}: Browser, file: string): Promise<number> {
  await page.evaluate((wanted) => {
    watchProgress();
    bench.waiting = bench.after('input', () =>
      [...document.querySelectorAll('main button')].some((one) => one.textContent.replaceAll(/\D/g, '') === wanted),
    );
    function watchProgress(): void {
      const seen: {at: number; value: string}[] = [];
      const look = (): void => {
        const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
        if (value && seen.at(-1)?.value !== value) seen.push({at: performance.now(), value});
      };
      new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
      Object.assign(globalThis, {progressSeen: seen});
    }
  }, String(rowCount));
  await page.locator('input[type=file]').first().setInputFiles(file);
  return waited(page);
}

async function waited(page: Browser['page']): Promise<number> {
  const tookMs = await Promise.race([
    page.evaluate(async () => bench.waiting),
    page.waitForTimeout(120_000).then(() => undefined),
  ]);
  if (typeof tookMs !== 'number') throw new Error('what was waited for was not painted');
  return tookMs;
}

async function importOnce(stage: Stage, files: Files): Promise<{cost: Cost; gapsMs: number[]}> {
  const browser = await openImport(stage, files);
  const {page} = browser;
  const cost = await costOf(browser, async () => {
    const readMs = await readFile(browser, files.whole);
    await page.evaluate(() => {
      bench.waiting = bench.after('pointerup', () => document.querySelector('main a[href*="view=review"]') !== null);
    });
    await page
      .locator('main button', {hasText: /100.?000/})
      .first()
      .click();
    const writeMs = await waited(page);
    await page.evaluate(() => {
      bench.waiting = bench.after(
        'pointerup',
        () => document.querySelectorAll('[role=row][data-row]:not([aria-busy])').length > 15,
      );
    });
    await page.locator('main a[href*="view=review"]').first().click();
    return readMs + writeMs + (await waited(page));
  });
  await assertFluid(browser, 'import');
  const stored = await sumOutbox(browser, stage.empty.userId);
  assertSame(stored.rows, rowCount, 'rows stored with their changes');
  assertSame(stored.sum, sumOfBankFile(rowCount), 'cents stored');
  const seen = await page.evaluate(() => (globalThis as unknown as {progressSeen: {at: number}[]}).progressSeen);
  await browser.discard();
  await stage.server.start();
  return {cost, gapsMs: seen.slice(1).map(({at}, place) => at - (seen[place]?.at ?? at))};
}

/** Presses cancel when rows have begun to be written; milliseconds until the screen says that nothing was left. */
async function cancelOnce(stage: Stage, files: Files): Promise<number> {
  const browser = await openImport(stage, files);
  const {page} = browser;
  await readFile(browser, files.whole);
  await page
    .locator('main button', {hasText: /100.?000/})
    .first()
    .click();
  await page.waitForFunction(
    () => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) > 20,
  );
  await page.evaluate(() => {
    bench.waiting = bench.after('pointerup', () => document.querySelector('[role=progressbar]') === null);
  });
  await page.locator('main button').last().click();
  const tookMs = await waited(page);
  const stored = await sumOutbox(browser, stage.empty.userId);
  assertSame(stored.rows, 0, 'rows left by a cancelled import');
  await browser.discard();
  await stage.server.start();
  return tookMs;
}

/** The floor: splitting the file into cells, and writing as many rows in pages. */
async function splitAndWrite(stage: Stage, text: string, bodies: readonly string[]): Promise<Cost> {
  const browser = await prepareReference(stage, []);
  // The worker of the product is warm, so this one is too.
  await browser.page.evaluate(async (some) => reference.jobs.splitFile(new Blob([some])), text.slice(0, 2_000_000));
  const cost = await costOf(browser, async () =>
    browser.page.evaluate(
      async ([content, pages]) => {
        const file = new Blob([content]);
        const begun = performance.now();
        const lines = await reference.jobs.splitFile(file);
        if (lines !== 100_001) throw new Error(`the file has ${lines} lines`);
        await reference.jobs.writePages(pages);
        return performance.now() - begun;
      },
      [text, bodies] as const,
    ),
  );
  await browser.discard();
  return cost;
}
