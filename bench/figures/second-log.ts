import {assertSame} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatRatio} from '#bench/kit/report.ts';
import {formatMs, median, quantile} from '#bench/kit/statistics.ts';
import {openList} from '#bench/stage/open-list.ts';
import {readOutbox} from '#bench/stage/outbox.ts';
import {rowCount, type Stage} from '#bench/stage/stage.ts';
import {categoriseRow, categoryNames, focusRows} from './edit.ts';

/** One row categorised by one key, with the second log and without it, without a server. */
export const secondLog: Figure = {name: 'log', run: runSecondLog};

const keysPerRun = 8;

async function runSecondLog(stage: Stage, runs: number): Promise<Line[]> {
  const [kept, bare] = [await stage.openDevice(stage.full), await stage.openDevice(stage.full)];
  // Whoever holds the log's lock keeps it: here nobody does.
  await bare.page.addInitScript((name) => {
    void navigator.locks.request(name, async () => new Promise(() => {}));
  }, `faro-log:faro-user-${stage.full.userId}`);
  await stage.server.stop();
  for (const browser of [kept, bare]) {
    await openList(browser, stage.listOf(stage.full), rowCount);
    await focusRows(browser);
  }
  const withLog: number[] = [];
  const without: number[] = [];
  for (let at = 0; at < runs * keysPerRun; at += 1) {
    const name = categoryNames[at % 2] ?? categoryNames[0];
    withLog.push(await categoriseRow(kept, name));
    without.push(await categoriseRow(bare, name));
  }
  const changes = await readOutbox(kept, stage.full.userId);
  assertSame((await readOutbox(bare, stage.full.userId)).length, changes.length, 'changes in both queues');
  for (const browser of [kept, bare]) await browser.discard();
  await stage.server.start();
  const ratio = median(withLog) / median(without);
  return [
    {
      what: 'one key pressed → category painted, with the second log',
      measured: `${formatMs(median(withLog))} (p95 ${formatMs(quantile(withLog, 0.95))})`,
      reference: `${formatMs(median(without))} (without the log)`,
      ratio: formatRatio(median(withLog), median(without)),
      limit: '1.5×',
      ok: ratio <= 1.5,
    },
  ];
}
