import {afterAll, beforeAll, expect, test} from 'vitest';
import {changeProfile} from '#contract/account/profile.ts';
import {toRows} from '#contract/kernel/field-values.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const profile = {firstName: 'Ana María', lastName: 'Núñez', phone: null, language: 'es'} as const;

const sorted = (names: readonly unknown[]) => names.map(String).toSorted((one, other) => one.localeCompare(other));

/** A space as a new device of the person would find it: its version, and who works there. */
async function readMembers(device: SyncDevice, spaceId: string) {
  const {body} = await device.pull();
  const version = body.spaces.find((one) => one.spaceId === spaceId)?.version ?? 0;
  return {version, names: sorted((await device.readTable(spaceId, 'memberships')).map((row) => row['name']))};
}

/** The names that come to a device which has the space up to a version. */
async function pullNames(device: SyncDevice, spaceId: string, cursor: number): Promise<string[]> {
  const {body} = await device.pull({[spaceId]: cursor});
  const columns = body.spaces.find((one) => one.spaceId === spaceId)?.tables['memberships'];
  return sorted(columns ? toRows(columns).map((row) => row['name']) : []);
}

test('[COM4] a new name comes to everybody of every company with the next pull, and to nobody else', async () => {
  const ana = await openSyncDevice(server);
  const luis = await openSyncDevice(server, 'Luis');
  const eva = await openSyncDevice(server);
  const [first, second, foreign] = [
    await addSpaceOf(server, ana),
    await addSpaceOf(server, luis),
    await addSpaceOf(server, eva),
  ];
  await joinSpace(server, luis, first, 'bookkeeper');
  await joinSpace(server, ana, second, 'manager');
  const before = [await readMembers(luis, first), await readMembers(luis, second)] as const;
  const foreignBefore = await readMembers(eva, foreign);

  expect((await ana.call(changeProfile, profile)).status).toBe(200);
  expect(await pullNames(luis, first, before[0].version)).toEqual(['Ana María Núñez']);
  expect(await pullNames(luis, second, before[1].version)).toEqual(['Ana María Núñez']);
  expect((await readMembers(luis, first)).names).toEqual(['Ana María Núñez', 'Luis']);
  expect(await readMembers(eva, foreign)).toEqual(foreignBefore);
});

test('[COM4] a telephone or a language alone wakes nobody, nor does a name that is the same', async () => {
  const ana = await openSyncDevice(server);
  const spaceId = await addSpaceOf(server, ana);
  await ana.call(changeProfile, profile);
  const before = await readMembers(ana, spaceId);
  await ana.call(changeProfile, {...profile, phone: '+57 300 123 4567', language: 'pt'});
  expect(await readMembers(ana, spaceId)).toEqual(before);
});

test('[COM4] a company one has left keeps the old name', async () => {
  const ana = await openSyncDevice(server);
  const luis = await openSyncDevice(server, 'Luis');
  const spaceId = await addSpaceOf(server, ana);
  await joinSpace(server, luis, spaceId, 'bookkeeper');
  await changeMember(server, luis.me.id, spaceId, {deleted: true});
  const before = await readMembers(ana, spaceId);
  await luis.call(changeProfile, profile);
  expect(await readMembers(ana, spaceId)).toEqual(before);
});

test('[COM4] two who change their names at once in the same companies both get through', async () => {
  const ana = await openSyncDevice(server);
  const luis = await openSyncDevice(server, 'Luis');
  const spaces = [await addSpaceOf(server, ana), await addSpaceOf(server, luis)] as const;
  await joinSpace(server, luis, spaces[0], 'manager');
  await joinSpace(server, ana, spaces[1], 'manager');
  const answers = await Promise.all([
    ana.call(changeProfile, profile),
    luis.call(changeProfile, {...profile, firstName: 'Luis', lastName: 'Ferreira'}),
  ]);
  expect(answers.map(({status}) => status)).toEqual([200, 200]);
  for (const spaceId of spaces)
    expect((await readMembers(ana, spaceId)).names).toEqual(['Ana María Núñez', 'Luis Ferreira']);
});
