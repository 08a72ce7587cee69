import {assertFluid, assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {pressEnter} from '#bench/kit/press-key.ts';
import {formatRatio} from '#bench/kit/report.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {makeChanges, putInOutbox, readOutbox} from '#bench/stage/outbox.ts';
import {openList} from '#bench/stage/open-list.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';

/** One row categorised by one key, with an empty queue and with 10,000 changes in it, without a server. */
export const key: Figure = {name: 'key', run: runKey};

/** Names as the list shows them in Spanish; both are among the default categories. */
export const categoryNames = ['Alquiler', 'Publicidad'] as const;
const pendingCount = 10_000;
const keysPerRun = 8;

async function runKey(stage: Stage, runs: number): Promise<Line[]> {
  const empty = await stage.openDevice(stage.full);
  const full = await stage.openDevice(stage.full);
  await full.page.goto(`${stage.server.url}/manifest.webmanifest`);
  await putInOutbox(full, stage.full.userId, makeChanges(stage.full, pendingCount));
  await stage.server.stop();
  for (const browser of [empty, full]) {
    await openList(browser, stage.listOf(stage.full), rowCount);
    await focusRows(browser);
  }
  const alone: number[] = [];
  const queued: number[] = [];
  for (let at = 0; at < runs * keysPerRun; at += 1) {
    const name = categoryNames[at % 2] ?? categoryNames[0];
    alone.push(await categoriseRow(empty, name));
    queued.push(await categoriseRow(full, name));
  }
  for (const [browser, before] of [
    [empty, 0],
    [full, pendingCount],
  ] as const) {
    // Before the queue is read: that is the bench's own work, on this very thread.
    await assertFluid(browser, `key, ${before} pending`);
    const outbox = await readOutbox(browser, stage.full.userId);
    assertSame(outbox.length >= before + runs * keysPerRun - countSame(stage, runs), true, 'changes in the queue');
    await browser.discard();
  }
  await stage.server.start();
  return [
    keyLine('one key pressed → category painted, 0 changes pending', alone),
    keyLine('… 10,000 changes pending', queued, alone),
  ];
}

/** Rows of the test that may have had their category already. */
function countSame(stage: Stage, runs: number): number {
  return Math.min(stage.full.rows.length, runs * keysPerRun) / 4;
}

function keyLine(what: string, times: readonly number[], alone?: readonly number[]): Line {
  const worst = quantile(times, 0.95);
  return {
    what,
    measured: `p95 ${formatMs(worst)} (median ${formatMs(median(times))})`,
    reference: alone ? `${formatMs(median(alone))} (nothing pending)` : '–',
    ratio: alone ? formatRatio(median(times), median(alone)) : '–',
    limit: '50 ms p95, the same for both',
    ok: worst <= 50,
  };
}

/** Categorises the row the list stands on by keyboard; answers how long the last key took until it was painted, in milliseconds. */
export async function categoriseRow(browser: Browser, name: string): Promise<number> {
  const row = await browser.page.locator('[role=row][tabindex="0"]').getAttribute('data-row');
  await openPicker(browser, name);
  await browser.page.waitForTimeout(30);
  return pressEnter(
    browser,
    ([at, wanted]) => {
      const cell = (column: string) => document.querySelector(`[role=row][data-row="${at}"] > [data-column=${column}]`);
      return (
        cell('category')?.textContent === wanted && cell('checked')?.querySelector('[aria-label=Revisado]') !== null
      );
    },
    [row, name] as const,
  );
}

/** Puts the keyboard on the list. */
export async function focusRows({page}: Browser): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('[role=grid] [role=row][tabindex="0"]')?.focus());
}

/** Opens the picker by its key and types the category's name; Enter is left. */
export async function openPicker({page}: Browser, name: string): Promise<void> {
  await page.keyboard.press('c');
  const box = page.locator('[role=combobox]');
  await box.fill(name);
  await page.locator('[role=option][aria-selected=true]', {hasText: name}).waitFor();
}
