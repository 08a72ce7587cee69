import {assertFluid, assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {pressKey} from '#bench/kit/press-key.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {openList} from '#bench/stage/open-list.ts';
import {readOutbox} from '#bench/stage/outbox.ts';
import type {Stage} from '#bench/stage/stage.ts';
import {focusRows} from './edit.ts';

/** Rows of the review decided by keyboard, without a server, in books of 100,000: C, one letter, Enter. */
export const review: Figure = {name: 'review', run};

const rowsPerRun = 10;
const keysPerRow = 3;
const limitMs = 50;

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const browser = await stage.openDevice(stage.full);
  const waiting = stage.full.rows.filter((row) => row.categoryId === null || row['checked'] === false).length;
  await stage.server.stop();
  await openList(browser, `${stage.listOf(stage.full)}?view=review`, waiting);
  await focusRows(browser);
  const times: number[] = [];
  for (let left = waiting; left > waiting - runs * rowsPerRun; left -= 1) {
    times.push(...(await decideRow(browser, left % 2 === 0 ? 'a' : 'p', left - 1)));
    // As a person goes on; the row's change is on its way to the disk meanwhile.
    await browser.page.waitForTimeout(50);
  }
  await assertFluid(browser, 'review');
  assertSame((await readOutbox(browser, stage.full.userId)).length, runs * rowsPerRun, 'changes in the queue');
  await browser.discard();
  await stage.server.start();
  const worst = quantile(times, 0.95);
  return [
    {
      what: 'one row of the review decided in 100,000: C, a letter, Enter; each key → painted, the count with it',
      measured: `${keysPerRow} keys, p95 ${formatMs(worst)} (median ${formatMs(median(times))})`,
      reference: '–',
      ratio: '–',
      limit: `3 keys, ${limitMs} ms p95`,
      ok: worst <= limitMs,
    },
  ];
}

/** Decides the row that the keyboard is on; answers how long each key took until its effect was painted, in milliseconds. */
async function decideRow(browser: Browser, letter: string, left: number): Promise<number[]> {
  const offered = () => document.querySelectorAll('[role=option]').length;
  const opened = await pressKey(browser, 'c', {
    test: () => document.querySelector('[role=option][aria-selected=true]') !== null,
    value: null,
  });
  const all = await browser.page.evaluate(offered);
  const narrowed = await pressKey(browser, letter, {
    test: (before) => document.querySelectorAll('[role=option]').length < before,
    value: all,
  });
  const decided = await pressKey(browser, 'Enter', {
    test: (count) => {
      const tab = [...document.querySelectorAll('nav a, [role=tab]')].find((one) =>
        one.textContent.startsWith('Por revisar'),
      );
      const rows = document.querySelector('[role=grid]')?.getAttribute('aria-rowcount');
      return rows === String(count + 1) && tab?.textContent.replaceAll(/\D/g, '') === String(count);
    },
    value: left,
  });
  return [opened, narrowed, decided];
}
