import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatMs, median, quantile, seededRandom} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import * as drafts from '#bench/stage/drafts.ts';
import {settle} from '#bench/stage/open-list.ts';
import type {Stage} from '#bench/stage/stage.ts';

/** Letters typed into a draft, slowly and fast, without a server: from each key until another connection of the database reads it. */
export const letter: Figure = {name: 'letter', run};

const limitMs = 500;
const lettersPerRun = 40;

/** What a field held, and when: milliseconds of the page. */
type Held = {readonly value: string; readonly at: number};

/** What is typed and what is kept, as the page has seen it. */
type Watch = {readonly typed: Held[]; readonly kept: Held[]};

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const people = [
    {who: drafts.visitor, name: 'a visitor’s', browser: await drafts.openVisitor(stage)},
    {
      who: drafts.asDrafter(stage.empty.userId),
      name: 'a signed-in person’s',
      browser: await stage.openDevice(stage.empty),
    },
  ];
  const lines: Line[] = [];
  const random = seededRandom(23);
  for (const {who, name, browser} of people) {
    await stage.server.start();
    const made = Array.from({length: runs}, (_, turn) => drafts.makeDraft(who, {turn, partners: 1}));
    await drafts.putDrafts(stage, browser, who, made);
    await stage.server.stop();
    const times: number[] = [];
    for (const {id} of made) {
      await browser.page.goto(drafts.addressOf(stage, who, id));
      times.push(...(await typeLetters(browser, who.userId, random)));
    }
    await browser.discard();
    const p95 = quantile(times, 0.95);
    lines.push({
      what: `letter typed into ${name} draft → durable, read by another connection`,
      measured: `p95 ${formatMs(p95)} (median ${formatMs(median(times))}, worst ${formatMs(quantile(times, 1))})`,
      reference: '–',
      ratio: '–',
      limit: `${limitMs} ms p95`,
      ok: p95 <= limitMs,
    });
  }
  await stage.server.start();
  return lines;
}

async function typeLetters(browser: Browser, userId: string, random: () => number): Promise<number[]> {
  const {page} = browser;
  const field = page.locator('main input').first();
  await field.waitFor();
  await settle(browser);
  await field.fill('');
  await page.waitForTimeout(1_000);
  await page.evaluate(watchField, `faro-user-${userId}`);
  await field.focus();
  for (let at = 0; at < lettersPerRun; at += 1) {
    await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'[at % 26] ?? '');
    await page.waitForTimeout(30 + random() * 700);
  }
  await page.waitForTimeout(2_000);
  const {typed, kept} = await page.evaluate(() => (globalThis as unknown as {watched: Watch}).watched);
  if (typed.length !== lettersPerRun) throw new Error(`${typed.length} letters were typed`);
  return typed.map(({at}, place) => {
    // What is kept with a later letter keeps the earlier ones too.
    const first = kept.find(({value}) => typed.findIndex((one) => one.value === value) >= place);
    return (first?.at ?? Number.POSITIVE_INFINITY) - at;
  });
}

/** Runs in the page: notes what its field holds after each key, and what another connection of the database reads of it. */
async function watchField(name: string): Promise<void> {
  const watched: Watch = {typed: [], kept: []};
  Object.assign(globalThis, {watched});
  let keyAt = 0;
  addEventListener('keydown', ({timeStamp}) => (keyAt = timeStamp), true);
  addEventListener('input', ({target}) => {
    if (target instanceof HTMLInputElement) watched.typed.push({value: target.value, at: keyAt});
  });
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const look = (): void => {
    // The newest change is the one that is typed.
    const asked = database.transaction('outbox').objectStore('outbox').openCursor(null, 'prev');
    asked.addEventListener('success', () => {
      const change = asked.result?.value as {set: {firstName?: {same: string}}} | undefined;
      const value = change?.set.firstName?.same;
      if (value !== undefined && value !== watched.kept.at(-1)?.value)
        watched.kept.push({value, at: performance.now()});
      setTimeout(look, 4);
    });
  };
  look();
}
