import cookie from '@fastify/cookie';
import fastify, {type FastifyInstance} from 'fastify';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {z} from 'zod';
import {eventsPath} from '#contract/sync/pull-changes.ts';
import {logOut} from '#contract/account/session.ts';
import {identifyAllBySession, identifyBySession} from '#server/modules/account/routes.ts';
import {beginEpoch} from '#server/sync/events/epoch.ts';
import {addEventsRoute} from '#server/sync/events/events.ts';
import {
  createEventStreams,
  maxStreamsPerPerson,
  maxUnreadBytes,
  type EventStream,
} from '#server/sync/events/event-streams.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {unheardEvents} from '#tests/fakes/unheard-events.ts';

let server: TestServer;
/** Another node on the same database, where the streams are open; its heart beats fast. */
let node: FastifyInstance;
let address: string;
let device: SyncDevice;
let spaceId: string;

beforeEach(async () => {
  server = await buildServer();
  node = fastify();
  await node.register(cookie);
  const now = () => server.clock.nowMs;
  const identify = identifyBySession(server.database, now, {demandsFactor: false});
  const identifyAll = identifyAllBySession(server.database, now, {demandsFactor: false});
  addEventsRoute(
    {
      app: node,
      identify,
      identifyAll,
      publicOrigin: undefined,
      now,
      writeAudit: async () => 1,
      events: unheardEvents,
      endpoints: [],
    },
    server.database,
    30,
  );
  address = await node.listen({host: '127.0.0.1', port: 0});
  device = await openSyncDevice(server);
  spaceId = await addSpaceOf(server, device);
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const pokeSchema = z.strictObject({spaceId: z.string(), version: z.number(), epoch: z.string().optional()});

/** A stream read by hand; `next` is the next message, undefined once the server ended it. */
async function openStream(cookies: ReadonlyMap<string, string>) {
  const closing = new AbortController();
  const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(address + eventsPath, {headers: {cookie: header}, signal: closing.signal});
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<string | undefined> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const message = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        return message;
      }
      const part = await reader?.read();
      if (!part?.value) return undefined;
      buffer += part.value;
    }
  };
  /** The companies heard of until one reaches `version`; a poke may come twice. Undefined once the server ended the stream. */
  const hearUntil = async (version: number): Promise<string[] | undefined> => {
    const heard = new Set<string>();
    const {rows} = await server.database.$client.query<{id: string}>(`select id from spaces where kind = 'person'`);
    const own = new Set(rows.map(({id}) => id));
    for (let message = await next(); message !== undefined; message = await next()) {
      const data = /^event: poke\ndata: (.*)$/.exec(message)?.[1];
      if (!data) continue;
      const poke = pokeSchema.parse(JSON.parse(data));
      if (own.has(poke.spaceId)) continue;
      heard.add(poke.spaceId);
      if (poke.version === version) return [...heard];
    }
    return undefined;
  };
  /** The next epoch that is named. */
  const hearEpoch = async (): Promise<string | undefined> => {
    for (let message = await next(); message !== undefined; message = await next()) {
      const data = /^event: poke\ndata: (.*)$/.exec(message)?.[1];
      const epoch = data ? pokeSchema.parse(JSON.parse(data)).epoch : undefined;
      if (epoch !== undefined) return epoch;
    }
    return undefined;
  };
  return {answer, next, hearUntil, hearEpoch, close: () => closing.abort()};
}

const makeAccount = (number: number) =>
  device.push([buildChangeIn(spaceId).create('accounts', [buildRow('accounts', testId(number))])]);

test('[SYN20] a new stream first hears how far each space is', async () => {
  const stream = await openStream(device.cookies);
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream');
  expect(await stream.hearUntil(1)).toEqual([spaceId]);
  stream.close();
});

test('[SYN32] a stream first hears the epoch, and at once of a new one', async () => {
  const {rows} = await server.database.$client.query<{epoch: string}>('select epoch from sync_epoch');
  const stream = await openStream(device.cookies);
  expect(await stream.hearEpoch()).toBe(rows[0]?.epoch);
  const epoch = await beginEpoch(server.database);
  let heard = await stream.hearEpoch();
  // The node may have begun to listen only now, and said the old one twice.
  while (heard === rows[0]?.epoch) heard = await stream.hearEpoch();
  expect(heard).toBe(epoch);
  stream.close();
});

