import {afterAll, beforeAll, expect, test} from 'vitest';
import {pushChanges} from '#contract/sync/push-changes.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {isExcessive} from '#server/http/bounded-json.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

test.each([
  ['lists', nested(33, '[', ']')],
  ['objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ['lists that never end', '['.repeat(8_000_000)],
  ['names', `{${'"a":1,'.repeat(200_001)}"a":1}`],
  ['values', `[${'1,'.repeat(1_500_001)}1]`],
])('[WAY2] too many %s are told', (_what, text) => {
  expect(isExcessive(text)).toBe(true);
});

test.each([
  ['32 levels', nested(32, '[', ']')],
  ['brackets in a text', JSON.stringify('['.repeat(100_000))],
  ['quotes and backslashes in a text', JSON.stringify(`${'\\"['.repeat(50_000)}\\`)],
  ['a text that ends in a backslash', String.raw`["\\", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["]`],
  ['a text that does not end', `"${'['.repeat(100)}`],
  ['nothing', ''],
  [
    'a push of 2,000 rows',
    JSON.stringify({changes: Array.from({length: 500}, () => ({set: {a: {each: ['x', 1, null]}}}))}),
  ],
])('[WAY2] %s are taken', (_what, text) => {
  expect(isExcessive(text)).toBe(false);
});

test('[WAY2] such a body is refused as malformed before it is read, and others wait for nothing', async () => {
  const device = await server.registerPerson();
  const token = device.me.authToken ?? '';
  const ask = async (payload: string) =>
    device.request({
      method: 'POST',
      url: pushChanges.path,
      payload,
      headers: {'content-type': 'application/json', [antiForgeryHeader]: token},
    });
  const began = performance.now();
  for (const payload of ['['.repeat(8_000_000), `[${'1,'.repeat(3_000_000)}1]`]) {
    const answer = await ask(payload);
    expect(answer).toMatchObject({status: 400, body: {error: {reason: 'request.malformed'}}});
  }
  // Reading the first of them took three seconds.
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(await ask('{"a":')).toMatchObject({status: 400, body: {error: {reason: 'request.malformed'}}});
  expect(await ask('{"__proto__":{}}')).toMatchObject({status: 400});
});
