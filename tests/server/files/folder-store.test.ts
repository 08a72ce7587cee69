import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readdir, rm, utimes, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import {expect, onTestFinished, test} from 'vitest';
import type {Session} from '#server/http/session.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {bytesOf} from '#tests/fixtures/file-bytes.ts';
import {filesPortKit, type StoreUnderTest} from '#tests/kits/files-port-kit.ts';
import {unheardEvents} from '#tests/fakes/unheard-events.ts';

const key = `incoming/${testId(1)}/${testId(2)}.1`;
const grant = {key, spaceId: testId(1), userId: testId(9)};

async function makeFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'faro-files-'));
}

/** Its routes on a server where `caller` is signed in. */
async function openServer(caller: {session: Partial<Session> | undefined; mayUse: boolean}): Promise<StoreUnderTest> {
  const root = await makeFolder();
  const clock = {nowMs: Date.UTC(2026, 10, 20, 12)};
  const store = await openFolderStore(root, () => clock.nowMs);
  const app = fastify({forceCloseConnections: true});
  // Only what the routes look at.
  const identify = async () => caller.session as Session | undefined;
  store.addRoutes(
    {
      app,
      identify,
      publicOrigin: undefined,
      now: () => clock.nowMs,
      writeAudit: async () => 1,
      events: unheardEvents,
      endpoints: [],
    },
    async () => caller.mayUse,
  );
  const ownOrigin = await app.listen({port: 0, host: '127.0.0.1'});
  const close = async () => {
    await app.close();
    await rm(root, {recursive: true});
  };
  return {store, ownOrigin, clock, close};
}

const person = {userId: testId(9), status: 'active'} as const;
filesPortKit('a folder', () => openServer({session: person, mayUse: true}));

async function put({ownOrigin}: StoreUnderTest, url: string, text = '12345', headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(url, ownOrigin), {
    method: 'PUT',
    body: bytesOf(text),
    headers: {'content-type': 'application/octet-stream', ...headers},
  });
  const {error} = (await answer.json()) as {error?: {reason: string}};
  return [answer.status, error?.reason];
}

test('[FIL7] an address is refused with its own reason', async () => {
  const caller: Parameters<typeof openServer>[0] = {session: person, mayUse: true};
  const under = await openServer(caller);
  onTestFinished(under.close);
  const url = await under.store.signPut(grant, 5, under.clock.nowMs + 1_000);
  expect(await put(under, `${url}x`)).toEqual([403, 'file.bad-url']);
  expect(await put(under, '/api/v1/files/bytes')).toEqual([403, 'file.bad-url']);
  expect(await put(under, url, '123456')).toEqual([413, 'file.part-too-large']);
  expect(await put(under, url, '1234')).toEqual([400, 'file.part-size']);
  expect(await put(under, url, '12345', {'sec-fetch-site': 'cross-site'})).toEqual([403, 'request.foreign-origin']);
  expect(await put(under, url, '12345', {origin: 'https://evil.example'})).toEqual([403, 'request.foreign-origin']);
  caller.session = {...person, userId: testId(10)};
  expect(await put(under, url)).toEqual([403, 'file.bad-url']);
  caller.session = undefined;
  expect(await put(under, url)).toEqual([401, 'account.sign-in-required']);
  caller.session = {...person, status: 'blocked'};
  expect(await put(under, url)).toEqual([403, 'account.blocked']);
  caller.session = person;
  caller.mayUse = false;
  expect(await put(under, url)).toEqual([403, 'sync.no-access']);
  caller.mayUse = true;
  under.clock.nowMs += 1_000;
  expect(await put(under, url)).toEqual([403, 'file.expired-url']);
  expect(await under.store.list(key)).toEqual([]);
});

