import {EventEmitter, once} from 'node:events';
import {createServer, request as send, Agent, type IncomingMessage, type Server} from 'node:http';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openFaultProxy, type FaultProxy, type ProxyOptions} from '#tests/fakes/fault-proxy.ts';
import {faults, pickFault, type Fault} from '#tests/fakes/faults.ts';
import {freePort} from '#tests/kits/free-port.ts';
import {createRandom} from '#tests/sync/build-change.ts';

let server: Server;
let port: number;
let proxy: FaultProxy;
/** What the server saw: `began` when a request's head has arrived, `acted BODY` when all of it has, `broken` when it never will. */
let seen: string[];
let events: EventEmitter;
let connections: number;
let agent: Agent;

const note = (what: string): void => {
  seen.push(what);
  events.emit(what);
};

beforeEach(async () => {
  seen = [];
  events = new EventEmitter();
  connections = 0;
  agent = new Agent({keepAlive: true, maxSockets: 1});
  port = await freePort();
  server = createServer((request, response) => {
    note('began');
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      note(`acted ${body}`);
      const isChunked = request.url === '/chunked';
      if (!isChunked) response.setHeader('content-length', Buffer.byteLength(`heard ${body}`));
      response.write('heard ');
      response.end(body);
    });
    request.on('error', () => note('broken'));
  }).listen(port, '127.0.0.1');
  server.on('connection', () => (connections += 1));
  await once(server, 'listening');
});
afterEach(async () => {
  agent.destroy();
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

async function open(options: Partial<ProxyOptions> = {}): Promise<void> {
  proxy = await openFaultProxy({targetPort: port, ...options});
}

type Heard = {status: number; body: string} | {error: string; body: string};

/** Posts over one connection that stays warm; never tries again by itself. */
async function post(body: string, path = '/'): Promise<Heard> {
  const request = send(proxy.url + path, {method: 'POST', agent});
  // Heard by whoever waits for the answer; after its head, by whoever reads the body.
  request.on('error', () => undefined);
  request.end(body);
  let text = '';
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.setEncoding('utf8');
    for await (const part of response) text += part;
    return {status: response.statusCode ?? 0, body: text};
  } catch (error) {
    return {error: error instanceof Error && 'code' in error ? String(error.code) : String(error), body: text};
  }
}

test('what passes is the same, over connections that stay warm', async () => {
  await open();
  expect(await post('one')).toEqual({status: 200, body: 'heard one'});
  expect(await post('two', '/chunked')).toEqual({status: 200, body: 'heard two'});
  const large = 'x'.repeat(300_000);
  expect(await post(large, '/chunked')).toEqual({status: 200, body: `heard ${large}`});
  expect(connections).toBe(1);
  expect(proxy.log.map(({method, path, fault}) => `${method} ${path} ${fault}`)).toEqual([
    'POST / pass',
    'POST /chunked pass',
    'POST /chunked pass',
  ]);
});

test.each<[Fault, string]>([
  ['refuse', 'ECONNRESET'],
  ['drop-request', 'ECONNRESET'],
  ['stall', 'ECONNRESET'],
])('%s: the server never hears of it', async (fault, error) => {
  await open({stallMs: 5});
  proxy.script.push(fault);
  expect(await post('one')).toEqual({error, body: ''});
  expect(seen).toEqual([]);
});

test('refuse: for a moment nobody gets a connection; then everybody does', async () => {
  await open({refuseMs: 60_000});
  proxy.script.push('refuse');
  await post('one');
  expect(await post('two')).toEqual({error: 'ECONNREFUSED', body: ''});
  await proxy.refuse(false);
  expect(await post('three')).toEqual({status: 200, body: 'heard three'});
});

test('drop-answer: the server acts and nothing is heard', async () => {
  await open();
  proxy.script.push('drop-answer');
  expect(await post('one')).toEqual({error: 'ECONNRESET', body: ''});
  expect(seen).toEqual(['began', 'acted one']);
});

test('cut-request: the server has the beginning and never the end', async () => {
  await open();
  proxy.script.push('cut-request');
  const broken = once(events, 'broken');
  expect(await post('x'.repeat(10_000))).toEqual({error: 'ECONNRESET', body: ''});
  await broken;
  expect(seen).toEqual(['began', 'broken']);
});

test.each(['/', '/chunked'])('cut-answer: the server acts and only the beginning is heard (%s)', async (path) => {
  await open();
  proxy.script.push('cut-answer');
  const body = 'x'.repeat(10_000);
  const heard = await post(body, path);
  expect(heard).toMatchObject({error: 'ECONNRESET'});
  expect(heard.body.length).toBeLessThan(body.length);
  expect(seen).toEqual(['began', `acted ${body}`]);
});

test('reset: the connection is reset before an answer; the server may have acted', async () => {
  await open();
  proxy.script.push('reset');
  expect(await post('one')).toEqual({error: 'ECONNRESET', body: ''});
  expect(['', 'began', 'began,acted one']).toContain(seen.join());
});

test('drip: both ways byte by byte, and the same in the end', async () => {
  await open();
  proxy.script.push('drip');
  const body = 'x'.repeat(2_000);
  expect(await post(body)).toEqual({status: 200, body: `heard ${body}`});
  expect(await post('after')).toEqual({status: 200, body: 'heard after'});
});

test('duplicate: the server acts twice, one answer is heard', async () => {
  await open();
  proxy.script.push('duplicate');
  expect(await post('one')).toEqual({status: 200, body: 'heard one'});
  expect(seen).toEqual(['began', 'acted one', 'began', 'acted one']);
  expect(await post('two')).toEqual({status: 200, body: 'heard two'});
});

test('hold: the server acts at once, the answer is heard when it is released', async () => {
  await open({holdMs: 60_000});
  proxy.script.push('hold');
  const acted = once(events, 'acted one');
  let isHeard = false;
  const heard = post('one').finally(() => (isHeard = true));
  await acted;
  // Its answer would have come before that of a request over another connection.
  expect(await (await fetch(proxy.url, {method: 'POST', body: 'other'})).text()).toBe('heard other');
  expect(isHeard).toBe(false);
  proxy.release();
  expect(await heard).toEqual({status: 200, body: 'heard one'});
});

test.each<[Fault, number]>([
  ['portal', 200],
  ['redirect', 302],
  ['gateway', 502],
])('%s: somebody else answers, and the server never hears of it', async (fault, status) => {
  await open();
  proxy.script.push(fault);
  expect(await post('one')).toMatchObject({status});
  expect(seen).toEqual([]);
  expect(await post('two')).toEqual({status: 200, body: 'heard two'});
});

test('a link that breaks every 8 kB breaks once for each 8 kB', async () => {
  await open({breakEveryBytes: 8_192});
  const answers = [];
  for (let turn = 0; turn < 10; turn += 1) answers.push(await post('x'.repeat(1_024)));
  const broken = answers.filter((answer) => 'error' in answer);
  // Each whole exchange takes a little more than 2 kB.
  expect(broken.length).toBe(2);
});

test('while nobody listens behind it, connections break; when somebody does again, they work', async () => {
  await open();
  await post('one');
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(await post('two')).toMatchObject({error: 'ECONNRESET'});
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await post('three')).toEqual({status: 200, body: 'heard three'});
});

test('chance takes every fault, as often as asked, and the same ones for the same seed', () => {
  const pick = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({length: 2_000}, () => pickFault(0.3, random));
  };
  expect(new Set(pick(7))).toEqual(new Set(faults));
  expect(pick(7)).toEqual(pick(7));
  const troubles = pick(7).filter((fault) => fault !== 'pass').length;
  expect(troubles).toBeGreaterThan(540);
  expect(troubles).toBeLessThan(660);
});
