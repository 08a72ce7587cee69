import {expect, test} from 'vitest';
import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {antiForgeryHeader, personHeader, protocolHeader, wireVersion} from '#contract/wire-version.ts';
import type {Locks} from '#sync/store/locks.ts';
import {createServerCall} from '#sync/transport/call-server.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';

const doThing = defineEndpoint({
  name: 'doThing',
  summary: 'Do',
  method: 'POST',
  path: '/api/v1/things/:id',
  access: 'user',
  failures: {conflict: ['thing.done']},
  input: z.object({id: z.string(), note: z.string()}),
  output: z.object({done: z.boolean()}),
});
const readThing = defineEndpoint({
  name: 'readThing',
  summary: 'Read',
  method: 'GET',
  path: '/api/v1/things',
  access: 'user',
  failures: {},
  input: z.object({from: z.string().optional(), count: z.number()}),
  output: z.object({done: z.boolean()}),
});

type Sent = {url: string; init: RequestInit};

function ours(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const own = {'content-type': 'application/json; charset=utf-8', [protocolHeader]: '1'};
  return new Response(JSON.stringify(body), {status, headers: {...own, ...headers}});
}

const refused = (status: number, code: string, reason: string) => ours(status, {error: {code, reason, message: ''}});

/** A client whose requests `answer` answers; its token is `stale` until a fresh one is written. */
function open(
  answer: (sent: Sent, count: number) => Response | Promise<Response>,
  {locks = createMemoryLocks(), ...more}: {locks?: Locks; userId?: string; noteOutdated?: () => void} = {},
) {
  const sent: Sent[] = [];
  let token = 'stale';
  const call = createServerCall({
    fetch: async (input, init = {}) => {
      const url = typeof input === 'string' ? input : '';
      sent.push({url, init});
      return answer({url, init}, sent.length);
    },
    locks,
    origin: '',
    ...more,
    tokens: {
      read: async () => token,
      write: async (me) => {
        token = me.authToken;
      },
    },
  });
  return {call, sent};
}

test('[TRA4] path, body and the anti-forgery token are filled from the endpoint; reading sends no token', async () => {
  const {call, sent} = open(() => ours(200, {done: true}));
  expect(await call(doThing, {id: 'a/b', note: 'n'})).toEqual({ok: true, value: {done: true}});
  expect(sent[0]?.url).toBe('/api/v1/things/a%2Fb');
  expect(sent[0]?.init.body).toBe('{"note":"n"}');
  expect(new Headers(sent[0]?.init.headers).get(antiForgeryHeader)).toBe('stale');
  await call(readThing, {count: 2});
  expect(sent[1]?.url).toBe('/api/v1/things?count=2');
  expect(new Headers(sent[1]?.init.headers).has(antiForgeryHeader)).toBe(false);
});

test('[TRA7] every call says which version asks, and an outdated page hears of it', async () => {
  let outdatedCount = 0;
  const answers = [ours(200, {done: true}), refused(426, 'outdated', 'sync.old-wire-version')];
  const {call, sent} = open((_sent, count) => answers[count - 1] ?? ours(500, {}), {
    noteOutdated: () => (outdatedCount += 1),
  });
  expect(await call(readThing, {count: 1})).toMatchObject({ok: true});
  expect(outdatedCount).toBe(0);
  expect(await call(doThing, {id: 'a', note: ''})).toMatchObject({ok: false, failure: {code: 'outdated'}});
  expect(outdatedCount).toBe(1);
  const versions = sent.map(({init}) => new Headers(init.headers).get(protocolHeader));
  expect(versions).toEqual([String(wireVersion), String(wireVersion)]);
});

test.each([
  ['a login page', () => new Response('<html>', {headers: {'content-type': 'text/html'}})],
  ['foreign JSON', () => new Response('{}', {headers: {'content-type': 'application/json'}})],
  ['a proxy in trouble', () => new Response('Bad gateway', {status: 502})],
])('[TRA1] %s is no answer of ours: offline', async (_name, answer) => {
  const {call} = open(answer);
  expect(await call(readThing, {count: 1})).toMatchObject({
    ok: false,
    failure: {code: 'offline', reason: 'network.not-ours'},
  });
});

