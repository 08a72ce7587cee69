import {assertFluid, assertSame, costOf, type Cost} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatRatio} from '#bench/kit/report.ts';
import {formatMs, median} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {openList} from '#bench/stage/open-list.ts';
import {countOutbox, makeChanges, putInOutbox} from '#bench/stage/outbox.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';
import {categoriseRow, categoryNames, focusRows} from './edit.ts';

/** One row categorised by one key while more and more changes wait, without a server. */
export const pending: Figure = {name: 'pending', run};

const queues = [0, 1_000, 20_000] as const;
const keysPerRun = 8;

/** A device whose queue is this long, and what each change cost on it. */
type Device = {readonly browser: Browser; readonly waiting: number; readonly costs: Cost[]};

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const devices: Device[] = [];
  for (const waiting of queues) devices.push({browser: await openWith(stage, waiting), waiting, costs: []});
  await stage.server.stop();
  for (const {browser} of devices) {
    await openList(browser, stage.listOf(stage.full), rowCount);
    await focusRows(browser);
  }
  for (let at = 0; at < runs * keysPerRun; at += 1) {
    const name = categoryNames[at % 2] ?? categoryNames[0];
    for (const {browser, costs} of devices) costs.push(await costOf(browser, async () => categoriseRow(browser, name)));
  }
  const made: number[] = [];
  for (const {browser, waiting} of devices) {
    await assertFluid(browser, `${waiting} pending`);
    made.push((await countOutbox(browser, stage.full.userId)) - waiting);
    await browser.discard();
  }
  const [first = 0] = made;
  // The other rows had the category already.
  assertSame(first >= (runs * keysPerRun * 3) / 4 && first <= runs * keysPerRun, true, 'a change of most rows');
  assertSame(new Set(made).size, 1, 'numbers of changes that the devices made');
  await stage.server.start();
  const [none, ...others] = devices;
  return none ? others.map((device) => toLine(device, none)) : [];
}

async function openWith(stage: Stage, waiting: number): Promise<Browser> {
  const browser = await stage.openDevice(stage.full);
  await browser.page.goto(`${stage.server.url}/manifest.webmanifest`);
  await putInOutbox(browser, stage.full.userId, makeChanges(stage.full, waiting));
  return browser;
}

function toLine({waiting, costs}: Device, none: Device): Line {
  const [wall, alone] = [median(costs.map(({wallMs}) => wallMs)), median(none.costs.map(({wallMs}) => wallMs))];
  return {
    what: `one change with ${waiting.toLocaleString('en')} pending: key pressed → category painted`,
    measured: describe(costs),
    reference: `${describe(none.costs)} (nothing pending)`,
    ratio: formatRatio(wall, alone),
    limit: '1.2×',
    ok: wall <= 1.2 * alone,
  };
}

/** With the processor time of choosing the category by keyboard, which is the same for all. */
function describe(costs: readonly Cost[]): string {
  const cpuMs = costs.reduce((sum, cost) => sum + cost.cpuMs, 0) / costs.length;
  return `${formatMs(median(costs.map(({wallMs}) => wallMs)))} (CPU with choosing ${formatMs(cpuMs)})`;
}
