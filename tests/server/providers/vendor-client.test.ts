import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {z} from 'zod';
import {createVendorClient, type VendorSettings} from '#server/providers/http/vendor-client.ts';
import {startVendorServer, type VendorFault, type VendorServer} from '#tests/fakes/vendor-server.ts';

const shape = z.object({id: z.string()});
const secret = 'sk_live_123';

let vendor: VendorServer;
const lines: object[] = [];
beforeAll(async () => (vendor = await startVendorServer()));
afterEach(() => {
  vendor.reset();
  lines.length = 0;
});
afterAll(() => vendor.close());

function open(more: Partial<VendorSettings> = {}) {
  return createVendorClient({
    name: 'bank',
    baseUrl: `${vendor.url}/v0/`,
    tryMs: 10_000,
    totalMs: 20_000,
    retries: {limit: 2, statuses: [429, 500, 503]},
    headers: {'api-key': secret},
    log: {info: (line) => void lines.push(line), debug: (line) => void lines.push(line)},
    ...more,
  });
}

const read = {method: 'GET', path: '/customers/:id', params: {id: 'cus 1/2'}} as const;
const pay = {method: 'POST', path: '/transfers', json: {amount: '10.00'}} as const;

test('[VEN1] a request goes to its path with who we are, and its answer is read in the agreed shape', async () => {
  const answer = await open().ask({...read, query: {limit: 10}}, shape);
  expect(answer).toEqual({kind: 'answered', value: {id: 'one'}});
  expect(vendor.seen).toMatchObject([{line: 'GET /v0/customers/cus%201%2F2?limit=10', headers: {'api-key': secret}}]);
});

test.each(['..', '.', ''])('[VEN1] %j is no part of a path', async (id) => {
  await expect(open().ask({...read, params: {id}}, shape)).rejects.toThrow(RangeError);
  expect(vendor.seen).toEqual([]);
});

test.each<[VendorFault, string]>([
  ['dropped', 'network'],
  [{status: 503}, 'status 503'],
  [{status: 429, headers: {'retry-after': '0'}}, 'status 429'],
])('[VEN2] a read that was %j is tried again, as often as the vendor permits', async (fault, because) => {
  vendor.failNext(fault, fault);
  expect(await open().ask(read, shape)).toEqual({kind: 'answered', value: {id: 'one'}});
  expect(lines).toMatchObject([{status: 200, tries: 3}]);
  vendor.failNext(fault, fault, fault);
  expect(await open().ask(read, shape)).toMatchObject({kind: 'down', because});
  expect(lines[1]).toMatchObject({because, tries: 3});
});

test('[VEN1] [VEN2] a read that is not answered in time is tried again, and at last given up', async () => {
  vendor.failNext('stalled', 'stalled', 'stalled');
  expect(await open({tryMs: 50}).ask(read, shape)).toEqual({kind: 'down', because: 'timeout'});
  expect(lines).toMatchObject([{because: 'timeout', tries: 3}]);
});

test('[VEN2] [VEN3] a refusal that the vendor wants to be asked again after is none, however often it comes', async () => {
  const busy = {status: 409} as const;
  vendor.failNext(busy, busy, busy);
  const statuses = {retries: {limit: 2, statuses: [409]}};
  expect(await open(statuses).ask({...pay, idempotencyKey: 'k3'}, shape)).toEqual({
    kind: 'down',
    because: 'status 409',
  });
  expect(vendor.seen).toHaveLength(3);
});

test('[VEN2] a status that the vendor does not name is not tried again', async () => {
  vendor.failNext({status: 502});
  expect(await open().ask(read, shape)).toEqual({kind: 'down', because: 'status 502'});
  expect(vendor.seen).toHaveLength(1);
});

test('[VEN2] an act is tried again only with an idempotency key, and each try carries the same', async () => {
  vendor.failNext('dropped');
  expect(await open().ask(pay, shape)).toEqual({kind: 'down', because: 'network'});
  vendor.failNext('dropped', {status: 500});
  expect(await open().ask({...pay, idempotencyKey: 'k1'}, shape)).toEqual({kind: 'answered', value: {id: 'one'}});
  expect(vendor.seen.map(({headers, body}) => [headers['idempotency-key'], body])).toEqual([
    [undefined, '{"amount":"10.00"}'],
    ['k1', '{"amount":"10.00"}'],
    ['k1', '{"amount":"10.00"}'],
    ['k1', '{"amount":"10.00"}'],
  ]);
});

test('[VEN2] a stream is sent as it comes, once', async () => {
  vendor.failNext({status: 500});
  const body = new Blob(['one two']).stream();
  expect(await open().open({method: 'PUT', path: '/file', body})).toMatchObject({kind: 'down', because: 'status 500'});
  expect(vendor.seen).toMatchObject([{line: 'PUT /v0/file', body: 'one two'}]);
});

test('[VEN1] all tries together end in time', async () => {
  vendor.failNext('stalled');
  const asked = await open({totalMs: 100}).ask(read, shape);
  expect(asked).toEqual({kind: 'down', because: 'timeout'});
  expect(lines).toMatchObject([{tries: 1, because: 'timeout'}]);
});

test.each<[VendorFault, string]>([
  ['garbage', 'not JSON'],
  ['cut', 'network'],
  [{status: 200, body: {id: 7}}, 'not what was agreed'],
])('[VEN3] an answer that is %j is as good as none: nobody knows what was done', async (fault, because) => {
  vendor.failNext(fault);
  expect(await open().ask(pay, shape)).toEqual({kind: 'down', because});
});

test('[VEN3] a refusal is told apart, with what the vendor says of it; a redirect is not followed', async () => {
  const body = {error: {code: 'card_declined'}};
  vendor.failNext({status: 402, body}, {status: 302, headers: {location: 'https://elsewhere.example'}});
  expect(await open().ask({...pay, idempotencyKey: 'k2'}, shape)).toEqual({kind: 'refused', status: 402, body});
  expect(await open().ask(pay, shape)).toEqual({kind: 'down', because: 'network'});
});

test('[VEN3] how long to wait is handed on to whoever tries later', async () => {
  vendor.failNext({status: 429, headers: {'retry-after': '30'}});
  expect(await open().ask(pay, shape)).toEqual({kind: 'down', because: 'status 429', retryAfterMs: 30_000});
});

test('[VEN4] the log names the request as a template and the vendor’s id of it, and nothing that was said', async () => {
  vendor.failNext({status: 400, body: {message: 'Ana'}});
  await open().ask({...pay, path: '/customers/:id', params: {id: 'cus_1'}, query: {email: 'ana@example.com'}}, shape);
  expect(lines).toEqual([
    {
      vendor: 'bank',
      method: 'POST',
      path: '/customers/:id',
      status: 400,
      ms: expect.any(Number),
      tries: 1,
      requestId: 'req_1',
    },
  ]);
});
