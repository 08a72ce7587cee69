import {assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatRatio} from '#bench/kit/report.ts';
import {median} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {toObjectBodies} from '#bench/stage/page-bodies.ts';
import {collectGarbage} from '#bench/stage/collect-garbage.ts';
import {openList, settle} from '#bench/stage/open-list.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';

/** Memory of all of the browser's processes with 100,000 rows open, less the same app with none. */
export const memory: Figure = {name: 'memory', run};

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const bodies = toObjectBodies(stage.full.rows);
  const ours: number[] = [];
  const objects: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const withRows = await measure(await stage.openDevice(stage.full), async (browser) =>
      openList(browser, stage.listOf(stage.full), rowCount),
    );
    const without = await measure(await stage.openDevice(stage.empty), async (browser) => {
      await browser.page.goto(stage.listOf(stage.empty));
      await browser.page.locator('main').waitFor();
      await settle(browser);
    });
    ours.push(withRows - without);
    const withObjects = await measure(await stage.openNew(), async ({page}) => {
      await page.goto(stage.site.url);
      assertSame(await page.evaluate((pages) => reference.keepRows(pages), bodies), rowCount, 'rows kept');
    });
    const bare = await measure(await stage.openNew(), async ({page}) => {
      await page.goto(stage.site.url);
    });
    objects.push(withObjects - bare);
  }
  const [used, floor] = [median(ours), median(objects)];
  return [
    {
      what: 'memory of the browser’s processes (PSS) with 100,000 rows open, less the empty app’s',
      measured: formatMega(used),
      reference: `${formatMega(floor)} (the rows as objects in a page)`,
      ratio: formatRatio(used, floor),
      limit: '0.5×',
      ok: used <= 0.5 * floor,
    },
  ];
}

async function measure(browser: Browser, act: (browser: Browser) => Promise<unknown>): Promise<number> {
  await act(browser);
  await collectGarbage(browser);
  const bytes = browser.pssBytes();
  await browser.discard();
  return bytes;
}

function formatMega(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MiB`;
}
