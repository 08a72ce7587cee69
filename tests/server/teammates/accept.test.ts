import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {acceptInvitation, declineInvitation} from '#contract/teammates/accept-invitation.ts';
import {readInvitation} from '#contract/teammates/read-invitation.ts';
import {removeTeammate} from '#contract/teammates/remove-teammate.ts';
import {withdrawInvitation} from '#contract/teammates/withdraw-invitation.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {invite, readInvited, readPeople, readToken, resultOf} from './team-steps.ts';

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
});

const accept = async (who: SyncDevice, token: string, companyIds = [spaceId]) =>
  who.call(acceptInvitation, {token, companyIds});

test('[TMM6] [TMM7] two companies with two roles: one link shows both, and each is accepted by itself', async () => {
  const second = await addSpaceOf(server, ana);
  const {email} = luis.me;
  await invite(server, ana, spaceId, {email, role: 'manager'});
  await invite(server, ana, second, {email, role: 'bookkeeper'});
  const token = await readToken(server, email);
  const {body} = await server.openDevice().call(readInvitation, {token});
  expect(body).toMatchObject({email, hasAccount: true});
  // That of the link comes first.
  expect(body.invitations.map(({companyId, role}) => [companyId, role])).toEqual([
    [second, 'bookkeeper'],
    [spaceId, 'manager'],
  ]);
  expect((await accept(luis, token, [second])).body).toEqual({companyIds: [second]});
  expect((await luis.pull()).body.spaces.map((space) => space.spaceId)).toEqual([second]);
  const first = await readToken(server, email);
  expect(first).toBe(token);
  expect((await accept(luis, token)).body).toEqual({companyIds: [spaceId]});
  const roles = new Map((await luis.pull()).body.spaces.map((space) => [space.spaceId, space.role]));
  expect(roles).toEqual(
    new Map([
      [spaceId, 'manager'],
      [second, 'bookkeeper'],
    ]),
  );
  expect(await readInvited(ana, spaceId)).toEqual([]);
  expect(await readPeople(ana, spaceId)).toEqual(['Ana Núñez: owner', 'Luis Núñez: manager']);
});

test('[TMM6] who has no account registers with the e-mail of the link, and is in with the next pull', async () => {
  const email = `${server.newId()}@example.com`;
  await invite(server, ana, spaceId, {email});
  const token = await readToken(server, email);
  const visitor = server.openDevice();
  expect((await visitor.call(readInvitation, {token})).body.hasAccount).toBe(false);
  expect(resultOf(await visitor.call(acceptInvitation, {token, companyIds: [spaceId]}))).toBe(
    'account.sign-in-required',
  );
  const marta = await server.registerPerson({email, firstName: 'Marta'});
  expect((await marta.call(acceptInvitation, {token, companyIds: [spaceId]})).status).toBe(200);
  expect(await readPeople(ana, spaceId)).toEqual(['Ana Núñez: owner', 'Marta Núñez: bookkeeper']);
});

test('[TMM6] the link alone is not enough: another person, an admin and an admin who acts as the person are refused', async () => {
  const {email} = luis.me;
  await invite(server, ana, spaceId, {email});
  const token = await readToken(server, email);
  const eva = await openSyncDevice(server, 'Eva');
  expect(resultOf(await accept(eva, token))).toBe('invitation.other-email');
  expect(resultOf(await accept(await openAdmin(server), token))).toBe('invitation.admin');
  expect(resultOf(await accept(await actAs(await openAdmin(server), luis.me.id), token))).toBe(
    'account.not-while-acting',
  );
  expect(await readPeople(ana, spaceId)).toEqual(['Ana Núñez: owner']);
});

test('[TMM6] a link opens nothing of another e-mail, and a made-up one opens nothing', async () => {
  await invite(server, ana, spaceId, {email: luis.me.email});
  const eva = await openSyncDevice(server, 'Eva');
  const other = await addSpaceOf(server, ana);
  await invite(server, ana, other, {email: eva.me.email});
  const token = await readToken(server, eva.me.email);
  expect(resultOf(await accept(eva, token, [spaceId]))).toBe('invitation.over');
  await eva.call(declineInvitation, {token, companyIds: [spaceId]});
  expect(await readInvited(ana, spaceId)).toMatchObject([{declinedAt: null}]);
  for (const made of ['A'.repeat(43), token.slice(0, 42) + (token.endsWith('A') ? 'B' : 'A')]) {
    expect(resultOf(await eva.call(readInvitation, {token: made}))).toBe('invitation.over');
    expect(resultOf(await accept(eva, made, [other]))).toBe('invitation.over');
    expect(resultOf(await eva.call(declineInvitation, {token: made, companyIds: [other]}))).toBe('invitation.over');
  }
});

test('[TMM7] accepting again changes nothing, also at the same moment', async () => {
  const {email} = luis.me;
  await invite(server, ana, spaceId, {email});
  const token = await readToken(server, email);
  const answers = await Promise.all([1, 2, 3].map(async () => accept(luis, token)));
  expect(answers.map(({status}) => status)).toEqual([200, 200, 200]);
  expect(await readPeople(ana, spaceId)).toEqual(['Ana Núñez: owner', 'Luis Núñez: bookkeeper']);
});

test('[TMM7] who was removed comes back by a new invitation, with its role', async () => {
  const {email, id: userId} = luis.me;
  await invite(server, ana, spaceId, {email, role: 'manager'});
  await accept(luis, await readToken(server, email));
  await ana.call(removeTeammate, {spaceId, userId});
  expect((await luis.pull()).body.spaces).toEqual([]);
  // The link that was used once is no way back.
  expect(resultOf(await accept(luis, await readToken(server, email)))).toBe('invitation.over');
  await invite(server, ana, spaceId, {email, role: 'bookkeeper'});
  await accept(luis, await readToken(server, email));
  expect(await readPeople(ana, spaceId)).toEqual(['Ana Núñez: owner', 'Luis Núñez: bookkeeper']);
});

test('[TMM8] accepting what is withdrawn at the same moment is one or the other', async () => {
  const {email} = luis.me;
  const {id} = await invite(server, ana, spaceId, {email});
  const token = await readToken(server, email);
  const [accepted] = await Promise.all([accept(luis, token), ana.call(withdrawInvitation, {spaceId, id})]);
  const isIn = (await readPeople(ana, spaceId)).length === 2;
  expect(isIn).toBe(accepted.status === 200);
  expect(await readInvited(ana, spaceId)).toEqual([]);
});
