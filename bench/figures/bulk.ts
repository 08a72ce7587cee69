import {assertFluid, assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {pressEnter} from '#bench/kit/press-key.ts';
import {formatRatio} from '#bench/kit/report.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {readOutbox} from '#bench/stage/outbox.ts';
import {openList, settle} from '#bench/stage/open-list.ts';
import {toObjectBodies} from '#bench/stage/page-bodies.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';
import {categoryNames, focusRows, openPicker} from './edit.ts';

/** 10,000 selected rows categorised at once, without a server; against one strict transaction of two records. */
export const bulk: Figure = {
  name: 'bulk',
  run: async (stage, runs) => {
    const {ours, reference} = await categoriseInTurn(stage, runs, {fill: async () => undefined, act: writeTwoRecords});
    const wall = median(ours);
    const isOk = wall <= 150 || wall <= 5 * median(reference);
    return [toLine('a strict transaction', '5×, or 150 ms', {ours, reference, isOk})];
  },
};

/** The same, against SQLite in the origin's private files with the same rows and four indexes, doing the bare update in a worker. */
export const sqlite: Figure = {
  name: 'sqlite',
  run: async (stage, runs) => {
    const {ours, reference} = await categoriseInTurn(stage, runs, {fill: fillSqlite, act: updateSqlite});
    return [toLine('wa-sqlite on OPFS', '0.5×', {ours, reference, isOk: median(ours) <= 0.5 * median(reference)})];
  },
};

const bulkRows = rowCount / 10;

/** Milliseconds of each act. */
type InTurn = {readonly ours: number[]; readonly reference: number[]};

/** What the product is compared with; `act` answers with milliseconds. */
type Reference = {
  readonly fill: (browser: Browser, stage: Stage) => Promise<void>;
  readonly act: (browser: Browser, stage: Stage, turn: number) => Promise<number>;
};

async function categoriseInTurn(stage: Stage, runs: number, {fill, act}: Reference): Promise<InTurn> {
  const browser = await stage.openDevice(stage.full);
  const other = await stage.openNew();
  await other.page.goto(stage.site.url);
  await fill(other, stage);
  await stage.server.stop();
  await openList(browser, `${stage.listOf(stage.full)}?account=${stage.full.accountIds.at(-1)}`, bulkRows);
  const ours: number[] = [];
  const reference: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    ours.push(await categoriseAll(browser, stage, turn));
    reference.push(await act(other, stage, turn));
  }
  await browser.discard();
  await other.discard();
  await stage.server.start();
  return {ours, reference};
}

async function categoriseAll(browser: Browser, stage: Stage, turn: number): Promise<number> {
  const name = categoryNames[turn % 2] ?? categoryNames[0];
  await focusRows(browser);
  await browser.page.keyboard.press('Control+a');
  await openPicker(browser, name);
  await settle(browser);
  const tookMs = await pressEnter(
    browser,
    (wanted) => {
      const cells = [...document.querySelectorAll('[role=row][data-row] > [data-column=category]')];
      return cells.length > 15 && cells.every((cell) => cell.textContent === wanted);
    },
    name,
  );
  await assertFluid(browser, 'bulk');
  const outbox = await readOutbox(browser, stage.full.userId);
  assertSame(outbox.length, turn + 1, 'changes in the queue');
  assertSame(outbox.at(-1)?.rowIds.length, await rowsToChange(stage, turn), 'rows of the change');
  return tookMs;
}

function toLine(name: string, limit: string, {ours, reference, isOk}: InTurn & {isOk: boolean}): Line {
  return {
    what: 'categorise 10,000 selected rows → durable and painted',
    measured: `${formatMs(median(ours))} (p95 ${formatMs(quantile(ours, 0.95))})`,
    reference: `${formatMs(median(reference))} (${name})`,
    ratio: formatRatio(median(ours), median(reference)),
    limit,
    ok: isOk,
  };
}

/** Rows that have the value already are left out of the change: only the first time some do. */
async function rowsToChange(stage: Stage, act: number): Promise<number> {
  if (act > 0) return bulkRows;
  const [row] = (
    await stage.database.$client.query<{id: string}>(`select id from categories where space_id = $1 and key = 'rent'`, [
      stage.full.spaceId,
    ])
  ).rows;
  const last = stage.full.accountIds.at(-1);
  const same = stage.full.rows.filter(
    // A chosen category is a review: what has it and was not reviewed is changed all the same.
    (one) => one.accountId === last && one.categoryId === row?.id && one['checked'] === true,
  );
  return bulkRows - same.length;
}

async function writeTwoRecords({page}: Browser): Promise<number> {
  return page.evaluate(async () => {
    const begun = performance.now();
    await reference.jobs.writeTwoRecords();
    return performance.now() - begun;
  });
}

async function fillSqlite({page}: Browser, {full}: Stage): Promise<void> {
  // A page at a time: all of them at once are a message of some 30 MB.
  for (const body of toObjectBodies(full.rows)) {
    await page.evaluate(async (one) => reference.jobs.fillSqlite([one]), body);
  }
}

async function updateSqlite({page}: Browser, {full}: Stage, turn: number): Promise<number> {
  const accountId = full.accountIds.at(-1) ?? '';
  const updated = await page.evaluate(
    async ([account, category]) => {
      const begun = performance.now();
      const count = await reference.jobs.categoriseInSqlite(account, category);
      return {count, wallMs: performance.now() - begun};
    },
    [accountId, full.categoryIds[turn % 2] ?? ''] as const,
  );
  assertSame(updated.count, bulkRows, 'rows updated by SQLite');
  return updated.wallMs;
}
