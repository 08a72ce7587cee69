import {afterEach, beforeEach, expect, test} from 'vitest';
import {listContactMessages} from '#contract/contact/list-messages.ts';
import {sendContactMessage} from '#contract/contact/send-message.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';

const hourMs = 3_600_000;
const wish = {name: 'Eva Ruiz', email: 'eva@example.com', message: 'Hola,\n¿cuánto cuesta?', language: 'pt'} as const;

let server: TestServer;
beforeEach(async () => (server = await buildServer({RATE_LIMITS: 'on', CONTACT_EMAIL: 'staff@faro.example'})));
afterEach(() => server.close());

async function send(more: object = {}, device: Device = server.openDevice()) {
  const {status, body, headers} = await device.call(sendContactMessage, {...wish, ...more});
  const {error} = body as {error?: {reason: string; details?: {field?: string}}};
  const retryAfter = Number(headers['retry-after'] ?? 0);
  return {
    status,
    ...(error && {reason: error.reason}),
    ...(error?.details && {field: error.details.field}),
    retryAfter,
  };
}

const done = {status: 200, retryAfter: 0};
const tooMany = {status: 429, reason: 'contact.too-many', retryAfter: 0};

async function countKept(): Promise<number> {
  return (await server.database.$client.query('select from contact_messages')).rowCount ?? 0;
}

async function becomeAdmin(device: Device): Promise<void> {
  await server.database.$client.query('update users set is_admin = true where id = $1', [device.me?.id]);
}

test('[CTC2] a message is kept, mailed to us to be answered, and confirmed to its sender in their language', async () => {
  expect(await send({email: ' Eva@Example.com ', message: 'Hola,\r\n¿cuánto cuesta?\u0000 '})).toEqual(done);
  const mails = await server.readMails();
  const toStaff = mails.find(({to}) => to === 'staff@faro.example');
  const toSender = mails.find(({to}) => to === 'eva@example.com');
  expect(mails).toHaveLength(2);
  expect(toStaff).toMatchObject({replyTo: 'eva@example.com', subject: 'Mensagem de contato de Eva Ruiz'});
  expect(toStaff?.text).toContain('> Hola,\n> ¿cuánto cuesta?\n');
  expect(toSender?.subject).toBe('Recebemos a sua mensagem');
  expect(server.logLines.join('\n')).not.toMatch(/eva|ruiz|cuesta/i);
});

test('[CTC5] the confirmation holds no word of the sender and comes once a day', async () => {
  const words = {name: 'Compra en evil example', message: 'https://evil.example'};
  await send(words);
  await send({...words, message: 'https://evil.example/2'});
  server.clock.nowMs += 23 * hourMs;
  await send({message: 'again'});
  const confirmations = async () => (await server.readMails()).filter(({to}) => to === wish.email);
  const [first, ...others] = await confirmations();
  expect(others).toEqual([]);
  expect(first && first.subject + first.text + first.html).not.toMatch(/evil|compra/i);
  server.clock.nowMs += 2 * hourMs;
  await send({message: 'the day after'});
  expect(await confirmations()).toHaveLength(2);
});

const refusals = [
  [{name: ''}, 'contact.name-required', 'name'],
  [{name: '   '}, 'contact.name-required', 'name'],
  [{name: 'a'.repeat(121)}, 'contact.name-long', 'name'],
  [{name: 'Eva\r\nBcc: all@example.com'}, 'contact.name-invalid', 'name'],
  [{email: ''}, 'contact.email-required', 'email'],
  [{email: 'eva'}, 'contact.email-invalid', 'email'],
  [{email: 'eva@example.com, all@example.com'}, 'contact.email-invalid', 'email'],
  [{email: 'eva@example.com\nBcc: all@example.com'}, 'contact.email-invalid', 'email'],
  [{email: `${'a'.repeat(250)}@example.com`}, 'contact.email-invalid', 'email'],
  [{message: ' \n '}, 'contact.message-required', 'message'],
  [{message: '\u0000\u0007'}, 'contact.message-required', 'message'],
  [{message: 'a'.repeat(5_001)}, 'contact.message-long', 'message'],
  [{message: ['a']}, 'request.invalid-field', 'message'],
  [{language: 'fr'}, 'request.invalid-field', 'language'],
] as const;

test('[CTC1] what is not right is refused at its field, and nothing kept', async () => {
  for (const [more, reason, field] of refusals)
    expect(await send(more)).toEqual({status: 400, reason, field, retryAfter: 0});
  expect(await countKept()).toBe(0);
});

test('[CTC1] the longest message of any script is taken as it is', async () => {
  const message = '<script>alert(1)</script> 東京 🚀 '.repeat(180).slice(0, 4_999).trim();
  expect(await send({message, name: `O'Brien <b> "東京"`})).toEqual(done);
  const {rows} = await server.database.$client.query('select message from contact_messages');
  expect(rows).toEqual([{message}]);
});

test('[CTC3] what a program filled in is thanked and goes nowhere', async () => {
  expect(await send({website: 'https://evil.example'})).toEqual(done);
  expect([await countKept(), await server.readMails()]).toEqual([0, []]);
});

