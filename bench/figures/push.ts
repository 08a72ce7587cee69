import {valueAt, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {assertFluid, assertSame, costOf} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import type {Cost} from '#bench/kit/cost.ts';
import {formatCost, formatRatio, medianWall} from '#bench/kit/report.ts';
import {formatMs, median} from '#bench/kit/statistics.ts';
import {makeChanges, putInOutbox, untilSent} from '#bench/stage/outbox.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {settle} from '#bench/stage/open-list.ts';
import type {Stage} from '#bench/stage/stage.ts';

/** 10,000 single changes made offline: from the first push until all are acknowledged and their rows are back, over loopback. */
export const push: Figure = {name: 'push', run};

const changeCount = 10_000;
const batchSize = 500;

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const ours: Cost[] = [];
  const reference: number[] = [];
  // One device for all runs: copies of it would use the same numbers, which the server refuses, and lack the rows of the runs before.
  const browser = await stage.openDevice(stage.full);
  for (let at = 0; at < runs; at += 1) {
    const changes = makeChanges(stage.full, changeCount, at);
    ours.push(await pushAll(stage, browser, changes));
    reference.push(await updateBySql(stage, changes));
  }
  await browser.discard();
  const wall = medianWall(ours);
  return [
    {
      what: '10,000 single offline changes → acknowledged, over loopback',
      measured: formatCost(ours),
      reference: `${formatMs(median(reference))} (20 batches of SQL)`,
      ratio: formatRatio(wall, median(reference)),
      limit: '15×, 1.6 s, 4 s CPU',
      ok: wall <= Math.min(15 * median(reference), 1_600) && median(ours.map(({cpuMs}) => cpuMs)) <= 4_000,
    },
  ];
}

async function pushAll(stage: Stage, browser: Browser, changes: readonly Change[]): Promise<Cost> {
  const {full} = stage;
  await browser.page.goto(`${stage.server.url}/manifest.webmanifest`);
  await putInOutbox(browser, full.userId, changes);
  const pushing = browser.context.waitForEvent('request', {
    predicate: (one) => one.url().endsWith('/api/v1/sync/push'),
  });
  const cost = await costOf(browser, async () => {
    await browser.page.goto(stage.listOf(full));
    const request = await pushing;
    const endedAt = await untilSent(browser, full.userId);
    // Known only once the request has been answered.
    return endedAt - request.timing().startTime;
  });
  await assertFluid(browser, 'push');
  await assertApplied(stage, changes);
  await settle(browser);
  return cost;
}

/** Every row has the value its change gave it. */
async function assertApplied(stage: Stage, changes: readonly Change[]): Promise<void> {
  const {rows} = await stage.database.$client.query<{id: string; category_id: string}>(
    'select id, category_id from transactions where space_id = $1 and id = any($2)',
    [stage.full.spaceId, changes.map(({rowIds}) => rowIds[0])],
  );
  const found = new Map(rows.map((row) => [row.id, row.category_id]));
  const right = changes.filter((change) => found.get(change.rowIds[0] ?? '') === categoryOf(change));
  assertSame(right.length, changeCount, 'rows changed on the server');
}

/** The floor: the same rows and values, 500 at a time, each batch one transaction that takes the space's version. */
async function updateBySql(stage: Stage, changes: readonly Change[]): Promise<number> {
  const {spaceId} = stage.full;
  const client = await stage.database.$client.connect();
  const begun = performance.now();
  try {
    for (let at = 0; at < changes.length; at += batchSize) {
      const batch = changes.slice(at, at + batchSize);
      await client.query('begin');
      const {rows} = await client.query<{version: string}>('select take_space_version($1) as version', [spaceId]);
      const ids = batch.map(({rowIds}) => rowIds[0]);
      const values = batch.map(categoryOf);
      await client.query(
        `update transactions set category_id = wanted.category_id, version = $2
         from unnest($3::uuid[], $4::uuid[]) as wanted (id, category_id)
         where transactions.space_id = $1 and transactions.id = wanted.id`,
        [spaceId, rows[0]?.version, ids, values],
      );
      await client.query('commit');
    }
  } finally {
    client.release();
  }
  return performance.now() - begun;
}

function categoryOf({set}: Change): Json {
  const values = set['categoryId'];
  return values ? valueAt(values, 0) : null;
}
