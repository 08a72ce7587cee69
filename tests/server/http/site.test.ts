import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

const origin = 'https://app.example.com';
const home = (language: string) =>
  `<!doctype html><title>${language}</title><link rel="canonical" href="https://origin.invalid/${language}">`;

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-site-'));
  await mkdir(path.join(clientDir, '.site/es/blogs'), {recursive: true});
  const files = {
    'index.html': '<!doctype html><title>the app</title>',
    '.site/es.html': home('es'),
    '.site/pt.html': home('pt'),
    '.site/en.html': home('en'),
    '.site/es/blogs.html': '<!doctype html><title>blog</title>',
    '.site/es/blogs/uno.html': '<!doctype html><title>uno</title>',
    '.site/es/feed.xml': '<rss/>',
    '.site/sitemap.xml': '<loc>https://origin.invalid/es</loc>',
    '.site/robots.txt': 'Sitemap: https://origin.invalid/sitemap.xml',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(clientDir, file), text);
  server = await buildServer({CLIENT_DIR: clientDir, PUBLIC_URL: origin});
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, {recursive: true});
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({method: 'GET', url, headers});

test('[SIT5] a page is answered whole, names its own address, and is asked for anew each time', async () => {
  const answer = await get('/es?utm_source=mail');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
  expect(answer.body).toBe(home('es').replace('https://origin.invalid', origin));
});

test('[SIT5] who has the page already is told that it has not changed, however it came', async () => {
  const {headers} = await get('/es', {'accept-encoding': 'br'});
  const tag = String(headers.etag);
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await get('/es', {'if-none-match': known, 'accept-encoding': 'gzip'});
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  }
  expect((await get('/es', {'if-none-match': '"older"'})).statusCode).toBe(200);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page comes as %s for who takes it', async (encoding, unpack) => {
  const answer = await get('/pt', {'accept-encoding': encoding});
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(unpack(answer.rawPayload).toString()).toContain(`${origin}/pt`);
});

test.each([
  ['/', {}, '/es'],
  ['/', {'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8'}, '/pt'],
  ['/', {'accept-language': 'pt', cookie: 'faro.language=en'}, '/en'],
  ['/?lang=es&utm_source=x', {cookie: 'faro.language=en'}, '/es?lang=es&utm_source=x'],
  ['/', {cookie: 'faro.language=//evil.example'}, '/es'],
  ['/', {cookie: 'faro.language=en; __Host-faro.language=pt'}, '/pt'],
])('[SIT2] [SEC2] %s with %j leads to %s, and nobody keeps that for somebody else', async (url, headers, target) => {
  const answer = await get(url, headers);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, target]);
  expect(answer.headers).toMatchObject({'cache-control': 'private, no-cache', vary: 'accept-language, cookie'});
});

test('the installed app opens at the bare address', async () => {
  expect((await get('/?source=pwa')).body).toContain('the app');
});

test.each([
  ['/es/blogs/no-such-article', 302, '/es'],
  ['/en/faq', 302, '/en'],
  ['/pt/blogs/categories/nothing', 302, '/pt'],
  ['/es/blogs/', 301, '/es/blogs'],
  ['/es/?x=1', 301, '/es?x=1'],
])('[SIT3] %s is answered with %i to %s', async (url, status, target) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([status, target]);
});

const navigations = [{'sec-fetch-mode': 'navigate', accept: '*/*'}, {accept: 'text/html,application/xhtml+xml'}];
const readings = [{}, {'sec-fetch-mode': 'no-cors', accept: '*/*'}, {'sec-fetch-mode': 'cors', accept: 'text/html'}];

test.each(['/es/faq.html', '/index.php', '/es/some.thing/else.aspx'])(
  '[SIT3] %s is the app to whoever opens it, and nothing to what reads code',
  async (url) => {
    for (const headers of navigations) {
      const answer = await get(url, headers);
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(answer.body).toContain('the app');
    }
    for (const headers of readings)
      expect((await get(url, headers)).json()).toMatchObject({error: {reason: 'request.no-such-address'}});
  },
);

test('[SIT3] an article that once had an ending leads home, and keeps where a campaign brought somebody from', async () => {
  for (const headers of navigations) {
    const answer = await get('/es/blogs/old-post.html?utm_source=x', headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/es?utm_source=x']);
  }
});

test.each(['/assets/gone-1a2b.js', '/assets/gone', '/api/v1/nothing.html', '/api'])(
  '[SIT3] %s is no page, whoever asks',
  async (url) => {
    for (const headers of navigations) expect((await get(url, headers)).statusCode).toBe(404);
  },
);

test.each([
  ['/es/banking-crypto/faq', '/es/faq/banking-crypto'],
  ['/pt/banking-crypto/faq/?utm_source=x', '/pt/faq/banking-crypto?utm_source=x'],
])('[SIT15] %s leads to %s', async (url, target) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, target]);
});

test('every other address is the app, which search engines leave alone', async () => {
  const answer = await get('/es/dashboard');
  expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(answer.body).toContain('the app');
});

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8', `<loc>${origin}/es</loc>`],
  ['/robots.txt', 'text/plain; charset=utf-8', `Sitemap: ${origin}/sitemap.xml`],
  ['/es/feed.xml', 'application/xml; charset=utf-8', '<rss/>'],
])('%s is served as %s', async (url, type, text) => {
  const answer = await get(url);
  expect([answer.headers['content-type'], answer.body]).toEqual([type, text]);
});

test.each(['/.site/es.html', '/%2esite/es.html', '/.site/es'])(
  'the written file itself is not served: %s',
  async (url) => {
    expect((await get(url)).body).not.toContain('canonical');
  },
);
