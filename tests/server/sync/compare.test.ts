import {afterAll, beforeAll, expect, test} from 'vitest';
import {compareSpace} from '#contract/sync/compare-space.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';

let server: TestServer;
let device: SyncDevice;
let spaceId: string;

beforeAll(async () => {
  server = await buildServer();
  device = await openSyncDevice(server);
  spaceId = await addSpaceOf(server, device);
});
afterAll(() => server.close());

const copy = () => ({wireVersion, spaceId, version: 1, count: 31, digest: 'a'.repeat(32)});

test('[SYN31] a copy of another version, or of another wire version, is not compared', async () => {
  for (const other of [{version: 0}, {version: 2}, {wireVersion: wireVersion + 1}]) {
    const {body} = await device.call(compareSpace, {...copy(), ...other});
    expect(body).toEqual({verdict: 'unknown'});
  }
  expect((await device.call(compareSpace, copy())).body).toEqual({verdict: 'different'});
});

test('[SYN31] a space that is not the person’s is not found, whether it exists or not', async () => {
  const stranger = await openSyncDevice(server, 'Eva');
  for (const id of [spaceId, server.newId()]) {
    const {status, body} = await stranger.call(compareSpace, {...copy(), spaceId: id});
    expect([status, body]).toMatchObject([404, {error: {code: 'not-found', reason: 'sync.no-access'}}]);
  }
  expect((await server.openDevice().call(compareSpace, copy())).status).toBe(401);
});

test('[SYN31] a digest of another shape is refused', async () => {
  const {status} = await device.call(compareSpace, {...copy(), digest: 'a'});
  expect(status).toBe(400);
});
