import {afterEach, beforeEach, expect, test} from 'vitest';
import {declinedDays, invitationDays, receivedPerDay, sentPerDay} from '#contract/teammates/limits.ts';
import {acceptInvitation, declineInvitation} from '#contract/teammates/accept-invitation.ts';
import {readInvitation} from '#contract/teammates/read-invitation.ts';
import {resendInvitation} from '#contract/teammates/resend-invitation.ts';
import {withdrawInvitation} from '#contract/teammates/withdraw-invitation.ts';
import {mailJob} from '#server/mail/mail-job.ts';
import {sweepLetters} from '#server/modules/teammates/routes.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {
  addMember,
  asked,
  invite,
  readInvited,
  readPeople,
  readToken,
  readTokens,
  resultOf,
  resultsOf,
} from './team-steps.ts';

const dayMs = 24 * 3_600_000;

let server: TestServer;
let ana: SyncDevice;
let spaceId: string;
beforeEach(async () => {
  server = await buildServer();
  ana = await openSyncDevice(server);
  spaceId = await addSpaceOf(server, ana);
});
afterEach(() => server.close());

/** Days go by, and the owner signs in anew: their session ran out. */
async function passDays(days: number): Promise<void> {
  server.clock.nowMs += days * dayMs;
  const {body} = await logInOn(ana, ana.me.email);
  Object.assign(ana, {me: body});
}