test('[FIL10] nothing in a download can run, whoever opens it', async () => {
  const under = await openServer({session: person, mayUse: true});
  onTestFinished(under.close);
  await under.store.write(
    key,
    5,
    (async function* () {
      yield bytesOf('<svg>');
    })(),
  );
  const answer = await fetch(
    new URL(await under.store.signGet(grant, 'x.jpg', under.clock.nowMs + 1_000), under.ownOrigin),
  );
  await answer.text();
  const names = ['content-security-policy', 'x-content-type-options', 'content-type', 'content-length'];
  expect(names.map((name) => answer.headers.get(name))).toEqual([
    "sandbox; default-src 'none'",
    'nosniff',
    'application/octet-stream',
    '5',
  ]);
});

test('[FIL7] two nodes with one folder believe each other’s addresses, and another folder does not', async () => {
  const root = await makeFolder();
  onTestFinished(() => rm(root, {recursive: true}));
  const [one, other] = await Promise.all([openFolderStore(root, () => 0), openFolderStore(root, () => 0)]);
  const stranger = await openServer({session: person, mayUse: true});
  onTestFinished(stranger.close);
  expect(await one.signPut(grant, 5, 1)).toBe(await other.signPut(grant, 5, 1));
  expect(await put(stranger, await one.signPut(grant, 5, stranger.clock.nowMs + 1_000))).toEqual([403, 'file.bad-url']);
});

test('[FIL8] a process that is killed while it writes leaves no object, and what it had begun is cleared a day later', async () => {
  const root = await makeFolder();
  onTestFinished(() => rm(root, {recursive: true}));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', endlessWriter], {
    env: {...process.env, ROOT: root, KEY: key, NODE_OPTIONS: ''},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const nowMs = Date.now();
  const store = await openFolderStore(root, () => nowMs);
  expect(await store.list(key)).toEqual([]);
  const unfinished = path.join(root, 'unfinished');
  const [begun = ''] = await readdir(unfinished);
  expect(begun).not.toBe('');
  await utimes(path.join(unfinished, begun), new Date(nowMs), new Date(nowMs - 25 * 3_600_000));
  await openFolderStore(root, () => nowMs);
  expect(await readdir(unfinished)).toEqual([]);
});

test('[FIL8] what is removed while it is read is read to its end: another call may have finished meanwhile', async () => {
  const root = await makeFolder();
  onTestFinished(() => rm(root, {recursive: true}));
  const store = await openFolderStore(root, () => 0);
  const written = new Uint8Array(300_000).fill(7);
  await store.write(
    key,
    written.length,
    (async function* () {
      yield written;
    })(),
  );
  const bytes = await store.read(key);
  await store.remove([key]);
  expect(await store.read(key)).toBeUndefined();
  const read: Uint8Array[] = [];
  for await (const chunk of bytes ?? []) read.push(chunk);
  expect(Buffer.concat(read).equals(written)).toBe(true);
});

const endlessWriter = `
  import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
  const store = await openFolderStore(process.env.ROOT, Date.now);
  async function* bytes() {
    yield new Uint8Array(65536);
    process.stdout.write('writing');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
  await store.write(process.env.KEY, 1_000_000, bytes());
`;

test.each(['../x/y/z', 'stored/../secret', 'stored/a/..', 'stored/a/b/c', 'Stored/a/b', 'stored/a/', '/etc/passwd'])(
  '[FIL7] the key %s leads nowhere',
  async (bad) => {
    const root = await makeFolder();
    onTestFinished(() => rm(root, {recursive: true}));
    const store = await openFolderStore(root, () => 0);
    await expect(store.read(bad)).rejects.toThrow('not a');
    await expect(store.remove([bad])).rejects.toThrow('not a');
  },
);

test.each([0, 31, 33])(
  '[FIL7] with a key of %i bytes no folder opens: everybody could sign with none',
  async (size) => {
    const root = await makeFolder();
    onTestFinished(() => rm(root, {recursive: true}));
    await writeFile(path.join(root, 'signing-key'), Buffer.alloc(size));
    await expect(openFolderStore(root, Date.now)).rejects.toThrow(/signing-key has \d+ bytes/);
  },
);
