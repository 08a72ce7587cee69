import {assertFluid, assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {pressEnter} from '#bench/kit/press-key.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import * as drafts from '#bench/stage/drafts.ts';
import {settle} from '#bench/stage/open-list.ts';
import type {Stage} from '#bench/stage/stage.ts';

/** Every step of a wizard gone on from by one key, with 20 partners and without a server. */
export const wizardStep: Figure = {name: 'wizard', run};

const partners = 20;
const limitMs = 50;

async function run(stage: Stage, runs: number): Promise<Line[]> {
  // The first is gone through once before: browsers keep what they compiled.
  const turns = Array.from({length: runs + 1}, (_, turn) => turn);
  const people = [
    {who: drafts.visitor, name: 'a visitor', browser: await drafts.openVisitor(stage)},
    {who: drafts.asDrafter(stage.empty.userId), name: 'signed in', browser: await stage.openDevice(stage.empty)},
  ].map((one) => ({...one, drafts: turns.map((turn) => drafts.makeDraft(one.who, {turn, partners}))}));
  await stage.server.start();
  for (const {who, browser, drafts: made} of people) await drafts.putDrafts(stage, browser, who, made);
  await stage.server.stop();
  const lines: Line[] = [];
  for (const {who, name, browser, drafts: made} of people) {
    const walks: number[][] = [];
    for (const [turn, {id}] of made.entries()) {
      const steps = await goThrough(browser, drafts.addressOf(stage, who, id));
      if (turn > 0) walks.push(steps);
    }
    await browser.discard();
    const times = walks.flat();
    const ofSteps = drafts.stepTitles
      .slice(1)
      .map((title, at) => `${title} ${formatMs(median(walks.map((steps) => steps[at] ?? 0)))}`);
    console.error(`medians of the steps come to, ${name}: ${ofSteps.join(', ')}`);
    lines.push({
      what: `next step pressed → painted, offline, ${partners} partners, ${name}`,
      measured: `p95 ${formatMs(quantile(times, 0.95))} (median ${formatMs(median(times))}, worst ${formatMs(quantile(times, 1))})`,
      reference: '–',
      ratio: '–',
      limit: `${limitMs} ms p95`,
      ok: quantile(times, 0.95) <= limitMs,
    });
  }
  await stage.server.start();
  return lines;
}

/** From the first step to the review. */
async function goThrough(browser: Browser, address: string): Promise<number[]> {
  const {page} = browser;
  await page.goto(address);
  const [first, ...others] = drafts.stepTitles;
  await page.waitForFunction(drafts.isAtStep, first);
  const times: number[] = [];
  for (const title of others) {
    await settle(browser);
    await page.locator('main form button[type=submit]:visible').focus();
    times.push(await pressEnter(browser, drafts.isAtStep, title));
    if (title === drafts.stepTitles.at(-3)) assertSame(await countShares(browser), partners, 'partners shown');
  }
  await assertFluid(browser, 'wizard');
  return times;
}

/** Those below the window are drawn after the step is painted. */
async function countShares({page}: Browser): Promise<number> {
  const shares = page.locator('main [id^="partners."][id$=".shareBasisPoints"]');
  await shares.nth(partners - 1).waitFor();
  return shares.count();
}
