import {assertFluid, assertSame, costOf} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import type {Cost} from '#bench/kit/cost.ts';
import {formatCost, formatRatio, medianWall} from '#bench/kit/report.ts';
import {formatMs, median} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {toObjectBodies} from '#bench/stage/page-bodies.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';

/** What a start cost, and when the frame around the rows was painted first: milliseconds from the navigation. */
type Arrival = Cost & {readonly frameMs: number};

/** A browser just started, no server anywhere, 100,000 rows on the device: navigation until 40 real rows are painted. */
export const coldStart: Figure = {name: 'cold-start', run};

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const bodies = toObjectBodies(stage.full.rows);
  const ours: Arrival[] = [];
  const reference: Cost[] = [];
  for (let at = 0; at < runs; at += 1) {
    ours.push(await startBooks(stage));
    reference.push(await startReference(stage, bodies));
  }
  const wall = medianWall(ours);
  const frame = median(ours.map(({frameMs}) => frameMs));
  const floor = medianWall(reference);
  return [
    {
      what: 'cold start, server down, 100,000 rows stored: navigation → 40 real rows painted',
      measured: formatCost(ours),
      reference: formatCost(reference),
      ratio: formatRatio(wall, floor),
      limit: '2.2×',
      ok: wall <= 2.2 * floor,
    },
    {
      what: '… a frame painted before them',
      measured: formatMs(frame),
      reference: `${formatMs(floor)} (the rows of the reference)`,
      ratio: formatRatio(frame, floor),
      limit: '1.3×',
      ok: frame <= 1.3 * floor,
    },
  ];
}

/** Starts the books on a device of their own. */
export async function startBooks(stage: Stage): Promise<Arrival> {
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

/** A page of libraries alone that reads one page of rows and draws forty of them, from a service worker. */
async function startReference(stage: Stage, bodies: readonly string[]): Promise<Cost> {
  const profile = await stage.openNew();
  await profile.page.goto(stage.site.url);
  await profile.page.evaluate(async (pages) => reference.jobs.writePages(pages), bodies);
  await profile.page.evaluate(async () => navigator.serviceWorker.ready);
  await profile.page.goto(`${stage.site.url}/cold.html`);
  await profile.page.waitForTimeout(1_000);
  const browser = await profile.reopen();
  await stage.site.stop();
  const cost = await arrival(browser, `${stage.site.url}/cold.html`);
  assertSame(await browser.page.locator('[role=row]').count(), 40, 'rows of the reference page');
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

async function arrival(browser: Browser, address: string): Promise<Arrival> {
  await browser.page.setViewportSize(viewport);
  await rest(browser);
  const cost = await costOf(browser, async () => {
    await browser.page.goto(address, {waitUntil: 'commit'});
    return browser.page.evaluate(async () => bench.arrived);
  });
  return {...cost, frameMs: await browser.page.evaluate(() => bench.framedMs())};
}
