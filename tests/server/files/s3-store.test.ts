import {expect, test} from 'vitest';
import {StoreDownError} from '#server/providers/files/port.ts';
import {createS3Store} from '#server/providers/files/s3/adapter.ts';
import {filesPortKit} from '#tests/kits/files-port-kit.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {startS3Server} from '#tests/fakes/s3-server.ts';
import {startVendorServer} from '#tests/fakes/vendor-server.ts';

filesPortKit('S3', async () => {
  // s3rver has no other clock than the machine's: what is signed for a minute must not be over when the machine is slow.
  const clock = {nowMs: Date.now() + 3_600_000};
  const server = await startS3Server(() => clock.nowMs);
  const store = createS3Store(server.settings, {now: () => clock.nowMs, log: silentLog});
  return {store, ownOrigin: 'http://no-address-of-ours.invalid', clock, close: server.close};
});

test('[FIL7] an address serves its own object only', async () => {
  const server = await startS3Server(Date.now);
  const store = createS3Store(server.settings, {now: Date.now, log: silentLog});
  const grant = {key: 'incoming/a/b.1', spaceId: 'a', userId: 'u'};
  const url = (await store.signPut(grant, 2, Date.now() + 60_000)).replace('b.1', 'c.1');
  expect((await fetch(url, {method: 'PUT', body: 'ok'})).status).toBe(403);
  expect(await store.list('incoming/a/')).toEqual([]);
  await server.close();
});

test('[FIL8] a store that refuses us or does not answer is down, whatever is asked', async () => {
  const server = await startS3Server(Date.now);
  const stranger = createS3Store({...server.settings, secretAccessKey: 'wrong'}, {now: Date.now, log: silentLog});
  const lost = createS3Store({...server.settings, bucket: 'no-such-bucket'}, {now: Date.now, log: silentLog});
  const nothing = async function* () {};
  await expect(stranger.list('stored/x')).rejects.toThrow(StoreDownError);
  await expect(stranger.read('stored/x/y')).rejects.toThrow(StoreDownError);
  await expect(lost.list('stored/x')).rejects.toThrow(StoreDownError);
  await expect(lost.write('stored/x/y', 0, nothing())).rejects.toThrow(StoreDownError);
  await server.close();
  await expect(stranger.remove(['stored/x/y'])).rejects.toThrow(StoreDownError);
});

test('[FIL8] an answer that breaks off or is none of S3’s means a store that is down, not a bug', async () => {
  const vendor = await startVendorServer();
  const settings = {endpoint: vendor.url, bucket: 'b', region: 'r', accessKeyId: 'id', secretAccessKey: 'secret'};
  const store = createS3Store(settings, {now: Date.now, log: silentLog});
  vendor.failNext('cut', 'cut');
  await expect(store.list('stored/x')).rejects.toThrow(StoreDownError);
  const bytes = await store.read('stored/x/y');
  await expect(Array.fromAsync(bytes ?? [])).rejects.toThrow(StoreDownError);
  const listing = '<Contents><Size>1</Size></Contents>';
  vendor.failNext({status: 200, body: listing});
  await expect(store.list('stored/x')).rejects.toThrow(StoreDownError);
  await vendor.close();
});
