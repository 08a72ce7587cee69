import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {changeRole} from '#contract/teammates/change-role.ts';
import {leaveCompany} from '#contract/teammates/leave-company.ts';
import {removeTeammate} from '#contract/teammates/remove-teammate.ts';
import {resendInvitation} from '#contract/teammates/resend-invitation.ts';
import {withdrawInvitation} from '#contract/teammates/withdraw-invitation.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {addMember, invite, readInvited, readPeople, resultOf, resultsOf} from './team-steps.ts';

let server: TestServer;
let ana: SyncDevice;
let luis: SyncDevice;
let spaceId: string;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await openSyncDevice(server);
  luis = await openSyncDevice(server, 'Luis');
  spaceId = await addSpaceOf(server, ana);
  await addMember(server, {by: ana, spaceId, who: luis, role: 'manager'});
});

test('[TMM3] managers, bookkeepers, another owner, a stranger and an admin in the owner’s name manage nobody', async () => {
  const {id} = await invite(server, ana, spaceId);
  const bookkeeper = await openSyncDevice(server, 'Berta');
  await addMember(server, {by: ana, spaceId, who: bookkeeper});
  const other = await openSyncDevice(server, 'Otto');
  await addSpaceOf(server, other);
  const who: readonly (readonly [SyncDevice, string])[] = [
    [luis, 'sync.not-permitted'],
    [bookkeeper, 'sync.not-permitted'],
    [other, 'sync.no-access'],
    [await openSyncDevice(server, 'Rita'), 'sync.no-access'],
    [await openAdmin(server), 'sync.no-access'],
    [await actAs(await openAdmin(server), ana.me.id), 'account.not-while-acting'],
  ];
  for (const [device, reason] of who) {
    const userId = luis.me.id;
    const tries = [
      await invite(server, device, spaceId, {email: 'x@example.com'}),
      await device.call(resendInvitation, {spaceId, id, language: 'es'}),
      await device.call(withdrawInvitation, {spaceId, id}),
      await device.call(changeRole, {spaceId, userId, role: 'bookkeeper'}),
      await device.call(removeTeammate, {spaceId, userId}),
    ];
    expect(tries.map(resultOf)).toEqual(tries.map(() => reason));
  }
  expect(await readInvited(luis, spaceId)).toEqual([]);
  expect(await readInvited(ana, spaceId)).toHaveLength(1);
  expect((await readPeople(ana, spaceId)).length).toBe(3);
});

test('[TMM10] a changed role reaches the device with its next pull, from the beginning; the same role changes nothing', async () => {
  const before = (await luis.pull()).body.spaces[0];
  const change = async () => ana.call(changeRole, {spaceId, userId: luis.me.id, role: 'bookkeeper'});
  expect(resultOf(await change())).toBe(200);
  const after = (await luis.pull({[spaceId]: before?.version ?? 0})).body.spaces[0];
  expect([before?.role, after?.role]).toEqual(['manager', 'bookkeeper']);
  expect(resultOf(await change())).toBe(200);
  expect((await luis.pull()).body.spaces[0]?.version).toBe(after?.version);
});

test('[TMM10] who has no part in the company has no role to change', async () => {
  const rita = await openSyncDevice(server, 'Rita');
  expect(resultOf(await ana.call(changeRole, {spaceId, userId: rita.me.id, role: 'manager'}))).toBe('teammate.gone');
});

test('[TMM11] who is removed reads nothing from then on, and removing twice changes nothing', async () => {
  const remove = async () => resultOf(await ana.call(removeTeammate, {spaceId, userId: luis.me.id}));
  expect([await remove(), await remove()]).toEqual([200, 200]);
  expect((await luis.pull()).body.spaces).toEqual([]);
  expect(await readPeople(ana, spaceId)).toEqual(['Ana Núñez: owner']);
});

test('[TMM14] who leaves reads nothing from then on; a stranger has nothing to leave', async () => {
  expect(resultOf(await luis.call(leaveCompany, {spaceId}))).toBe(200);
  expect((await luis.pull()).body.spaces).toEqual([]);
  expect(resultOf(await luis.call(leaveCompany, {spaceId}))).toBe('sync.no-access');
  expect(await readPeople(ana, spaceId)).toEqual(['Ana Núñez: owner']);
});

test('[TMM12] of two owners who leave at once one stays', async () => {
  const eva = await openSyncDevice(server, 'Eva');
  await joinSpace(server, eva, spaceId, 'owner');
  const answers = await Promise.all([ana.call(leaveCompany, {spaceId}), eva.call(leaveCompany, {spaceId})]);
  expect(new Set(answers.map(resultOf))).toEqual(new Set([200, 'teammate.last-owner']));
});

test('[TMM12] the only owner stays one', async () => {
  const self = {spaceId, userId: ana.me.id};
  expect(resultOf(await ana.call(removeTeammate, self))).toBe('teammate.last-owner');
  expect(resultOf(await ana.call(leaveCompany, {spaceId}))).toBe('teammate.last-owner');
  expect(resultOf(await ana.call(changeRole, {...self, role: 'manager'}))).toBe('teammate.last-owner');
});

test('[TMM12] two owners who remove each other at once leave one', async () => {
  const eva = await openSyncDevice(server, 'Eva');
  await joinSpace(server, eva, spaceId, 'owner');
  const answers = await Promise.all([
    ana.call(removeTeammate, {spaceId, userId: eva.me.id}),
    eva.call(removeTeammate, {spaceId, userId: ana.me.id}),
  ]);
  expect(answers.filter(({status}) => status === 200)).toHaveLength(1);
  expect((await readPeople(luis, spaceId)).filter((one) => one.endsWith('owner'))).toHaveLength(1);
});

test('[TMM12] two owners who step down at once leave one', async () => {
  const eva = await openSyncDevice(server, 'Eva');
  await joinSpace(server, eva, spaceId, 'owner');
  const stepDown = async (who: SyncDevice) => who.call(changeRole, {spaceId, userId: who.me.id, role: 'manager'});
  const answers = await Promise.all([stepDown(ana), stepDown(eva)]);
  expect(resultsOf(answers)).toEqual(['200', 'teammate.last-owner']);
});
