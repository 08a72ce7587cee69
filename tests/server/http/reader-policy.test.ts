import {expect, test} from 'vitest';
import {buildServer} from '#tests/kits/build-server.ts';

test('[MLG9] the worker that reads PDFs may decode by WebAssembly, nothing else may, and nothing may evaluate text', async () => {
  const server = await buildServer();
  const policyOf = async (url: string) =>
    String((await server.app.inject({method: 'GET', url})).headers['content-security-policy']);
  expect(await policyOf('/assets/pdf-worker-Ab3_-x.js')).toContain("script-src 'self' 'wasm-unsafe-eval';");
  for (const url of ['/assets/books-x.js', '/assets/pdf-worker-x.js/..', '/es/mailing', '/', '/api/v1/me'])
    expect(await policyOf(url)).not.toContain('unsafe');
  await server.close();
});
