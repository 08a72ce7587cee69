import {expect, test} from 'vitest';
import {readImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {buildServer} from '#tests/kits/build-server.ts';

test.each([
  [{}, 2_097_152],
  [{IMPORT_MAX_BYTES: '5000000'}, 5_000_000],
])(
  'with %o a file to import may have %i bytes, which only signed-in people are told',
  async (environment, maxBytes) => {
    const server = await buildServer(environment);
    const ana = await server.registerPerson();
    expect((await ana.call(readImportLimit, {})).body).toEqual({maxBytes});
    expect((await server.openDevice().call(readImportLimit, {})).status).toBe(401);
    await server.close();
  },
);
