import {assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatMs, seededRandom} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import * as drafts from '#bench/stage/drafts.ts';
import type {Stage} from '#bench/stage/stage.ts';

/** Chromium killed while a draft is typed: what was typed half a second before is there when it is started again. */
export const draftKills: Figure = {name: 'drafts', run};

const killsPerRun = 60;
/** What was typed longer ago than this may not be lost. Source: the figures of "Form a company". */
const graceMs = 500;

/** What the field held after a letter, and when its key was pressed: milliseconds since 1970. */
type Letter = {readonly value: string; readonly at: number};

/** What came of one kill; `oldestMs` is how long before the kill the oldest of the lost letters was typed, 0 for none. */
type Killed = {readonly due: number; readonly lost: number; readonly oldestMs: number};

type Device = {browser: Browser; readonly address: string};

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const random = seededRandom(29);
  const people = [
    {who: drafts.visitor, browser: await drafts.openVisitor(stage)},
    {who: drafts.asDrafter(stage.empty.userId), browser: await stage.openDevice(stage.empty)},
  ];
  const devices: Device[] = [];
  for (const {who, browser} of people) {
    const draft = drafts.makeDraft(who, {turn: 1, partners: 1});
    await drafts.putDrafts(stage, browser, who, [draft]);
    const address = drafts.addressOf(stage, who, draft.id);
    devices.push({browser: await browser.reopen(), address});
  }
  await stage.server.stop();
  const [ofVisitor, ofPerson]: [Killed[], Killed[]] = [[], []];
  const [visitor, person] = devices;
  if (!visitor || !person) throw new Error('two devices were prepared');
  for (let at = 0; at < (runs * killsPerRun) / 2; at += 1) {
    ofVisitor.push(await killWhileTyping(visitor, random));
    ofPerson.push(await killWhileTyping(person, random));
    if (at % 10 === 9) console.error(`${2 * (at + 1)} kills, ${sum([...ofVisitor, ...ofPerson], 'lost')} letters lost`);
  }
  for (const {browser} of devices) await browser.discard();
  await stage.server.start();
  return [toLine('a visitor’s', ofVisitor), toLine('a signed-in person’s', ofPerson)];
}

function toLine(whose: string, kills: readonly Killed[]): Line {
  const [lost, due] = [sum(kills, 'lost'), sum(kills, 'due')];
  return {
    what: `${whose} draft typed, Chromium killed, started again: letters typed ${graceMs} ms or more before`,
    measured: `${lost} of ${due} lost over ${kills.length} kills${lost === 0 ? '' : `, the oldest typed ${formatMs(Math.max(...kills.map(({oldestMs}) => oldestMs)))} before`}`,
    reference: '–',
    ratio: '–',
    limit: '0 lost',
    ok: lost === 0 && due > 0,
  };
}

function sum(kills: readonly Killed[], what: keyof Killed): number {
  return kills.reduce((total, one) => total + one[what], 0);
}

/** Types until the browser is killed, starts it again, and counts what is missing in the field. */
async function killWhileTyping(device: Device, random: () => number): Promise<Killed> {
  const {page} = device.browser;
  const letters: Letter[] = [];
  await page.exposeFunction('tellTyped', (value: string, at: number) => letters.push({value, at}));
  await page.goto(device.address);
  const field = page.locator('main input').first();
  await field.fill('');
  await page.evaluate(tellLetters);
  await field.focus();
  const typing = typeLetters(device.browser, random);
  await page.waitForTimeout(graceMs + 200 + random() * 1_500);
  const killedAt = Date.now();
  const crashed = device.browser.crash();
  assertSame(await typing, 'killed', 'the end of typing');
  device.browser = await crashed;
  const due = letters.filter(({at}) => at <= killedAt - graceMs);
  const found = await readField(device);
  const lost = due.slice(letters.findLastIndex(({value}) => value === found) + 1);
  return {due: due.length, lost: lost.length, oldestMs: killedAt - (lost[0]?.at ?? killedAt)};
}

async function typeLetters({page}: Browser, random: () => number): Promise<string> {
  try {
    for (let at = 0; ; at += 1) {
      await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'[at % 26] ?? '');
      await page.waitForTimeout(20 + random() * 180);
    }
  } catch {
    // Playwright throws when its browser is gone: that is what is waited for.
    return 'killed';
  }
}

/** What the person sees in the draft when they come back. */
async function readField({browser, address}: Device): Promise<string> {
  await browser.page.goto(address);
  const field = browser.page.locator('main input').first();
  try {
    return await field.inputValue();
  } catch (error) {
    const said = await browser.page.locator('body').innerText();
    const there = await browser.page.evaluate(countRows);
    throw new Error(`The draft did not come back. The device has ${there}. The page says: ${said.slice(0, 500)}`, {
      cause: error,
    });
  }
}

/** Runs in the page: how many rows each store of each database has. A browser that finds its files broken begins with empty ones. */
async function countRows(): Promise<string> {
  const counts: string[] = [];
  for (const {name = ''} of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    for (const store of opening.result.objectStoreNames) {
      const counting = opening.result.transaction(store).objectStore(store).count();
      await new Promise((resolve) => {
        counting.addEventListener('success', resolve);
      });
      if (counting.result > 0) counts.push(`${name} ${store} ${String(counting.result)}`);
    }
    opening.result.close();
  }
  return counts.join(', ');
}

/** Runs in the page: tells each letter out of it, as nothing in it outlives the kill. */
function tellLetters(): void {
  let keyAt = 0;
  addEventListener('keydown', ({timeStamp}) => (keyAt = performance.timeOrigin + timeStamp), true);
  addEventListener('input', ({target}) => {
    const {tellTyped} = globalThis as unknown as {tellTyped: (value: string, at: number) => void};
    if (target instanceof HTMLInputElement) tellTyped(target.value, keyAt);
  });
}