test('[TRA1] a refusal of ours without a body is told by its status, not as being offline', async () => {
  const {call} = open(() => new Response(null, {status: 500, headers: {[protocolHeader]: '1'}}));
  expect(await call(readThing, {count: 1})).toMatchObject({ok: false, failure: {code: 'unexpected'}});
});

test('[TRA5] an answer to another person is refused whatever it says, one to nobody is not ours, one’s own is believed', async () => {
  const answers = [
    ours(200, {done: true}, {[personHeader]: 'ana'}),
    ours(200, {done: true}, {[personHeader]: 'eva'}),
    ours(404, {error: {code: 'not-found', reason: 'sync.no-such-page'}}, {[personHeader]: 'eva'}),
    ours(200, {done: true}),
    ours(429, {error: {code: 'rate-limited', reason: 'request.too-many'}}),
  ];
  const {call} = open((_sent, count) => answers[count - 1] ?? ours(500, {}), {userId: 'ana'});
  const codes: unknown[] = [];
  for (const _answer of answers) {
    const outcome = await call(readThing, {count: 1});
    codes.push(outcome.ok ? outcome.value : outcome.failure.reason);
  }
  expect(codes).toEqual([{done: true}, 'sync.other-user', 'sync.other-user', 'network.not-ours', 'request.too-many']);
});

test('[TRA1] an answer that was cut on the way is no answer, also where it would be stored as received', async () => {
  const whole = JSON.stringify({done: true});
  const {call} = open(() => {
    const {headers} = ours(200, {});
    return new Response(whole.slice(0, -1), {headers});
  });
  const cut = {ok: false, failure: {code: 'offline', reason: 'network.cut-short'}};
  expect(await call(readThing, {count: 1})).toEqual(cut);
  expect(await call.asText(readThing, {count: 1})).toEqual(cut);
  expect(await call(doThing, {id: 'a', note: ''})).toEqual(cut);
});

test('[TRA2] a refusal keeps its code, reason, details and wait', async () => {
  const error = {code: 'rate-limited', reason: 'request.too-many', message: 'x', details: {limit: 3}};
  const {call} = open(() => ours(429, {error}, {'retry-after': '7'}));
  const failure = {code: 'rate-limited', reason: 'request.too-many', details: {limit: 3}, retryAfterMs: 7_000};
  expect(await call(readThing, {count: 1})).toEqual({ok: false, failure});
});

test('[TRA2] a dead network is offline, a 413 of anybody is believed, and cancelling rejects', async () => {
  const dead = open(() => {
    throw new TypeError('failed to fetch');
  });
  expect(await dead.call(readThing, {count: 1})).toMatchObject({
    failure: {code: 'offline', reason: 'network.unreachable'},
  });
  const large = open(() => new Response('', {status: 413}));
  expect(await large.call(doThing, {id: 'a', note: ''})).toMatchObject({failure: {code: 'too-large'}});
  const cancelling = new AbortController();
  const cancelled = open(({init}) => {
    cancelling.abort();
    init.signal?.throwIfAborted();
    return ours(200, {});
  });
  await expect(cancelled.call(readThing, {count: 1}, {signal: cancelling.signal})).rejects.toThrow('abort');
});

test('[TRA3] a 401 renews the session and tries once more; a session that is over stays unauthorized', async () => {
  const unauthorized = () => refused(401, 'unauthorized', 'account.sign-in-required');
  const renewed = open(({url}, count) => {
    if (url.endsWith('/refresh')) return ours(200, {userId: 'u'});
    return count === 1 ? unauthorized() : ours(200, {done: true});
  });
  expect(await renewed.call(readThing, {count: 1})).toMatchObject({ok: true});
  expect(renewed.sent.map(({url}) => url.split('?')[0])).toEqual([
    '/api/v1/things',
    '/api/v1/session/refresh',
    '/api/v1/things',
  ]);
  const over = open(unauthorized);
  expect(await over.call(readThing, {count: 1})).toMatchObject({failure: {code: 'unauthorized'}});
  expect(over.sent).toHaveLength(2);
});