test('[CTC3] the sixth call within a minute from one address is refused before it is read', async () => {
  const device = server.openDevice();
  for (let call = 0; call < 5; call += 1) await send({message: ''}, device);
  expect(await send({}, device)).toMatchObject({status: 429, reason: 'request.too-many'});
});

test('[CTC2] the same message again is thanked and changes nothing', async () => {
  for (let call = 0; call < 5; call += 1) expect(await send()).toEqual(done);
  expect(await countKept()).toBe(1);
  expect(await server.readMails()).toHaveLength(2);
});

test('[CTC4] from one network five messages an hour are taken, and who must wait is told how long', async () => {
  const device = server.openDevice();
  for (let index = 0; index < 4; index += 1) {
    expect(await send({email: `eva${index}@example.com`}, device)).toEqual(done);
    server.clock.nowMs += 60_000;
  }
  // The fifth came in at another node, which counts calls a minute for itself.
  await server.database.$client.query(
    `insert into contact_messages select gen_random_uuid(), name, 'x@example.com', message, language, sent_at, false, network_hash
     from contact_messages where email = 'eva3@example.com'`,
  );
  expect(await send({email: 'other@example.com'}, device)).toEqual({...tooMany, retryAfter: 56 * 60});
  expect(await send({email: 'other@example.com'})).toEqual(done);
  expect(await countKept()).toBe(6);
});

test('[CTC4] with one e-mail three messages an hour are taken, from wherever', async () => {
  for (let index = 0; index < 3; index += 1) expect(await send({message: `Message ${index}`})).toEqual(done);
  server.clock.nowMs += 20 * 60_000;
  expect(await send({message: 'One more'})).toEqual({...tooMany, retryAfter: 2_400});
  server.clock.nowMs += 40 * 60_000;
  expect(await send({message: 'One more'})).toEqual(done);
});

test('[CTC4] of two hundred messages at once from everywhere all are kept, and sixty mailed and confirmed', async () => {
  const answers = await Promise.all(
    Array.from({length: 200}, (_, index) => send({email: `flood${index}@example.com`, message: `Flood ${index}`})),
  );
  expect(answers).toEqual(Array.from({length: 200}, () => done));
  expect(await countKept()).toBe(200);
  const mails = await server.readMails();
  expect(mails.filter(({to}) => to === 'staff@faro.example')).toHaveLength(60);
  expect(mails).toHaveLength(120);

  // In the flood the other limits hold, and who was not confirmed in it is once it is over.
  const device = server.openDevice();
  for (let index = 0; index < 3; index += 1) expect(await send({message: `Mine ${index}`}, device)).toEqual(done);
  expect(await send({message: 'Mine 3'}, device)).toEqual({...tooMany, retryAfter: 3_600});
  expect(await server.readMails()).toHaveLength(120);
  server.clock.nowMs += hourMs;
  expect(await send({message: 'Mine 3'}, device)).toEqual(done);
  const later = (await server.readMails()).slice(120).map(({to}) => to);
  expect(later.toSorted()).toEqual([wish.email, 'staff@faro.example']);
});

test('[CTC6] an admin reads the messages, newest first, 25 at a time; their networks are forgotten', async () => {
  for (let index = 0; index < 30; index += 1) {
    await send({email: `eva${index}@example.com`, message: `Message ${index}`});
    server.clock.nowMs += 5 * 60_000;
  }
  const admin = await server.registerPerson();
  await becomeAdmin(admin);
  const {body: first} = await admin.call(listContactMessages, {});
  const {body: second} = await admin.call(listContactMessages, {offset: 25});
  expect([first.total, first.rows.length, second.total, second.rows.length]).toEqual([30, 25, 30, 5]);
  const read = [...first.rows, ...second.rows].map(({message}) => message);
  expect(read).toEqual(Array.from({length: 30}, (_, index) => `Message ${29 - index}`));
  expect(first.rows[0]).toEqual({
    id: expect.any(String),
    name: wish.name,
    email: 'eva29@example.com',
    message: 'Message 29',
    language: 'pt',
    sentAt: new Date(server.clock.nowMs - 5 * 60_000).toISOString(),
  });
  const kept = 'select from contact_messages where network_hash is not null';
  expect((await server.database.$client.query(kept)).rowCount).toBeLessThanOrEqual(12);
});

test('[CTC6] a stranger and somebody who is no admin read nothing', async () => {
  await send();
  const asked = await Promise.all(
    [server.openDevice(), await server.registerPerson()].map((device) => device.call(listContactMessages, {})),
  );
  expect(asked.map(({status}) => status)).toEqual([401, 403]);
});

test('[ACC9] a form on another site cannot send for its visitors', async () => {
  const answer = await server.openDevice().request({
    method: 'POST',
    url: sendContactMessage.path,
    payload: wish,
    headers: {'sec-fetch-site': 'cross-site'},
  });
  expect([answer.status, await countKept()]).toEqual([403, 0]);
});
