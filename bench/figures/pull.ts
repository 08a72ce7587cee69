import {setTimeout as wait} from 'node:timers/promises';
import {assertFluid, assertSame, costOf} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import type {Cost} from '#bench/kit/cost.ts';
import {formatCost, formatRatio, medianWall} from '#bench/kit/report.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import {databaseOfKeptUser} from '#src/data/session/has-kept-user.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {checksum} from '#bench/stage/bank-rows.ts';
import {prepareReference} from '#bench/stage/screens.ts';
import {isStored, readStoredRows, type StoredRow} from '#bench/stage/stored-rows.ts';
import {rowCount, signIn, type Stage} from '#bench/stage/stage.ts';

/** 100,000 rows into a device that has none: from the first pull until the list can be used, and until all is stored. */
export const pull: Figure = {name: 'pull', run};

const pageRows = 2_000;

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const usable: number[] = [];
  const stored: Cost[] = [];
  const reading: number[] = [];
  const writing: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const pulled = await pullAll(stage);
    usable.push(pulled.usableMs);
    stored.push(pulled.stored);
    const begun = performance.now();
    const bodies = await readBySql(stage);
    reading.push(performance.now() - begun);
    writing.push(await writeBodies(stage, bodies));
  }
  const wall = medianWall(stored);
  const floor = median(reading) + median(writing);
  return [
    {
      what: 'cold pull of 100,000 rows into an empty device: first page usable',
      measured: `${formatMs(median(usable))} (worst ${formatMs(quantile(usable, 1))})`,
      reference: '–',
      ratio: '–',
      limit: '0.5 s, worst 1 s',
      ok: median(usable) <= 500 && quantile(usable, 1) <= 1_000,
    },
    {
      what: '… all stored',
      measured: formatCost(stored),
      reference: `${formatMs(floor)} (${formatMs(median(reading))} reading, ${formatMs(median(writing))} writing)`,
      ratio: formatRatio(wall, floor),
      limit: '6×',
      ok: wall <= 6 * floor,
    },
  ];
}

async function pullAll(stage: Stage): Promise<{usableMs: number; stored: Cost}> {
  const {full, empty, server} = stage;
  const browser = await stage.openDevice(empty);
  const {page} = browser;
  // The app is on the device, these rows are not: another person used it before.
  await browser.context.clearCookies();
  await page.goto(`${server.url}/manifest.webmanifest`);
  await forgetWhoIsHere(browser);
  const pulling = browser.context.waitForEvent('request', {
    predicate: (one) => one.url().endsWith('/api/v1/sync/pull'),
  });
  let usableMs = 0;
  const cost = await costOf(browser, async () => {
    await signIn(browser, full, stage.listOf(full));
    const paintedAt = await page.evaluate(
      async () =>
        performance.timeOrigin +
        (await bench.painted(() => document.querySelectorAll('[role=row][data-row]:not([aria-busy])').length > 15)),
    );
    const begunAt = (await pulling).timing().startTime;
    usableMs = paintedAt - begunAt;
    while (!(await isStored(browser, full.userId))) await wait(20);
    return Date.now() - begunAt;
  });
  await assertFluid(browser, 'pull');
  assertSame(
    checksum(await readStoredRows(browser, full.userId)),
    checksum(await readRows(stage)),
    'rows on the device',
  );
  await browser.discard();
  return {usableMs, stored: cost};
}

/** Where the app looks for who is here: local storage, and a database of its own for what a crash has lost there. */
async function forgetWhoIsHere({page}: Browser): Promise<void> {
  await page.evaluate(async (name) => {
    localStorage.clear();
    const deleting = indexedDB.deleteDatabase(name);
    await new Promise((resolve) => {
      deleting.addEventListener('success', resolve);
    });
  }, databaseOfKeptUser);
}

/** The rows as the server has them now. */
async function readRows({database, full}: Stage): Promise<StoredRow[]> {
  const {rows} = await database.$client.query<Omit<StoredRow, 'amountUnits'> & {units: string}>(
    'select id, amount_units as units, category_id as "categoryId" from transactions where space_id = $1',
    [full.spaceId],
  );
  return rows.map(({id, units, categoryId}) => ({id, amountUnits: Number(units), categoryId}));
}

/** The floor on the server: the same rows as JSON, 2,000 at a time, newest first, each page from where the last one ended. */
async function readBySql({database, full}: Stage): Promise<string[]> {
  const bodies: string[] = [];
  let last: readonly [string, string] = ['9999-12-31', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  while (bodies.length < rowCount / pageRows) {
    const {rows} = await database.$client.query<{body: string; date: string; id: string}>(
      `with page as materialized (
         select * from transactions where space_id = $1 and not deleted and (date, id) < ($2, $3::uuid)
         order by date desc, id desc limit $4)
       select json_agg(page)::text as body, (array_agg(date))[count(*)] as date, (array_agg(id))[count(*)] as id from page`,
      [full.spaceId, ...last, pageRows],
    );
    const [page] = rows;
    if (!page) break;
    bodies.push(page.body);
    last = [page.date, page.id];
  }
  assertSame(bodies.length, rowCount / pageRows, 'pages read');
  return bodies;
}

/** The floor on the device: the same pages written in one transaction. */
async function writeBodies(stage: Stage, bodies: readonly string[]): Promise<number> {
  const browser = await prepareReference(stage, []);
  const tookMs = await browser.page.evaluate(async (pages) => {
    const begun = performance.now();
    await reference.jobs.writePages(pages);
    return performance.now() - begun;
  }, bodies);
  await browser.discard();
  return tookMs;
}
