import {assertFluid, assertSame, costOf} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import type {Cost} from '#bench/kit/cost.ts';
import {formatCost, formatRatio, medianWall} from '#bench/kit/report.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {toPageBodies} from '#bench/stage/page-bodies.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';

/** A browser just started, no server anywhere, 100,000 rows on the device: navigation until 40 real rows are painted. */
export const coldStart: Figure = {name: 'cold-start', run};

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const bodies = toPageBodies(stage.full.rows);
  const ours: Cost[] = [];
  const reference: Cost[] = [];
  for (let at = 0; at < runs; at += 1) {
    ours.push(await startBooks(stage));
    reference.push(await startEmptyPage(stage, bodies));
  }
  const wall = medianWall(ours);
  return [
    {
      what: 'cold start, server down, 100,000 rows stored: navigation → 40 real rows painted',
      measured: formatCost(ours),
      reference: formatCost(reference),
      ratio: formatRatio(wall, medianWall(reference)),
      limit: '2.5×, or 600 ms',
      ok: wall <= 600 || wall <= 2.5 * medianWall(reference),
    },
  ];
}

/** Starts the books on a device of their own. */
export async function startBooks(stage: Stage): Promise<Cost> {
  const browser = await stage.openDevice(stage.full);
  await stage.server.stop();
  const cost = await arrival(browser, stage.listOf(stage.full));
  // The rest of the books arrives behind the first page; a start counts only when all of it did.
  const count = browser.page.locator('[role=grid]');
  await browser.page.waitForFunction(
    (wanted) => document.querySelector(`[role=grid][aria-rowcount="${wanted}"]`),
    rowCount + 1,
  );
  assertSame(await count.getAttribute('aria-rowcount'), String(rowCount + 1), 'rows listed');
  await assertFluid(browser, 'cold start');
  await browser.discard();
  await stage.server.start();
  return cost;
}

async function startEmptyPage(stage: Stage, bodies: readonly string[]): Promise<Cost> {
  const profile = await stage.openNew();
  await profile.page.goto(stage.site.url);
  await profile.page.evaluate(async (pages) => reference.jobs.writePages(pages), bodies);
  await profile.page.evaluate(async () => navigator.serviceWorker.ready);
  await profile.page.goto(`${stage.site.url}/cold.html`);
  await profile.page.waitForTimeout(1_000);
  const browser = await profile.reopen();
  await stage.site.stop();
  const cost = await arrival(browser, `${stage.site.url}/cold.html`);
  assertSame(await browser.page.textContent('body'), '2000 rows', 'the reference page');
  await browser.discard();
  await stage.site.start();
  return cost;
}

/** Tall enough for 40 rows of the list to be in sight. */
const viewport = {width: 1_440, height: 2_000};

/** A browser that has just started draws its own windows for a second or two: neither side is measured beside that. */
export async function rest(browser: Browser): Promise<void> {
  for (let spentMs = browser.cpuMs(); ;) {
    await browser.page.waitForTimeout(500);
    const now = browser.cpuMs();
    if (now - spentMs <= 20) return;
    spentMs = now;
  }
}

async function arrival(browser: Browser, address: string): Promise<Cost> {
  await browser.page.setViewportSize(viewport);
  await rest(browser);
  return costOf(browser, async () => {
    await browser.page.goto(address, {waitUntil: 'commit'});
    return browser.page.evaluate(async () => bench.arrived);
  });
}
