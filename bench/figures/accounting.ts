import {assertFluid} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {openList} from '#bench/stage/open-list.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';

/** The accounting page over 100,000 rows opened from the list, and its period changed. */
export const accounting: Figure = {name: 'accounting', run};

/** A percentile wants more than a handful. */
const actsPerRun = 4;
const [openLimitMs, periodLimitMs] = [100, 50];

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const browser = await stage.openDevice(stage.full);
  await openList(browser, stage.listOf(stage.full), rowCount);
  // The first time its code is fetched.
  await openPage(browser);
  const opened: number[] = [];
  const changed: number[] = [];
  for (let at = 0; at < runs * actsPerRun; at += 1) {
    changed.push(await choosePeriod(browser, at % 2 === 0 ? '3' : 'year'));
    await browser.page.locator('nav a[href*="/accounting-ai/bookkeeping/"]').first().click();
    await browser.page.waitForFunction(
      () => document.querySelectorAll('[role=row][data-row]:not([aria-busy])').length > 15,
    );
    await browser.page.waitForTimeout(100);
    opened.push(await openPage(browser));
  }
  await assertFluid(browser, 'accounting');
  await browser.discard();
  return [
    line('accounting page over 100,000 rows, from the press to painted', opened, openLimitMs),
    line('… another period', changed, periodLimitMs),
  ];
}

function line(what: string, times: readonly number[], limitMs: number): Line {
  const worst = quantile(times, 0.95);
  return {
    what,
    measured: `p95 ${formatMs(worst)} (median ${formatMs(median(times))})`,
    reference: '–',
    ratio: '–',
    limit: `${limitMs} ms p95`,
    ok: worst <= limitMs,
  };
}

async function openPage({page}: Browser): Promise<number> {
  await page.evaluate(() => {
    // All of the page, down to the newest movements, and in sight.
    bench.waiting = bench.after('pointerup', () => {
      const main = document.querySelector('main');
      return (
        main !== null &&
        main.querySelector('[data-arriving]') === null &&
        main.querySelectorAll('a[href*="row="]').length > 4
      );
    });
  });
  await page.locator('nav a[href$="/accounting-ai"]').first().click();
  const tookMs = await page.evaluate(async () => bench.waiting);
  await page.waitForTimeout(100);
  return tookMs ?? Number.NaN;
}

async function choosePeriod({page}: Browser, period: '3' | 'year'): Promise<number> {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const linkOf = () => main?.querySelector('a[href*="from="]')?.getAttribute('href');
    const before = linkOf();
    bench.waiting = bench.after('pointerup', () => linkOf() !== before);
  });
  const name = period === '3' ? '3 meses' : 'Año anterior';
  await page.getByRole('radio', {name}).click();
  const tookMs = await page.evaluate(async () => bench.waiting);
  await page.waitForTimeout(100);
  return tookMs ?? Number.NaN;
}
