import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fetchByKy} from '#sync/transport/fetch-by-ky.ts';

const url = 'https://faro.test/api/v1/things';
const network = vi.fn<(request: Request, init?: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', network));

afterEach(() => {
  vi.unstubAllGlobals();
  network.mockReset();
});

test('a request leaves as it was made', async () => {
  network.mockImplementation(async (request) => new Response(await request.text()));
  const headers = {'content-type': 'application/json', 'x-token': 'one'};
  const answer = await fetchByKy(`${url}?page=2`, {method: 'POST', headers, body: '{"a":1}', redirect: 'error'});
  const [request] = network.mock.calls[0] ?? [];
  expect([request?.url, request?.method, request?.redirect]).toEqual([`${url}?page=2`, 'POST', 'error']);
  expect([request?.headers.get('content-type'), request?.headers.get('x-token')]).toEqual(['application/json', 'one']);
  expect(await answer.text()).toBe('{"a":1}');
});

test('the network is asked once, and its trouble is a TypeError', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchByKy(url)).rejects.toThrow(TypeError);
  expect(network).toHaveBeenCalledTimes(1);
});

test('a refusal is an answer, and is not asked for again', async () => {
  network.mockResolvedValue(new Response('busy', {status: 503, headers: {'retry-after': '1'}}));
  const answer = await fetchByKy(url);
  expect([answer.status, await answer.text()]).toEqual([503, 'busy']);
  expect(network).toHaveBeenCalledTimes(1);
});

test('a request that is cancelled while its body comes rejects with the reason of its signal', async () => {
  const cancelled = new AbortController();
  network.mockImplementation(async ({signal}) => {
    const body = new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
    });
    return new Response(body);
  });
  const answer = await fetchByKy(url, {signal: cancelled.signal});
  const body = answer.text();
  cancelled.abort(new Error('left'));
  await expect(body).rejects.toThrow('left');
});

test('a request that was cancelled before it left is none', async () => {
  network.mockImplementation(async (input, init) => {
    (init?.signal ?? input.signal).throwIfAborted();
    return new Response(input.url);
  });
  await expect(fetchByKy(url, {signal: AbortSignal.abort(new Error('left'))})).rejects.toThrow('left');
});