test('[TRA3] a session that ran out right after it was renewed, or that another tab failed to renew, is not over', async () => {
  const unauthorized = () => refused(401, 'unauthorized', 'account.sign-in-required');
  let refreshes = 0;
  const short = open(({url}) => {
    if (!url.endsWith('/refresh')) return refreshes < 2 ? unauthorized() : ours(200, {done: true});
    refreshes += 1;
    return ours(200, {userId: 'u'});
  });
  expect(await short.call(readThing, {count: 1})).toEqual({ok: true, value: {done: true}});
  const locks = createMemoryLocks();
  const failing = Promise.withResolvers<void>();
  const asking = Promise.withResolvers<void>();
  const lost = open(
    async ({url}) => {
      if (!url.endsWith('/refresh')) return unauthorized();
      asking.resolve();
      await failing.promise;
      throw new TypeError('failed to fetch');
    },
    {locks},
  );
  let isRenewed = false;
  const other = open(
    ({url}) => {
      if (!url.endsWith('/refresh')) return isRenewed ? ours(200, {done: true}) : unauthorized();
      isRenewed = true;
      return ours(200, {userId: 'u'});
    },
    {
      locks: {
        ...locks,
        hold: async (name, work, signal) => {
          // From here on it waits for the other tab.
          failing.resolve();
          return locks.hold(name, work, signal);
        },
      },
    },
  );
  const lostCall = lost.call(readThing, {count: 1});
  await asking.promise;
  const outcomes = [lostCall, other.call(readThing, {count: 1})];
  expect(await Promise.all(outcomes)).toMatchObject([{failure: {code: 'offline'}}, {ok: true}]);
});

test('[TRA3] two tabs that meet a 401 together renew once', async () => {
  const locks = createMemoryLocks();
  let refreshes = 0;
  let renewed = false;
  const answer = async ({url}: Sent): Promise<Response> => {
    if (!url.endsWith('/refresh')) return renewed ? ours(200, {done: true}) : refused(401, 'unauthorized', 'account.x');
    refreshes += 1;
    await Promise.resolve();
    renewed = true;
    return ours(200, {userId: 'u'});
  };
  const [one, other] = [open(answer, {locks}), open(answer, {locks})];
  const outcomes = await Promise.all([one.call(readThing, {count: 1}), other.call(readThing, {count: 1})]);
  expect(outcomes).toMatchObject([{ok: true}, {ok: true}]);
  expect(refreshes).toBe(1);
});

test('[TRA3] [TRA4] a session that ran out and a token that is stale are both met in one call', async () => {
  let renewed = false;
  const {call} = open(({url, init}) => {
    if (url.endsWith('/refresh')) renewed = true;
    if (url.endsWith('/refresh')) return ours(200, {userId: 'u'});
    if (!renewed) return refused(401, 'unauthorized', 'account.sign-in-required');
    if (url.endsWith('/users/me')) return ours(200, {id: 'u', authToken: 'fresh'});
    const token = new Headers(init.headers).get(antiForgeryHeader);
    return token === 'fresh' ? ours(200, {done: true}) : refused(403, 'forbidden', 'request.no-auth-token');
  });
  expect(await call(doThing, {id: 'a', note: ''})).toMatchObject({ok: true});
});

test('[TRA4] a stale token is replaced by reading a fresh one, and the call is made again', async () => {
  const {call, sent} = open(({url, init}) => {
    if (url.endsWith('/users/me')) return ours(200, {id: 'u', authToken: 'fresh'});
    const token = new Headers(init.headers).get(antiForgeryHeader);
    return token === 'fresh' ? ours(200, {done: true}) : refused(403, 'forbidden', 'request.no-auth-token');
  });
  expect(await call(doThing, {id: 'a', note: ''})).toMatchObject({ok: true});
  expect(sent).toHaveLength(3);
});
