import {afterEach, beforeEach, expect, test} from 'vitest';
import {joinWaitlist} from '#contract/contact/join-waitlist.ts';
import {leaveWaitlist} from '#contract/contact/leave-waitlist.ts';
import {listWaitlist} from '#contract/contact/list-waitlist.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';

const hourMs = 3_600_000;
const wish = {topic: 'account', email: 'eva@example.com', language: 'pt'} as const;

let server: TestServer;
beforeEach(async () => (server = await buildServer({RATE_LIMITS: 'on'})));
afterEach(() => server.close());

async function join(more: object = {}, device: Device = server.openDevice()) {
  const {status, body} = await device.call(joinWaitlist, {...wish, ...more});
  const {error} = body as {error?: {reason: string; details?: {field?: string}}};
  return {status, body: error ? {reason: error.reason, field: error.details?.field} : body};
}

const done = {status: 200, body: {}};

async function readKept(): Promise<unknown[]> {
  return (
    await server.database.$client.query('select topic, email, language from waitlist_entries order by email, topic')
  ).rows;
}

/** The tokens of the mails that name a thing. */
async function readTokens(thing: RegExp): Promise<string[]> {
  const texts = (await server.readMails()).map(({text}) => text).filter((text) => thing.test(text));
  return texts.map((text) => /coming-soon#leave=([\w-]+)/.exec(text)?.[1] ?? '');
}

test('[CTC7] [CTC9] an e-mail is kept once for each thing, in the language of its person, and confirmed by one mail that names it', async () => {
  expect(await join({email: ' Eva@Example.com '})).toEqual(done);
  expect(await join({topic: 'forms'})).toEqual(done);
  expect(await readKept()).toEqual([wish, {...wish, topic: 'forms'}]);
  const mails = await server.readMails();
  expect(mails.map(({to, subject}) => [to, subject])).toEqual([
    [wish.email, 'Avisaremos quando estiver pronto'],
    [wish.email, 'Avisaremos quando estiver pronto'],
  ]);
  for (const thing of [/conta em dólares/, /formulários do IRS/])
    expect(mails.filter(({text}) => thing.test(text))).toHaveLength(1);
  expect(server.logLines.join('\n')).not.toMatch(/eva@/i);
});

test('[CTC8] an address that is there already is answered the same, in whatever language, and nothing changes', async () => {
  const first = await join();
  expect(await join()).toEqual(first);
  expect(await join({language: 'es'})).toEqual(first);
  expect(await readKept()).toEqual([wish]);
  expect(await server.readMails()).toHaveLength(1);
});

test('[CTC8] the same address entered ten times at once is kept once', async () => {
  const answers = await Promise.all(Array.from({length: 10}, async () => join()));
  expect(answers).toEqual(Array.from({length: 10}, () => done));
  expect([await readKept(), (await server.readMails()).length]).toEqual([[wish], 1]);
});

const refusals = [
  [{email: ''}, 'contact.email-required', 'email'],
  [{email: 'eva'}, 'contact.email-invalid', 'email'],
  [{email: 'eva@example.com\nBcc: all@example.com'}, 'contact.email-invalid', 'email'],
  [{topic: 'moon'}, 'request.invalid-field', 'topic'],
  [{language: 'fr'}, 'request.invalid-field', 'language'],
] as const;

test('[CTC7] what is not right is refused at its field, and nothing kept', async () => {
  for (const [more, reason, field] of refusals) expect(await join(more)).toEqual({status: 400, body: {reason, field}});
  expect(await readKept()).toEqual([]);
});

test('[CTC10] the link of the mail forgets the address; used again, or made up, it is answered the same', async () => {
  await join();
  await join({topic: 'mail'});
  const [token = ''] = await readTokens(/correspondência/);
  const device = server.openDevice();
  expect(await device.call(leaveWaitlist, {token: 'made-up'})).toMatchObject(done);
  expect(await device.call(leaveWaitlist, {token})).toMatchObject(done);
  expect(await device.call(leaveWaitlist, {token})).toMatchObject(done);
  expect(await readKept()).toEqual([wish]);
  expect(await join({topic: 'mail'})).toEqual(done);
  expect(new Set(await readTokens(/correspondência/)).size).toBe(2);
});

test('[CTC11] what a program filled in is thanked and goes nowhere', async () => {
  expect(await join({website: 'https://evil.example'})).toEqual(done);
  expect([await readKept(), await server.readMails()]).toEqual([[], []]);
});

test('[CTC11] the sixth call within a minute from one address is refused before it is read', async () => {
  const device = server.openDevice();
  for (let call = 0; call < 5; call += 1) await join({email: ''}, device);
  expect(await join({}, device)).toMatchObject({status: 429, body: {reason: 'request.too-many'}});
});

test('[CTC11] [CTC12] the eleventh entry of a network within an hour is kept without a mail; the network is then forgotten', async () => {
  const device = server.openDevice();
  expect(await join({}, device)).toEqual(done);
  // Eight more came in at other nodes, which count calls a minute for themselves.
  await server.database.$client.query(
    `insert into waitlist_entries select gen_random_uuid(), topic, 'eva' || number || '@example.com', language, joined_at,
       sha256(number::text::bytea), network_hash from waitlist_entries, generate_series(1, 8) as number`,
  );
  expect(await join({email: 'tenth@example.com'}, device)).toEqual(done);
  expect(await join({email: 'eleventh@example.com'}, device)).toEqual(done);
  expect([(await readKept()).length, (await server.readMails()).length]).toEqual([11, 2]);
  server.clock.nowMs += hourMs;
  expect(await join({email: 'later@example.com'}, device)).toEqual(done);
  expect(await server.readMails()).toHaveLength(3);
  const kept = 'select from waitlist_entries where network_hash is not null';
  expect((await server.database.$client.query(kept)).rowCount).toBe(1);
});

test('[CTC11] of seventy entries at once from everywhere all are kept, and sixty mailed', async () => {
  await Promise.all(Array.from({length: 70}, async (_, index) => join({email: `flood${index}@example.com`})));
  expect([(await readKept()).length, (await server.readMails()).length]).toEqual([70, 60]);
});

test('[CTC12] an admin reads who waits, newest first, by thing, by address', async () => {
  for (const [email, topic] of [
    ['ana@example.com', 'account'],
    ['luis@example.com', 'forms'],
    ['eva@example.com', 'account'],
  ]) {
    await join({email, topic});
    server.clock.nowMs += 1_000;
  }
  const admin = await server.registerPerson();
  await server.database.$client.query('update users set is_admin = true where id = $1', [admin.me?.id]);
  const read = async (question: object) => {
    const {body} = await admin.call(listWaitlist, question);
    return [body.total, ...body.rows.map(({email}) => email)];
  };
  expect(await read({})).toEqual([3, 'eva@example.com', 'luis@example.com', 'ana@example.com']);
  expect(await read({topic: 'account'})).toEqual([2, 'eva@example.com', 'ana@example.com']);
  expect(await read({search: 'luis'})).toEqual([1, 'luis@example.com']);
  expect(await read({orderBy: 'email'})).toEqual([3, 'ana@example.com', 'eva@example.com', 'luis@example.com']);
});

test('[CTC12] a stranger and somebody who is no admin read nothing', async () => {
  await join();
  const asked = await Promise.all(
    [server.openDevice(), await server.registerPerson()].map((device) => device.call(listWaitlist, {})),
  );
  expect(asked.map(({status}) => status)).toEqual([401, 403]);
});

test('[ACC9] a page of another site cannot enter its visitors', async () => {
  const answer = await server.openDevice().request({
    method: 'POST',
    url: joinWaitlist.path,
    payload: wish,
    headers: {'sec-fetch-site': 'cross-site'},
  });
  expect([answer.status, await readKept()]).toEqual([403, []]);
});
