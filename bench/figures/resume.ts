import {assertFluid, assertSame} from '#bench/kit/cost.ts';
import type {Cost} from '#bench/kit/cost.ts';
import {costOf} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatCost, formatRatio, medianWall} from '#bench/kit/report.ts';
import * as drafts from '#bench/stage/drafts.ts';
import type {Stage} from '#bench/stage/stage.ts';
import {rest, startBooks} from './cold-start.ts';

/** A draft gone on with at its step with 20 partners, by a browser just started and without a server; against the cold start of the books. */
export const resume: Figure = {name: 'resume', run};

const passed = 'you company type industry state services';

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const ours: Cost[] = [];
  const books: Cost[] = [];
  for (let at = 0; at < runs; at += 1) {
    ours.push(await resumeDraft(stage, at));
    books.push(await startBooks(stage));
  }
  const [wall, limit] = [medianWall(ours), medianWall(books)];
  return [
    {
      what: 'draft resumed, server down, 20 partners: navigation → its step painted',
      measured: formatCost(ours),
      reference: `${formatCost(books)} (cold start of the books)`,
      ratio: formatRatio(wall, limit),
      limit: '1×',
      ok: wall <= limit,
    },
  ];
}

async function resumeDraft(stage: Stage, turn: number): Promise<Cost> {
  const who = drafts.asDrafter(stage.full.userId);
  const draft = drafts.makeDraft(who, {turn, partners: 20, passed});
  const device = await stage.openDevice(stage.full);
  await drafts.putDrafts(stage, device, who, [draft]);
  const browser = await device.reopen();
  await stage.server.stop();
  await rest(browser);
  const title = drafts.stepTitles.at(-3) ?? '';
  const cost = await costOf(browser, async () => {
    await browser.page.goto(drafts.addressOf(stage, who, draft.id), {waitUntil: 'commit'});
    return browser.page.evaluate<number>(
      `bench.painted(() => (${drafts.isAtStep.toString()})(${JSON.stringify(title)}))`,
    );
  });
  const shares = browser.page.locator('main [id^="partners."][id$=".shareBasisPoints"]');
  // Those below the window are drawn after the step is painted.
  await shares.nth(19).waitFor();
  assertSame(await shares.count(), 20, 'partners shown');
  await assertFluid(browser, 'resume');
  await browser.discard();
  await stage.server.start();
  return cost;
}
