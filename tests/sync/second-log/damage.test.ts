import {expect, test} from 'vitest';
import {changeSchema} from '#contract/sync/change.ts';
import {readUnsentLog} from '#sync/second-log/unsent-log.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {newClient} from '#sync/store/client-state.ts';
import {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createMemoryLog, type MemoryLog} from '#tests/fakes/memory-log.ts';
import {buildChange, testNow} from '#tests/sync/build-change.ts';
import {createScriptedServer, startEngine} from '#tests/sync/engine-parts.ts';
import {databaseDamages, logDamages} from './damage.ts';
import {startLog} from './start-log.ts';

type Stage = {readonly database: LocalDatabase; readonly disk: MemoryLog; readonly ids: readonly string[]};

/** A device that was closed in the middle of its work; `ids` are what is unsent, the refused one last. */
async function buildStage(): Promise<Stage> {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  const keeper = await startLog(database, disk);
  const changes = Array.from({length: 10}, () => buildChange());
  for (const change of changes) await recordChange(database, change);
  await expect.poll(() => disk.unsentIds()).toHaveLength(10);
  await database.transaction('rw', [database.outbox, database.attention, database.meta], async () => {
    const refused = changes[9] ?? buildChange();
    const refusals = [{rowId: refused.rowIds[0] ?? '', field: null, code: 'conflict' as const, reason: 'test'}];
    const refusedAt = new Date(testNow).toISOString();
    await database.attention.add({spaceId: refused.spaceId, change: refused, refusals, refusedAt});
    await database.outbox.bulkDelete([1, 2, 3, 10]);
    const sending = {firstSeq: 4, orders: [4, 5], hashes: ['a', 'b'], previousHash: ''};
    await writeMeta(database, 'client', {...newClient('c'), nextSeq: 6, sentThroughOrder: 5, sending});
  });
  await expect.poll(() => disk.unsentIds()).toHaveLength(7);
  await keeper.stop();
  return {database, disk, ids: changes.slice(3).map(({id}) => id)};
}

/** Which of the unsent changes can be read in at least one of both places. */
async function readableIds({database, disk, ids}: Stage): Promise<string[]> {
  const outbox = (await database.outbox.toArray()).map(withoutOrder);
  const attention = (await database.attention.toArray()).map(({change}) => change);
  const whole = [...outbox, ...attention].filter((change) => changeSchema.safeParse(change).success);
  const found = new Set([...whole.map(({id}) => id), ...readUnsentLog(disk.files).unsent.keys()]);
  return ids.filter((id) => found.has(id));
}

const variants = databaseDamages.flatMap((database) => logDamages.map((log) => ({database, log})));

test('there are at least 60 ways in which local storage breaks', () => {
  expect(variants.length).toBeGreaterThanOrEqual(60);
});

test.each(variants)(
  '[LOG3] [LOG4] $database.name, log $log.name: what either place has is sent once, in its order',
  async (damage) => {
    const stage = await buildStage();
    await damage.database.happen(stage.database);
    await damage.log.happen(stage.disk);
    stage.database.close();
    const database = new LocalDatabase(stage.database.name);
    const expected = await readableIds({...stage, database});
    const isWhole = damage.log.name === 'whole' || damage.log.name === 'doubled';
    expect(expected).toEqual(isWhole ? stage.ids : expected);

    const keeper = await startLog(database, stage.disk);
    await expect.poll(async () => readMeta(database, 'secondLog')).toBe('kept');
    const queued = await database.outbox.orderBy('order').toArray();
    const refused = (await database.attention.toArray()).map(({change}) => change.id);
    const found = [...queued.map(({id}) => id), ...refused];
    // Each is in one place, once. What has gone may be asked for again only where nobody remembers that it has: the server knows it.
    expect(found.filter((id) => stage.ids.includes(id))).toEqual(expected);
    const remembers = ['nothing', 'the queue is empty', 'attention is empty'].includes(damage.database.name);
    expect(found.length - expected.length).toBeLessThanOrEqual(remembers || damage.log.name !== 'torn' ? 0 : 3);
    await expect.poll(() => stage.disk.unsentIds().toSorted()).toEqual(found.toSorted());

    const server = createScriptedServer();
    const engine = startEngine(database, server);
    await expect.poll(() => server.pulls).toBeGreaterThan(0);
    expect(server.pushes.flatMap(({changes}) => changes.map(({id}) => id))).toEqual(queued.map(({id}) => id));
    expect([engine.reports, keeper.reports]).toEqual([[], []]);

    // A second start finds nothing to do.
    await engine.stop();
    await keeper.stop();
    const told = await readMeta(database, 'recovery');
    const again = await startLog(database, stage.disk);
    expect([await readMeta(database, 'recovery'), again.reports]).toEqual([told, []]);
    await again.stop();
    database.close();
  },
);
