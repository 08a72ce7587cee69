import {assertFluid, assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatRatio} from '#bench/kit/report.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import type {BankRow} from '#bench/stage/bank-rows.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {openList} from '#bench/stage/open-list.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';

/** Words typed into the search, letter by letter, and the review tab pressed, over 100,000 rows. */
export const filter: Figure = {name: 'filter', run};

const typed = ['uber', 'cafe', 'panad', 'ref 48', 'zzz'];
const limitMs = 40;

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const browser = await stage.openDevice(stage.full);
  const reference = await stage.openNew();
  await reference.page.goto(stage.site.url);
  const rows = stage.full.rows.map((row) => ({search: searchText(row), amountUnits: row.amountUnits}));
  const texts = rows.map(({search}) => search);
  const amounts = rows.map(({amountUnits}) => amountUnits);
  await reference.page.evaluate(async ([some, units]) => globalThis.reference.jobs.keepColumns(some, units), [
    texts,
    amounts,
  ] as const);
  await openList(browser, stage.listOf(stage.full), rowCount);
  const letters: number[] = [];
  const tabs: number[] = [];
  const scans: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    for (const word of typed) {
      for (let length = 1; length <= word.length; length += 1) {
        const begun = word.slice(0, length);
        const found = matching(rows, begun.trim());
        letters.push(await typeLetter(browser, word.charAt(length - 1), found));
        scans.push(await scan(reference, begun.trim(), found));
      }
      await clearSearch(browser);
    }
    const waiting = stage.full.rows.filter((row) => row.categoryId === null || row['checked'] === false);
    tabs.push(await pressTab(browser, 'review', waiting.length));
    tabs.push(await pressTab(browser, 'all', rowCount));
  }
  await assertFluid(browser, 'filter');
  await browser.discard();
  await reference.discard();
  return [
    line('letter typed into the search at 100,000 → result and totals painted', letters, scans),
    line('… filter pressed (review, all)', tabs, scans),
  ];
}

function line(what: string, times: readonly number[], scans: readonly number[]): Line {
  const worst = quantile(times, 0.95);
  return {
    what,
    measured: `p95 ${formatMs(worst)} (median ${formatMs(median(times))})`,
    reference: `${formatMs(median(scans))} (scan in memory)`,
    ratio: formatRatio(median(times), median(scans)),
    limit: `${limitMs} ms p95`,
    ok: worst <= limitMs,
  };
}

type Found = {count: number; sum: number};

function searchText(row: BankRow): string {
  return fold(`${row.description}\n${String(row['merchant'] ?? '')}\n${String(row['note'] ?? '')}`);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function matching(rows: readonly {search: string; amountUnits: number}[], text: string): Found {
  const words = text.split(' ');
  const hits = rows.filter(({search}) => words.every((word) => search.includes(word)));
  return {count: hits.length, sum: hits.reduce((sum, row) => sum + row.amountUnits, 0)};
}

/** Both must be on the screen: as many rows as there are, and a total that says so too. */
async function awaitResult(
  {page}: Browser,
  eventType: string,
  count: number,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([type, wanted]) => {
      bench.waiting = bench.after(type, () => {
        // A list without rows has neither a grid nor totals.
        const grid = document.querySelector('[role=grid]');
        if (wanted === 0) return grid === null;
        if (grid?.getAttribute('aria-rowcount') !== String(wanted + 1)) return false;
        if (grid.querySelector('[role=row][data-row="0"]:not([aria-busy])') === null) return false;
        const total = [...document.querySelectorAll('section b')].at(0)?.textContent ?? '';
        return total.replaceAll(/\D/g, '') === String(wanted);
      });
    },
    [eventType, count] as const,
  );
  await act();
  const tookMs = await Promise.race([
    page.evaluate(async () => bench.waiting),
    page.waitForTimeout(5_000).then(() => undefined),
  ]);
  if (typeof tookMs !== 'number') throw new Error(`no result of ${count} rows was painted`);
  return tookMs;
}

async function typeLetter(browser: Browser, letter: string, found: Found): Promise<number> {
  await browser.page.locator('input[type=search]').first().focus();
  return awaitResult(browser, 'keydown', found.count, async () =>
    browser.page.keyboard.press(letter === ' ' ? 'Space' : letter),
  );
}

async function clearSearch(browser: Browser): Promise<void> {
  await browser.page.locator('input[type=search]').first().fill('');
  await browser.page.waitForFunction(
    (wanted) => document.querySelector(`[role=grid][aria-rowcount="${wanted}"]`) !== null,
    rowCount + 1,
  );
  await settleBriefly(browser);
}

async function pressTab(browser: Browser, view: 'review' | 'all', count: number): Promise<number> {
  const tab = browser.page.locator(
    view === 'review'
      ? 'a[href*="view=review"]'
      : 'main a[href*="/bookkeeping/"]:not([href*="view="]):not([href*="/imp"])',
  );
  await settleBriefly(browser);
  return awaitResult(browser, 'pointerup', count, async () => tab.first().click());
}

async function settleBriefly(browser: Browser): Promise<void> {
  await browser.page.waitForTimeout(60);
}

async function scan({page}: Browser, text: string, found: Found): Promise<number> {
  if (text.includes(' ')) return Number.NaN;
  const result = await page.evaluate(async (word) => {
    const begun = performance.now();
    const hit = await reference.jobs.scanColumns(word);
    return {...hit, wallMs: performance.now() - begun};
  }, text);
  assertSame(result.count, found.count, 'rows the scan found');
  assertSame(result.sum, found.sum, 'what the scan added up');
  return result.wallMs;
}
