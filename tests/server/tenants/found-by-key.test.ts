import {expect, onTestFinished, test} from 'vitest';
import {buildServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

test('[TEN1] [SYN22] rows that a push names are found by their key, in a table of which the planner knows nothing too', async () => {
  const server = await buildServer();
  onTestFinished(() => server.close());
  const device = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, device);
  const {create} = buildChangeIn(spaceId);
  const ids = Array.from({length: 3_000}, () => server.newId());
  const rows = ids.map((id) => buildRow('transactions', id));
  await device.push([create('accounts', [buildRow('accounts', testId(1))]), create('transactions', rows)]);
  const client = await server.fresh.tenants.pool.connect();
  onTestFinished(() => client.release());
  await client.query(`select set_config('faro.person', $1, false), set_config('faro.sender', $1, false)`, [
    device.me.id,
  ]);
  const plan = await client.query<{'QUERY PLAN': string}>(
    `explain select kept.* from unnest($2::uuid[]) as wanted (id) cross join lateral
       (select id from transactions where space_id = $1 and id = wanted.id limit 1) as kept`,
    [spaceId, ids.slice(0, 100)],
  );
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toMatch(/using transactions_pkey/);
  expect(text).toMatch(/Index Cond: \(\(space_id = .*\) AND \(id = wanted\.id\)\)/);
}, 60_000);
