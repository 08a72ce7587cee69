import {expect, test} from 'vitest';
import {readImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {buildServer} from '#tests/kits/build-server.ts';

test.each([
  [{}, {maxBytes: 2_097_152, cooldownMs: 30_000}],
  [
    {IMPORT_MAX_BYTES: '5000000', IMPORT_COOLDOWN_MS: '0'},
    {maxBytes: 5_000_000, cooldownMs: 0},
  ],
])('with %o a batch import is limited to %o, which only signed-in people are told', async (environment, limit) => {
  const server = await buildServer(environment);
  const ana = await server.registerPerson();
  expect((await ana.call(readImportLimit, {})).body).toEqual(limit);
  expect((await server.openDevice().call(readImportLimit, {})).status).toBe(401);
  await server.close();
});
