import {assertFluid} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {pressEnter} from '#bench/kit/press-key.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import {shopRows} from '#bench/stage/bank-rows.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {openList} from '#bench/stage/open-list.ts';
import type {Stage} from '#bench/stage/stage.ts';
import {categoryNames, focusRows, openPicker} from './edit.ts';

/** A category chosen by keyboard, without a server, in books of 100,000: what it teaches painted on the other rows in sight. */
export const learn: Figure = {name: 'learn', run};

const keysPerRun = 8;
const limitMs = 50;
/** So many times the same category, then another: what is said of the others is something else each time. */
const inARow = 10;

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const browser = await stage.openDevice(stage.full);
  await stage.server.stop();
  await openList(browser, `${stage.listOf(stage.full)}?q=tornillo`, shopRows);
  await focusRows(browser);
  // The first choice is not measured: what it teaches is seen once all that was chosen before is learnt.
  await openPicker(browser, categoryNames[0]);
  await browser.page.keyboard.press('Enter');
  await browser.page.locator('[data-suggestion]').first().waitFor();
  await browser.page.keyboard.press('ArrowDown');
  const times: number[] = [];
  for (let pressed = 1; pressed <= runs * keysPerRun; pressed += 1) {
    const name = categoryNames[Math.floor(pressed / inARow) % 2] ?? categoryNames[0];
    times.push(await chooseAndLearn(browser, name));
    await browser.page.keyboard.press('ArrowDown');
    // A person's pace: what the choice before started in the background is over.
    await browser.page.waitForTimeout(400);
  }
  await assertFluid(browser, 'learn');
  await browser.discard();
  await stage.server.start();
  const worst = quantile(times, 0.95);
  return [
    {
      what: 'a category chosen → what it teaches painted on the other rows, in 100,000',
      measured: `p95 ${formatMs(worst)} (median ${formatMs(median(times))})`,
      reference: '–',
      ratio: '–',
      limit: `${limitMs} ms p95`,
      ok: worst <= limitMs,
    },
  ];
}

/** Chooses a category for the row the keyboard is on; answers how long it took until another row says something else, in milliseconds. */
async function chooseAndLearn(browser: Browser, name: string): Promise<number> {
  const own = await browser.page.locator('[role=row][tabindex="0"]').getAttribute('data-row');
  await openPicker(browser, name);
  const before = await browser.page.evaluate(
    (at) =>
      [...document.querySelectorAll('[role=row][data-row]')]
        .filter((row) => row.getAttribute('data-row') !== at)
        .map((row) => row.querySelector('[data-column=category]')?.textContent ?? ''),
    own,
  );
  // The open picker is painted before the key is timed.
  await browser.page.waitForTimeout(30);
  return pressEnter(
    browser,
    ([at, texts]) =>
      [...document.querySelectorAll('[role=row][data-row]')]
        .filter((row) => row.getAttribute('data-row') !== at)
        .some((row, place) => row.querySelector('[data-column=category]')?.textContent !== texts?.[place]),
    [own, before] as const,
  );
}
