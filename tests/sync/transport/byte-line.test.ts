import {expect, test} from 'vitest';
import {createByteLine} from '#sync/transport/byte-line.ts';
import {protocolHeader} from '#contract/wire-version.ts';

type Answer = () => Response | Promise<Response>;

const never = new AbortController().signal;
const ours = {'content-type': 'application/json', [protocolHeader]: '2'};

function lineTo(answer: Answer) {
  const requests: {url: string; init: RequestInit}[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    requests.push({url: String(url), init});
    return answer();
  };
  const line = createByteLine({
    fetch,
    origin: 'https://faro.test',
    openRequest: null,
  });
  const send = async (url: string, signal = never) =>
    line.send({url, bytes: new Blob(['abc']), onProgress: () => {}}, signal);
  return {line, requests, send};
}

const lose: Answer = () => {
  throw new TypeError('the network lost it');
};

test('[TRA6] ours get the cookies, a store gets none, and nothing but the bytes', async () => {
  const {requests, send} = lineTo(() => new Response('{}', {headers: ours}));
  await send('/api/v1/files/put/x');
  await send('https://store.test/x?signature=1');
  expect(requests.map(({url, init}) => [url, init.credentials, init.method, init.headers])).toEqual([
    ['https://faro.test/api/v1/files/put/x', 'same-origin', 'PUT', {'content-type': 'application/octet-stream'}],
    ['https://store.test/x?signature=1', 'omit', 'PUT', {'content-type': 'application/octet-stream'}],
  ]);
  expect(await new Response(requests[0]?.init.body).text()).toBe('abc');
});

test.each([
  ['ours', () => new Response('{}', {headers: ours}), '/put', {ok: true, value: null}],
  [
    'a captive portal',
    () => new Response('<h1>Wi-Fi</h1>', {headers: {'content-type': 'text/html'}}),
    '/put',
    {failure: {code: 'offline'}},
  ],
  [
    'a refusal',
    () => new Response('{"error":{"code":"forbidden","reason":"file.expired-url"}}', {status: 403, headers: ours}),
    '/put',
    {failure: {code: 'forbidden', reason: 'file.expired-url'}},
  ],
  ['a store', () => new Response('', {status: 200}), 'https://s/put', {ok: true, value: null}],
  [
    'a store whose address ran out',
    () => new Response('<Error/>', {status: 403}),
    'https://s/put',
    {failure: {reason: 'file.expired-url'}},
  ],
  ['a store that is down', () => new Response('', {status: 503}), 'https://s/put', {failure: {code: 'provider-down'}}],
  ['no network', lose, 'https://s/put', {failure: {code: 'offline'}}],
] as const)('[TRA6] %s is understood', async (_what, answer, url, outcome) => {
  const {send} = lineTo(answer);
  expect(await send(url)).toMatchObject(outcome);
});

test('[TRA6] what is received is bytes of ours or of a store, and whole', async () => {
  const attachment = {'content-type': 'application/pdf', 'content-disposition': 'attachment', [protocolHeader]: '2'};
  const found = await lineTo(() => new Response('abc', {headers: attachment})).line.receive('/get', never);
  expect(found.ok && (await found.value.text())).toBe('abc');
  const stored = await lineTo(() => new Response('abc')).line.receive('https://s/get', never);
  expect(stored.ok && (await stored.value.text())).toBe('abc');
  const portal = lineTo(() => new Response('<h1>Wi-Fi</h1>', {headers: {'content-type': 'text/html'}}));
  expect(await portal.line.receive('/get', never)).toMatchObject({failure: {code: 'offline'}});
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError('cut off')),
  });
  const cut = lineTo(() => new Response(broken, {headers: attachment}));
  expect(await cut.line.receive('/get', never)).toMatchObject({failure: {code: 'offline'}});
});

test('[TRA6] cancelling rejects, and is no failure', async () => {
  const {send} = lineTo(lose);
  await expect(send('/put', AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
});
