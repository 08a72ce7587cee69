import {afterAll, beforeAll, expect, test} from 'vitest';
import {listDeadLetters, retryDeadLetter} from '#contract/admin/dead-letters.ts';
import {
  listProviderEvents,
  mostReplayed,
  providerEventList,
  replayProviderEvents,
  type ListedProviderEvent,
} from '#contract/admin/provider-events.ts';
import {PermanentError} from '#server/jobs/job-kind.ts';
import {sweepEvents} from '#server/modules/webhooks/sweep-events.ts';
import type {Webhook} from '#server/modules/webhooks/webhook.ts';
import {choosePayments} from '#server/providers/payments/choose.ts';
import {signHmac, verifyHmac} from '#tests/fakes/hmac-vendor.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildServer, startMs, type TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {sendEvent, workOnEvents} from '#tests/kits/webhook-kit.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

const day = 86_400_000;

let server: TestServer;
let admin: SyncDevice;
let trouble: Error | undefined;
const worked: string[] = [];
const bank: Webhook = {
  provider: 'bank',
  verify: verifyHmac,
  work: async ({eventId}) => {
    if (trouble) throw trouble;
    return async () => void worked.push(eventId);
  },
};
beforeAll(async () => {
  server = await buildServer({}, [bank]);
  admin = await openAdmin(server);
  for (const [index, eventId] of ['one', 'two', 'three'].entries()) {
    server.clock.nowMs = startMs + index * 60_000;
    await sendEvent(server, 'bank', signHmac({eventId, type: 'thing.updated'}, server.clock.nowMs));
  }
});
afterAll(() => server.close());

const work = () => workOnEvents(server, [bank]);
const list = async (input = {}) => (await admin.call(listProviderEvents, input)).body;
const idsOf = (rows: readonly ListedProviderEvent[]) => rows.map(({eventId}) => eventId);

test('[WHK2] what nobody listens to is answered as an address that is not there', async () => {
  const answer = await sendEvent(server, 'nobody', signHmac({eventId: 'x', type: 'y'}, server.clock.nowMs));
  expect(answer).toMatchObject({status: 404, body: {error: {reason: 'request.no-such-address'}}});
});

