import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, onTestFinished, test} from 'vitest';
import {beginEpoch, noticeRestore} from '#server/sync/events/epoch.ts';
import {openFreshDatabase} from '#tests/kits/fresh-database.ts';
import {buildServer} from '#tests/kits/build-server.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';

test('[SYN26] after a new epoch every pull names it', async () => {
  const server = await buildServer();
  onTestFinished(() => server.close());
  const device = await openSyncDevice(server);
  const before = (await device.pull()).body.epoch;
  const epoch = await beginEpoch(server.database);
  expect(epoch).not.toBe(before);
  expect((await device.pull()).body.epoch).toBe(epoch);
});

test('[SYN26] an operator begins it by a command, on the data that the environment names', async () => {
  const fresh = await openFreshDatabase();
  onTestFinished(() => fresh.close());
  const readEpoch = async () => (await fresh.database.$client.query('select epoch from sync_epoch')).rows;
  const before = await readEpoch();
  const environment = {PATH: process.env['PATH'], NODE_ENV: 'development', DATABASE_URL: fresh.url};
  const {stdout} = await promisify(execFile)(process.execPath, ['server/begin-epoch.ts'], {env: environment});
  expect(stdout).toContain('A new epoch has begun.');
  expect(await readEpoch()).not.toEqual(before);
});

test('[SYN27] data that lies elsewhere than before gets a new epoch, once; a restart does not', async () => {
  const fresh = await openFreshDatabase();
  onTestFinished(() => fresh.close());
  const readEpoch = async () => (await fresh.database.$client.query('select epoch from sync_epoch')).rows;
  const first = await readEpoch();
  expect(await noticeRestore(fresh.database)).toBe(false);
  expect(await noticeRestore(fresh.database)).toBe(false);
  expect(await readEpoch()).toEqual(first);
  const putBack = await fresh.snapshot();
  await putBack();
  const found = await Promise.all([noticeRestore(fresh.database), noticeRestore(fresh.database)]);
  expect(found.toSorted()).toEqual([false, true]);
  expect(await readEpoch()).not.toEqual(first);
  expect(await noticeRestore(fresh.database)).toBe(false);
});
