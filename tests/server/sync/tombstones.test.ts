import {expect, onTestFinished, test} from 'vitest';
import {sweepTombstones} from '#server/sync/events/sweep-tombstones.ts';
import {buildServer, logInOn} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const dayMs = 86_400_000;

/** Ten accounts made on the first day; of some days the server sweeps on the first and the last. */
async function open() {
  const server = await buildServer();
  onTestFinished(() => server.close());
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const ids = Array.from({length: 10}, (_, index) => testId(index + 1));
  const {create, edit} = buildChangeIn(spaceId);
  await device.push([
    create(
      'accounts',
      ids.map((id) => buildRow('accounts', id)),
    ),
  ]);
  const sweep = () => sweepTombstones({database: server.database, now: () => server.clock.nowMs});
  const liveDays = async (days: number) => {
    server.clock.nowMs += dayMs;
    const first = await sweep();
    server.clock.nowMs += (days - 1) * dayMs;
    return first + (await sweep());
  };
  // No session lives as long as this.
  const signIn = () => logInOn(device, device.me.email);
  const remove = async (id: string) => {
    await signIn();
    return (await device.push([edit('accounts', [id], {deleted: true}, {deleted: false})])).body.refused;
  };
  const pullFrom = async (cursor: number) => {
    await signIn();
    return (await device.pull({[spaceId]: cursor})).body.spaces.find((space) => space.spaceId === spaceId);
  };
  return {server, device, spaceId, ids, sweep, liveDays, remove, pullFrom};
}

test('[SYN28] a deletion is remembered for 400 days and not much longer', async () => {
  const {server, ids, liveDays, remove, spaceId} = await open();
  expect(await remove(ids[0] ?? '')).toEqual([]);
  expect(await liveDays(400)).toBe(0);
  await remove(ids[1] ?? '');
  expect(await liveDays(2)).toBe(1);
  const {rows} = await server.database.$client.query(
    'select id, deleted from accounts where space_id = $1 order by id',
    [spaceId],
  );
  expect(rows.map((row: {id: string}) => row.id)).toEqual(ids.slice(1));
  expect(await liveDays(410)).toBe(1);
});

test('[SYN29] who was away longer starts cold without what was deleted; who was not is told of every deletion', async () => {
  const {ids, liveDays, remove, pullFrom} = await open();
  const long = (await pullFrom(0))?.version ?? 0;
  await remove(ids[0] ?? '');
  const short = (await pullFrom(long))?.version ?? 0;
  await liveDays(402);
  await remove(ids[1] ?? '');
  expect(await pullFrom(long)).toMatchObject({
    mode: 'cold',
    pages: expect.arrayContaining([expect.objectContaining({table: 'accounts', count: 8})]) as unknown,
  });
  expect(await pullFrom(short)).toMatchObject({mode: 'delta', tables: {accounts: {ids: [ids[1]]}}});
});

test('[SYN28] of two nodes that sweep at once, one does', async () => {
  const {server, ids, liveDays, remove, sweep} = await open();
  await remove(ids[0] ?? '');
  await liveDays(399);
  server.clock.nowMs += 3 * dayMs;
  const counts = await Promise.all([sweep(), sweep(), sweep()]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
});