test('[WHK4] an admin sees what came, the newest first, where each is, and nothing of what it said', async () => {
  const {total, rows} = await list();
  expect([total, idsOf(rows)]).toEqual([3, ['three', 'two', 'one']]);
  expect(rows[0]).toEqual({
    id: expect.any(String),
    provider: 'bank',
    eventId: 'three',
    type: 'thing.updated',
    saidAt: new Date(startMs + 120_000).toISOString(),
    receivedAt: new Date(startMs + 120_000).toISOString(),
    workedAt: null,
    attempts: 0,
    lastError: null,
  });
  trouble = new Error('the vendor is away');
  await work();
  expect((await list({state: 'failed', limit: 1})).rows).toMatchObject([
    {attempts: 1, lastError: 'the vendor is away'},
  ]);
  trouble = undefined;
  await work();
  expect(worked.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(['one', 'three', 'two']);
  expect((await list({state: 'worked', provider: 'bank'})).total).toBe(3);
  expect((await list({state: 'waiting'})).total).toBe(0);
  expect((await list({provider: 'other'})).total).toBe(0);
});

test('[WHK6] the list is narrowed by every vendor that has a webhook', () => {
  const account = {secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x'};
  const log = {info: () => undefined, debug: () => undefined};
  const names = [account, undefined].map(
    (stripe) => choosePayments({stripe}, {database: server.database, now: () => startMs, log}).webhook.provider,
  );
  expect(names).toEqual(providerEventList.filters.provider);
});

test('[WHK4] an admin has one event, or a span of them, worked on once more, and who did is written down', async () => {
  worked.length = 0;
  const {rows} = await list();
  const [three] = rows;
  const one = {ids: [three?.id ?? '', testId(1)]};
  const once = {replayed: 1, next: null};
  const presses = await Promise.all([admin.call(replayProviderEvents, one), admin.call(replayProviderEvents, one)]);
  expect(presses.map(({body}) => body)).toEqual([once, once]);
  await work();
  expect(worked).toEqual(['three']);
  const [from, to] = [new Date(startMs).toISOString(), new Date(startMs + 60_000).toISOString()];
  const span = await admin.call(replayProviderEvents, {provider: 'bank', from, to});
  expect(span.body).toEqual({replayed: 2, next: null});
  await work();
  expect(new Set(worked)).toEqual(new Set(['three', 'one', 'two']));
  const {rows: notes} = await server.database.$client.query('select admin_id, job from job_retries');
  expect(notes).toEqual(Array.from({length: 4}, () => ({admin_id: admin.me.id, job: 'provider-event'})));
});

test('[WHK4] a span of more events than fit goes on where it stopped, also among those of one moment', async () => {
  const stampMs = startMs + 3_600_000;
  const at = new Date(stampMs).toISOString();
  await server.database.$client.query(
    `insert into provider_events (id, provider, event_id, type, said_at, received_at, raw_body, worked_at)
     select gen_random_uuid(), 'many', n, 'thing.updated', $1, $1, '', $1 from generate_series(1, $2) as n`,
    [at, mostReplayed + 2],
  );
  const span = {provider: 'many', from: at, to: at};
  const first = (await admin.call(replayProviderEvents, span)).body;
  expect(first).toEqual({replayed: mostReplayed, next: {receivedAt: at, id: expect.any(String)}});
  const rest = await admin.call(replayProviderEvents, {...span, ...(first.next && {after: first.next})});
  expect(rest.body).toEqual({replayed: 2, next: null});
  expect((await list({provider: 'many', state: 'waiting'})).total).toBe(mostReplayed + 2);
  await server.database.$client.query(`delete from provider_events where provider = 'many'`);
  await server.database.$client.query(`delete from pgboss.job where data ->> 'provider' = 'many'`);
  await server.database.$client.query(`delete from job_retries where at >= now() - interval '1 year'`);
});

test('[WHK3] [ADM10] [JOB6] an event that cannot be worked on is a dead letter, and can be tried again', async () => {
  worked.length = 0;
  trouble = new PermanentError('no such thing');
  await sendEvent(server, 'bank', signHmac({eventId: 'four', type: 'thing.lost'}, server.clock.nowMs));
  await work();
  trouble = undefined;
  const {rows} = (await admin.call(listDeadLetters, {})).body;
  const letter = rows.find(({job}) => job === 'provider-event');
  expect(letter).toMatchObject({kind: 'thing.lost', to: 'bank', because: 'no such thing', canRetry: true});
  expect((await admin.call(retryDeadLetter, {id: letter?.id ?? ''})).status).toBe(200);
  await work();
  expect(worked).toEqual(['four']);
});

test('[WHK3] an event of a vendor that nobody listens to any more becomes a dead letter, not a loss', async () => {
  await sendEvent(server, 'bank', signHmac({eventId: 'five', type: 'thing.left'}, server.clock.nowMs));
  await workOnEvents(server, []);
  const {rows} = (await admin.call(listDeadLetters, {})).body;
  expect(rows.find(({kind}) => kind === 'thing.left')).toMatchObject({because: expect.stringContaining('nobody')});
});

test('[WHK5] what was worked on is forgotten after 90 days, what was not after 180', async () => {
  const {rows} = await list({state: 'failed'});
  await sweepEvents(server.database, startMs + 90 * day);
  expect((await list()).total).toBeGreaterThan(rows.length);
  await sweepEvents(server.database, startMs + 91 * day);
  expect(idsOf((await list()).rows)).toEqual(idsOf(rows));
  await sweepEvents(server.database, startMs + 181 * day);
  expect((await list()).total).toBe(0);
});