test('[SYN20] a new stream hears that it can be served; so does one that was open while the database was away', async () => {
  const stream = await openStream(device.cookies);
  const hearReady = async (): Promise<string[]> => {
    const heard: string[] = [];
    for (let message = await stream.next(); message !== undefined; message = await stream.next()) {
      heard.push(message.split('\n')[0] ?? '');
      if (message.startsWith('event: ready')) break;
    }
    return heard;
  };
  const first = await hearReady();
  expect(first).toContain('event: poke');
  expect(first.at(-1)).toBe('event: ready');
  // What the node listens on is ended as by a database that went away.
  await server.database.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like 'listen %'`,
  );
  expect((await hearReady()).at(-1)).toBe('event: ready');
  stream.close();
});

test('[SYN19] whoever loses a space hears of the move that took it away, and of none after it', async () => {
  const member = await openSyncDevice(server, 'Eva');
  await joinSpace(server, member, spaceId, 'bookkeeper');
  const theirs = await addSpaceOf(server, member);
  const stream = await openStream(member.cookies);
  expect(await stream.hearUntil(2)).toContain(spaceId);
  await changeMember(server, member.me.id, spaceId, {deleted: true});
  expect(await stream.hearUntil(3)).toContain(spaceId);
  await makeAccount(1);
  const create = buildChangeIn(theirs).create('accounts', [buildRow('accounts', testId(2))]);
  await member.push([create]);
  expect(await stream.hearUntil(2)).toEqual([theirs]);
  stream.close();
});

test('[SYN19] a stream hears of a push at another node, and of no space of others', async () => {
  const stranger = await openSyncDevice(server, 'Eva');
  const theirs = await addSpaceOf(server, stranger);
  const [mine, other] = await Promise.all([openStream(device.cookies), openStream(stranger.cookies)]);
  expect(await mine.hearUntil(1)).toEqual([spaceId]);
  expect(await other.hearUntil(1)).toEqual([theirs]);
  await makeAccount(1);
  expect(await mine.hearUntil(2)).toEqual([spaceId]);
  await stranger.push([buildChangeIn(theirs).create('accounts', [buildRow('accounts', testId(1))])]);
  expect(await other.hearUntil(2)).toEqual([theirs]);
  mine.close();
  other.close();
});

test('[SYN19] a stranger gets no stream', async () => {
  const {answer} = await openStream(new Map());
  expect(answer.status).toBe(401);
});

test('[SYN19] a quiet stream says that it is there, and ends with its session', async () => {
  const stream = await openStream(new Map(device.cookies));
  await stream.hearUntil(1);
  for (let message = await stream.next(); message !== ': still here'; message = await stream.next())
    expect(message).toBeDefined();
  await device.call(logOut, {});
  expect(await stream.hearUntil(2)).toBeUndefined();
});

test('[SYN20] after the connection to the database was lost, streams hear what they missed', async () => {
  const stream = await openStream(device.cookies);
  await stream.hearUntil(1);
  // The stream greets before the server has begun to listen.
  const listening = `select from pg_stat_activity where datname = current_database() and query = 'listen space_moved'`;
  await expect.poll(async () => (await server.database.$client.query(listening)).rowCount).toBe(2);
  const {rows} = await server.database.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen space_moved'`,
  );
  expect(rows).toHaveLength(2);
  await makeAccount(1);
  expect(await stream.hearUntil(2)).toEqual([spaceId]);
  stream.close();
});

test('[WAY14] a heartbeat asks about all streams in one statement, and ends those alone whose session ended', async () => {
  const other = await openSyncDevice(server);
  const kept = await Promise.all(Array.from({length: 8}, () => openStream(device.cookies)));
  const ended = await Promise.all(Array.from({length: 8}, () => openStream(other.cookies)));
  const hearBeats = async ({next}: (typeof kept)[number], count: number) => {
    let heard = 0;
    for (let message = await next(); heard < count && message !== undefined; message = await next())
      if (message === ': still here') heard += 1;
    return heard;
  };
  await Promise.all([...kept, ...ended].map((stream) => hearBeats(stream, 1)));
  const asked = vi.spyOn(server.database.$client, 'query');
  const listAsked = () =>
    asked.mock.calls.map((call) => JSON.stringify(call)).filter((call) => call.includes('access_hash'));
  await vi.waitFor(() => expect(listAsked().length).toBeGreaterThanOrEqual(5), 30_000);
  // Each of them about all sixteen.
  expect(listAsked().filter((call) => !call.includes('$16,') && !call.includes('$16)'))).toEqual([]);
  asked.mockRestore();
  await other.call(logOut, {});
  expect(await Promise.all(ended.map((stream) => hearBeats(stream, 1_000)))).not.toContain(1_000);
  expect(await Promise.all(kept.map((stream) => hearBeats(stream, 2)))).toEqual(Array(8).fill(2));
  for (const stream of kept) stream.close();
});

test('[SYN19] a person may hold a few streams, not any number', () => {
  const streams = createEventStreams();
  const open = (): EventStream => ({
    userId: 'a',
    hears: () => true,
    write: () => undefined,
    end: () => undefined,
    unreadBytes: () => 0,
    cutOff: () => undefined,
  });
  const held = Array.from({length: maxStreamsPerPerson}, open);
  expect(held.every((stream) => streams.add(stream))).toBe(true);
  expect(streams.add(open())).toBe(false);
  for (const stream of held.slice(0, 1)) streams.remove(stream);
  expect(streams.add(open())).toBe(true);
});

test('[SYN19] a stream that nobody reads is cut off, and the others go on', () => {
  const streams = createEventStreams();
  const heard: string[] = [];
  const open = (name: string, unreadBytes: number): EventStream => ({
    userId: 'a',
    hears: () => true,
    write: () => void heard.push(name),
    end: () => undefined,
    unreadBytes: () => unreadBytes,
    cutOff: () => void heard.push(`${name} cut off`),
  });
  streams.add(open('asleep', maxUnreadBytes + 1));
  streams.add(open('awake', 80));
  streams.poke('a', {spaceId, version: 1});
  streams.poke('a', {spaceId, version: 2});
  expect(heard).toEqual(['asleep cut off', 'awake', 'awake']);
});

test('[SYN19] asking for the head of a stream opens none', async () => {
  const answer = await server.app.inject({
    method: 'HEAD',
    url: eventsPath,
    cookies: Object.fromEntries(device.cookies),
  });
  expect(answer.statusCode).toBe(404);
});