test('[TMM1] an invitation is a row of the company and a mail, and nobody is in before they accept', async () => {
  const {id, status} = await invite(server, ana, spaceId, {email: ' Marta@Example.com '});
  expect(status).toBe(200);
  const at = new Date(server.clock.nowMs).toISOString();
  const expiresAt = new Date(server.clock.nowMs + invitationDays * dayMs).toISOString();
  const row = {id, email: asked.email, role: 'bookkeeper', invitedBy: 'Ana Núñez', invitedAt: at, sentAt: at};
  expect(await readInvited(ana, spaceId)).toMatchObject([{...row, expiresAt, declinedAt: null}]);
  expect(await readPeople(ana, spaceId)).toEqual(['Ana Núñez: owner']);
  const mail = (await server.readMails()).find(({to}) => to === asked.email);
  expect(mail?.subject).toBe('You are invited to Faro LLC on Faro');
  expect(mail?.text).toContain('Ana Núñez invites you');
  expect(mail?.text).toMatch(/\/en\/invitation#[\w-]{43}/);
});

test('[TMM1] an e-mail that is none, or a role that is none to be invited to, is refused', async () => {
  for (const email of ['', 'marta', 'marta@', 'a b@example.com'])
    expect((await invite(server, ana, spaceId, {email})).status).toBe(400);
  // An owner is not made by mail.
  expect((await invite(server, ana, spaceId, {role: 'owner' as 'manager'})).status).toBe(400);
  expect(await server.readMailOrders()).toHaveLength(1);
});

test('[TMM2] asked twice under one id it is one invitation; under another it is refused, as is who is in already', async () => {
  const first = await invite(server, ana, spaceId);
  expect(resultOf(await invite(server, ana, spaceId, {id: first.id}))).toBe(200);
  expect(resultOf(await invite(server, ana, spaceId))).toBe('teammate.already-invited');
  expect(await readTokens(server)).toHaveLength(1);
  expect(resultOf(await invite(server, ana, spaceId, {email: ana.me.email}))).toBe('teammate.already-added');
  const luis = await openSyncDevice(server, 'Luis');
  await addMember(server, {by: ana, spaceId, who: luis});
  expect(resultOf(await invite(server, ana, spaceId, {email: luis.me.email}))).toBe('teammate.already-added');
  // Another company is another matter.
  const second = await addSpaceOf(server, ana);
  expect(resultOf(await invite(server, ana, second, {email: luis.me.email}))).toBe(200);
});

test('[TMM2] two invitations of one e-mail at once are one', async () => {
  const answers = await Promise.all([1, 2, 3].map(async () => invite(server, ana, spaceId)));
  expect(resultsOf(answers)).toEqual(['200', 'teammate.already-invited', 'teammate.already-invited']);
  expect(await readTokens(server)).toHaveLength(1);
});

test('[TMM4] whether an e-mail has an account changes neither the answer nor what the owner sees', async () => {
  const luis = await openSyncDevice(server, 'Luis');
  const [known, unknown] = [
    await invite(server, ana, spaceId, {email: luis.me.email}),
    await invite(server, ana, spaceId),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const [one, other] = await readInvited(ana, spaceId);
  expect({...one, id: '', email: ''}).toEqual({...other, id: '', email: ''});
  // The mail itself is in the language of whoever has an account.
  const mails = (await server.readMailOrders()).filter(({kind}) => kind === 'teammate-invited');
  expect(new Map(mails.map(({to, language}) => [to, language]))).toEqual(
    new Map([
      [luis.me.email, 'es'],
      [asked.email, 'en'],
    ]),
  );
});

test('[TMM5] the token is kept as a hash, and neither logged nor kept with a mail that was given up', async () => {
  await invite(server, ana, spaceId);
  const token = await readToken(server);
  const {rows} = await server.database.$client.query('select * from invitation_letters, invitations');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(server.logLines.join('\n')).not.toContain(token);
  const order = (await server.readMailOrders()).find(({kind}) => kind === 'teammate-invited');
  if (!order) throw new Error('no mail');
  const queued = {order, orderedAt: '2026-11-20T12:00:00.000Z'};
  expect(JSON.stringify(mailJob.withoutSecrets(queued))).not.toContain(token);
  expect(mailJob.describe(queued)).toMatchObject({canRetry: false});
});

test('[TMM5] an invitation runs out after its days; sent again it is good anew, by the old link and the new', async () => {
  const {id} = await invite(server, ana, spaceId);
  const visitor = server.openDevice();
  const read = async (token: string) => resultOf(await visitor.call(readInvitation, {token}));
  const first = await readToken(server);
  server.clock.nowMs += invitationDays * dayMs - 1_000;
  expect(await read(first)).toBe(200);
  server.clock.nowMs += 1_000;
  expect(await read(first)).toBe('invitation.over');
  await passDays(0);
  expect(resultOf(await ana.call(resendInvitation, {spaceId, id, language: 'pt'}))).toBe(200);
  expect(await read(first)).toBe(200);
  expect(await read(await readToken(server))).toBe(200);
  expect(await readTokens(server)).toHaveLength(2);
});

test('[TMM5] links that are good for nothing are forgotten in time', async () => {
  await invite(server, ana, spaceId);
  const token = await readToken(server);
  const sweep = async () => {
    await sweepLetters({database: server.database, now: () => server.clock.nowMs});
    return (await server.database.$client.query('select from invitation_letters')).rowCount;
  };
  server.clock.nowMs += invitationDays * dayMs;
  expect(await sweep()).toBe(1);
  server.clock.nowMs += invitationDays * dayMs + 1;
  expect(await sweep()).toBe(0);
  expect(resultOf(await server.openDevice().call(readInvitation, {token}))).toBe('invitation.over');
});

test('[TMM8] withdrawn it opens nothing and can be sent anew; withdrawing twice changes nothing', async () => {
  const {id} = await invite(server, ana, spaceId);
  const token = await readToken(server);
  const withdraw = async () => resultOf(await ana.call(withdrawInvitation, {spaceId, id}));
  expect([await withdraw(), await withdraw()]).toEqual([200, 200]);
  expect(await readInvited(ana, spaceId)).toEqual([]);
  const marta = await openSyncDevice(server, 'Marta');
  expect(resultOf(await marta.call(readInvitation, {token}))).toBe('invitation.over');
  expect(resultOf(await ana.call(resendInvitation, {spaceId, id, language: 'es'}))).toBe('teammate.invitation-gone');
  expect(resultOf(await invite(server, ana, spaceId))).toBe(200);
});

test('[TMM8] who declined is not asked again for 30 days, though the owner clears it away', async () => {
  const {id} = await invite(server, ana, spaceId);
  const token = await readToken(server);
  expect(resultOf(await server.openDevice().call(declineInvitation, {token, companyIds: [spaceId]}))).toBe(200);
  expect(await readInvited(ana, spaceId)).toMatchObject([{id, declinedAt: new Date(server.clock.nowMs).toISOString()}]);
  expect(resultOf(await ana.call(resendInvitation, {spaceId, id, language: 'es'}))).toBe('teammate.declined');
  expect(resultOf(await invite(server, ana, spaceId))).toBe('teammate.declined');
  await ana.call(withdrawInvitation, {spaceId, id});
  expect(resultOf(await invite(server, ana, spaceId))).toBe('teammate.declined');
  await passDays(declinedDays);
  expect(resultOf(await invite(server, ana, spaceId))).toBe(200);
  // What somebody declined is no way in.
  const marta = await openSyncDevice(server, 'Marta');
  expect(resultOf(await marta.call(acceptInvitation, {token, companyIds: [spaceId]}))).not.toBe(200);
});

test('[TMM8] who declined more than 30 days ago is asked again without clearing it away, and stands there once', async () => {
  await invite(server, ana, spaceId);
  const token = await readToken(server);
  await server.openDevice().call(declineInvitation, {token, companyIds: [spaceId]});
  await passDays(declinedDays);
  const {id} = await invite(server, ana, spaceId);
  expect(await readInvited(ana, spaceId)).toMatchObject([{id, declinedAt: null}]);
});

test('[TMM9] a person sends so many a day, and an e-mail gets so many', async () => {
  for (let index = 0; index < sentPerDay; index += 1)
    expect(resultOf(await invite(server, ana, spaceId, {email: `one${index}@example.com`}))).toBe(200);
  const refused = await invite(server, ana, spaceId);
  expect([refused.status, resultOf(refused)]).toEqual([429, 'teammate.too-many']);
  const others = await Promise.all(
    Array.from({length: receivedPerDay + 1}, async () => {
      const owner = await openSyncDevice(server, 'Eva');
      return [owner, await addSpaceOf(server, owner)] as const;
    }),
  );
  const answers = await Promise.all(others.map(async ([owner, space]) => resultOf(await invite(server, owner, space))));
  expect(answers.filter((one) => one === 200)).toHaveLength(receivedPerDay);
  expect(answers.filter((one) => one === 'teammate.too-many')).toHaveLength(1);
  // Nothing is left of what was refused.
  expect(await readInvited(ana, spaceId)).toHaveLength(sentPerDay);
});

test('[TMM9] the same invitation is not mailed twice within a minute', async () => {
  const {id} = await invite(server, ana, spaceId);
  const resend = async () => resultOf(await ana.call(resendInvitation, {spaceId, id, language: 'es'}));
  expect(await resend()).toBe('teammate.sent-just-now');
  server.clock.nowMs += 60_000;
  expect(await resend()).toBe(200);
  expect(await resend()).toBe('teammate.sent-just-now');
});
