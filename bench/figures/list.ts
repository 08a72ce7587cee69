import {assertFluid, assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatRatio} from '#bench/kit/report.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {toPageBodies} from '#bench/stage/page-bodies.ts';
import {openList} from '#bench/stage/open-list.ts';
import {prepareReference, readReference} from '#bench/stage/screens.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';

/** The list of 100,000 rows opened from another screen, and jumped to its middle. */
export const list: Figure = {name: 'list', run};

/** A percentile wants more than a handful. */
const actsPerRun = 5;
const limitMs = 100;

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const browser = await stage.openDevice(stage.full);
  const reference = await prepareReference(stage, toPageBodies(stage.full.rows.slice(0, 2_000)));
  await openList(browser, stage.listOf(stage.full), rowCount);
  const opened: number[] = [];
  const jumped: number[] = [];
  const page: number[] = [];
  for (let at = 0; at < runs * actsPerRun; at += 1) {
    opened.push(await openFromHome(browser));
    jumped.push(await jump(browser, 48_000 + 37 * at));
    page.push(await readReference(reference));
  }
  await assertFluid(browser, 'list');
  await browser.discard();
  await reference.discard();
  return [
    line('list of 100,000 opened from another screen', opened, page),
    line('… jumped to its middle', jumped, page),
  ];
}

function line(what: string, times: readonly number[], reference: readonly number[]): Line {
  const worst = quantile(times, 0.95);
  return {
    what,
    measured: `p95 ${formatMs(worst)} (median ${formatMs(median(times))})`,
    reference: `${formatMs(median(reference))} (reading one page)`,
    ratio: formatRatio(median(times), median(reference)),
    limit: `${limitMs} ms painted p95`,
    ok: worst <= limitMs,
  };
}

/** Goes home and comes back; the way back is what counts. */
async function openFromHome({page}: Browser): Promise<number> {
  await page.locator('a[href$="/dashboard"]').first().click();
  await page.waitForFunction(() => document.querySelector('[role=grid]') === null);
  await page.evaluate(() => {
    bench.waiting = bench.after(
      'pointerup',
      () => document.querySelectorAll('[role=row][data-row]:not([aria-busy])').length > 15,
    );
  });
  await page.locator('nav a[href*="/accounting-ai/bookkeeping"]').first().click();
  const tookMs = await page.evaluate(async () => bench.waiting);
  assertSame(await page.locator('[role=grid]').getAttribute('aria-rowcount'), String(rowCount + 1), 'rows listed');
  return tookMs ?? Number.NaN;
}

/** Scrolls to a far row in one go, as the scroll bar's thumb does. */
async function jump({page}: Browser, row: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    const grid = document.querySelector('[role=grid]');
    const body = grid?.querySelector<HTMLElement>('[role=rowgroup]:last-child');
    if (!grid || !body) throw new Error('no list is open');
    const rowPx = body.offsetHeight / (Number(grid.getAttribute('aria-rowcount')) - 1);
    const begun = performance.now();
    grid.scrollTop = wanted * rowPx;
    const at = await bench.painted(() => {
      const first = document.querySelector(`[role=row][data-row="${wanted}"]:not([aria-busy])`);
      const last = document.querySelector(`[role=row][data-row="${wanted + 12}"]:not([aria-busy])`);
      return first !== null && last !== null;
    });
    return at - begun;
  }, row);
}
