import {afterAll, beforeAll, expect, test} from 'vitest';
import {listDeadLetters, retryDeadLetter} from '#contract/admin/dead-letters.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import {MailRefusedError} from '#server/providers/mail/port.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openTestMails} from '#tests/kits/mail-steps.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

const security = {to: 'gone@example.com', language: 'pt', kind: 'security-event', firstName: 'Ana'} as const;
const event = {event: 'new-device', at: '2026-11-20T12:00:00.000Z', device: 'Chrome, Windows'} as const;
const code = {to: 'no@example.com', language: 'es', kind: 'reset-code', firstName: 'Luis'} as const;

let server: TestServer;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
});
afterAll(() => server.close());

/** Has mails refused for good. */
async function giveUp(...orders: MailOrder[]): Promise<void> {
  const send = async () => Promise.reject(new MailRefusedError('SMTP 550 RCPT TO'));
  const mails = await openTestMails(server.database, {send}, {now: () => server.clock.nowMs});
  for (const order of orders) await server.database.transaction((tx) => mails.queueMail(tx, order));
  // Also those that were ordered before.
  await mails.sendDue();
  await mails.close();
}

const list = async () => (await admin.call(listDeadLetters, {})).body;

test('[ADM10] an admin sees which mails were given up, to whom and why, without what they said', async () => {
  // Those of the people who are here.
  await giveUp();
  const before = await list();
  await giveUp(
    {...security, ...event},
    {...code, code: '482913', minutesValid: 10, token: 'k3Y-of_it', linkMinutes: 30},
  );
  const after = await list();
  expect(after.total).toBe(before.total + 2);
  const added = after.rows.filter(({id}) => before.rows.every((mail) => mail.id !== id));
  expect(added.toSorted((one, other) => (one.to < other.to ? -1 : 1))).toEqual([
    {
      id: expect.any(String),
      job: 'mail',
      kind: 'security-event',
      to: 'gone@example.com',
      queuedAt: new Date(server.clock.nowMs).toISOString(),
      givenUpAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      because: 'SMTP 550 RCPT TO',
      canRetry: true,
    },
    expect.objectContaining({kind: 'reset-code', to: 'no@example.com', canRetry: false}),
  ]);
  const page = (await admin.call(listDeadLetters, {limit: 1, offset: 1})).body;
  expect(page).toEqual({total: after.total, rows: [after.rows[1]]});
});

test('[ADM13] [JOB6] a mail is sent again once, whoever presses twice, and who did is written down', async () => {
  await giveUp({...security, ...event, to: 'again@example.com'});
  const {rows: letters, total} = await list();
  const mail = letters.find(({to}) => to === 'again@example.com');
  const presses = [1, 2].map(async () => admin.call(retryDeadLetter, {id: mail?.id ?? ''}));
  const answers = await Promise.all(presses);
  expect(answers.map(({status}) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect((await list()).total).toBe(total - 1);
  const waiting = (await server.readMailOrders()).filter(({to}) => to === 'again@example.com');
  expect(waiting).toEqual([{...security, ...event, to: 'again@example.com'}]);
  const {rows} = await server.database.$client.query('select admin_id, job_id, job from job_retries');
  expect(rows).toEqual([{admin_id: admin.me.id, job_id: mail?.id, job: 'mail'}]);
});

test('[ADM13] what held a code is not sent again, nor what there is not', async () => {
  await giveUp({
    ...code,
    code: '482913',
    minutesValid: 10,
    token: 'k3Y-of_it',
    linkMinutes: 30,
    to: 'code@example.com',
  });
  const mail = (await list()).rows.find(({to}) => to === 'code@example.com');
  expect(await admin.call(retryDeadLetter, {id: mail?.id ?? ''})).toMatchObject({
    status: 409,
    body: {error: {reason: 'admin.mail-secret-gone'}},
  });
  expect(await admin.call(retryDeadLetter, {id: testId(1)})).toMatchObject({
    status: 404,
    body: {error: {reason: 'admin.no-such-mail'}},
  });
  expect((await list()).rows).toContainEqual(mail);
});

test('[POL2] nobody but an admin sees or sends them', async () => {
  const user = await server.registerPerson();
  for (const [device, status] of [
    [server.openDevice(), 401],
    [user, 403],
  ] as const) {
    expect((await device.call(listDeadLetters, {})).status).toBe(status);
    expect((await device.call(retryDeadLetter, {id: testId(1)})).status).toBe(status);
  }
});
