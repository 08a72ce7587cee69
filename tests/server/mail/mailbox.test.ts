import {mkdtemp, readdir, rename, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readConfig} from '#server/config.ts';
import {chooseMail, mailboxUrl} from '#server/providers/mail/choose.ts';
import {createMailbox} from '#server/providers/mail/mailbox/adapter.ts';
import {openMailboxFolder} from '#server/providers/mail/mailbox/mailbox-folder.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {buildMail, mailPortKit} from '#tests/kits/mail-port-kit.ts';

mailPortKit('the mailbox', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'faro-mailbox-'));
  const folder = await openMailboxFolder(root);
  const {port, sandbox} = createMailbox(folder);
  return {
    port,
    read: async () => (await folder.list(100)).map(({mail}) => mail).toReversed(),
    fail: (fault) => fault && sandbox.failNext(fault),
    setDown: (isDown) => (isDown ? rename(root, `${root}-away`) : rename(`${root}-away`, root)),
    close: () => rm(root, {recursive: true}),
  };
});

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
  const folder = await openMailboxFolder(path.join(server.dataDir, 'mailbox'));
  const port = createMailbox(folder).port;
  await port.send(buildMail({messageId: '<1@x>', date: '2026-11-21T10:00:00.000Z', subject: 'Older'}));
  const html = '<p>Hola</p><script>alert(1)</script>';
  const hostile = {subject: '<img src=x onerror=alert(1)>', text: '</pre><script>alert(1)</script>', html};
  await port.send(buildMail({messageId: '<2@x>', date: '2026-11-21T11:00:00.000Z', ...hostile}));
});
afterAll(() => server.close());

async function get(url: string, more: {remoteAddress?: string; host?: string} = {}) {
  const {remoteAddress = '127.0.0.1', host = 'localhost:3000'} = more;
  return server.app.inject({method: 'GET', url, remoteAddress, headers: {host}});
}

test('[MAI5] mails are kept one file each and listed newest first, with nothing of theirs at work in the page', async () => {
  expect(await readdir(path.join(server.dataDir, 'mailbox'))).toHaveLength(2);
  const {body, headers, statusCode} = await get('/dev/mailbox');
  expect(statusCode).toBe(200);
  expect(body.indexOf('&lt;img src=x')).toBeLessThan(body.indexOf('Older'));
  expect(body).not.toContain('<img');
  expect(headers['content-security-policy']).toContain(
    "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'",
  );
  const link = /href="(\/dev\/mailbox\/\d[^"]+)"/.exec(body)?.[1] ?? '';
  const page = await get(link);
  expect(page.body).toContain('&lt;/pre&gt;&lt;script&gt;');
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain(`<iframe sandbox title="&lt;img src=x onerror=alert(1)&gt;" src="${link}/html">`);
  const frame = await get(`${link}/html`);
  expect(frame.body).toContain('<p>Hola</p>');
  expect(frame.headers['content-security-policy']).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
  expect((await get('/dev/mailbox/style.css')).headers['content-type']).toContain('text/css');
});

test.each([
  '/dev/mailbox/00000000000000000-000000000000000000000000',
  '/dev/mailbox/..%2f..%2fpackage',
  '/dev/mailbox/x/html',
])('[MAI5] %s is no mail', async (url) => expect((await get(url)).statusCode).toBe(404));

test('[MAI5] another machine, or this one under another name, sees no mail', async () => {
  expect((await get('/dev/mailbox', {remoteAddress: '192.0.2.7'})).statusCode).toBe(403);
  expect((await get('/dev/mailbox', {host: 'faro.evil.example'})).statusCode).toBe(403);
});

test.each([
  [{}, 'http://localhost:3000/dev/mailbox'],
  [{HOST: '0.0.0.0'}, undefined],
  [{NODE_ENV: 'production', PUBLIC_URL: 'https://app.example.com', ALLOW_SANDBOX: '1', HOST: '127.0.0.1'}, undefined],
  [{MAIL_SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com', CONTACT_EMAIL: 'b@example.com'}, undefined],
])('[MAI5] with %o the mailbox is read at %s', (environment, url) => {
  expect(mailboxUrl(readConfig(environment))).toBe(url);
});

test('a folder that cannot be used for mails is refused with what to set', async () => {
  const asked = chooseMail({...readConfig({}), dataDir: import.meta.filename});
  await expect(asked).rejects.toThrow('set DATA_DIR to a folder that can be written, or MAIL_SMTP_URL');
});

test('[MAI5] also with a public address or behind a proxy no page under another name reads the mailbox', async () => {
  const own = await buildServer({PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '127.0.0.1'});
  const read = async (headers: Record<string, string>) => {
    const answer = await own.app.inject({method: 'GET', url: '/dev/mailbox', remoteAddress: '127.0.0.1', headers});
    return answer.statusCode;
  };
  // Names that anybody may own, and point at this machine.
  const names = [
    'evil.example',
    '127.evil.example',
    '127.0.0.1.evil.example:3000',
    'localhost.evil.example',
    'localhost.',
  ];
  for (const host of names) {
    expect([host, await read({host})]).toEqual([host, 403]);
    const forwarded = {host, 'x-forwarded-host': 'localhost'};
    expect([host, await read(forwarded)]).toEqual([host, 403]);
  }
  for (const host of ['localhost', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])
    expect([host, await read({host})]).toEqual([host, 200]);
  await own.close();
});
