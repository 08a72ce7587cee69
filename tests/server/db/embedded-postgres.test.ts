import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmod, mkdir, mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openEmbeddedPostgres, type EmbeddedPostgres} from '#server/db/embedded-postgres.ts';
import {findRunAs} from '#server/db/postgres-binaries.ts';
import {findTestBinaries} from '#tests/kits/database-cluster.ts';

let parent: string;
let open: EmbeddedPostgres[];
beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'faro-embedded-'));
  await chmod(parent, 0o755);
  open = [];
});
afterEach(async () => {
  // All of them first: whoever still keeps a shared folder would start PostgreSQL in it again while it is removed.
  for (const cluster of open.toReversed()) await cluster.close();
  for (const cluster of open) await rm(cluster.folder, {recursive: true, force: true});
  await rm(parent, {recursive: true, force: true});
});

async function start(folder = path.join(parent, 'pg'), report?: (message: string) => void): Promise<EmbeddedPostgres> {
  const runAs = await findRunAs();
  const binaries = await findTestBinaries(runAs);
  const cluster = await openEmbeddedPostgres({folder, binaries, runAs, ...(report && {report})});
  open.push(cluster);
  return cluster;
}

async function ask(cluster: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client({connectionString: cluster.urlOf('postgres')});
  await client.connect();
  const {rows} = await client.query({text: statement, rowMode: 'array'});
  await client.end();
  return rows.flat();
}

const pidOf = async (cluster: EmbeddedPostgres): Promise<number> =>
  Number((await readFile(path.join(cluster.folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);

test('the first start makes a cluster that is durable, compares by code point and listens on no port', async () => {
  const cluster = await start();
  expect(cluster.adopted).toBe(false);
  const settings = `select current_setting('fsync'), current_setting('listen_addresses'), 'Z' < 'a', lower('ÉÑ')`;
  expect(await ask(cluster, settings)).toEqual(['on', '', true, 'éñ']);
  await cluster.close();
  await expect(ask(cluster, 'select 1')).rejects.toThrow();
});

test('what was written is there after a stop and a start', async () => {
  const first = await start();
  await ask(first, 'create table kept (word text)');
  await ask(first, `insert into kept values ('faro')`);
  await first.close();
  expect(await ask(await start(), 'select word from kept')).toEqual(['faro']);
});

test('after the program was killed, the next one adopts the PostgreSQL it left', async () => {
  const folder = path.join(parent, 'pg');
  const runAs = await findRunAs();
  const options = JSON.stringify({folder, binaries: await findTestBinaries(runAs), runAs});
  const program = `import {openEmbeddedPostgres} from '#server/db/embedded-postgres.ts';
    await openEmbeddedPostgres(${options}); process.send('up'); setInterval(() => {}, 1000);`;
  const killed = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(killed, 'message');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const cluster = await start();
  expect(cluster.adopted).toBe(true);
  expect(await ask(cluster, 'select 1')).toEqual([1]);
});

test('after PostgreSQL was killed it is started again, and nothing committed is lost', async () => {
  const reports: string[] = [];
  let restarted = (): void => undefined;
  const mended = new Promise<void>((resolve) => (restarted = resolve));
  const cluster = await start(undefined, (message) => {
    reports.push(message);
    restarted();
  });
  await ask(cluster, 'create table kept as select generate_series(1, 1000) as n');
  process.kill(await pidOf(cluster), 'SIGKILL');
  await mended;
  expect(reports).toEqual(['the embedded database had died and was started again']);
  expect(await ask(cluster, 'select count(*)::int from kept')).toEqual([1_000]);
});

test('PostgreSQL outlives a program whose data folder another one still uses', async () => {
  const first = await start();
  const second = await start();
  const client = new pg.Client({connectionString: first.urlOf('postgres')});
  await client.connect();
  await second.close();
  expect((await client.query('select 1 as one')).rows).toEqual([{one: 1}]);
  await client.end();
});

test('a folder with a path too long for a socket works', async () => {
  const cluster = await start(path.join(parent, 'x'.repeat(110)));
  expect(await ask(cluster, 'select 1')).toEqual([1]);
});

test('below a home that only its owner may enter, the cluster lives where PostgreSQL’s account gets to', async () => {
  const home = path.join(parent, 'home');
  await mkdir(home, {mode: 0o700});
  const asked = path.join(home, 'pg');
  const cluster = await start(asked);
  // Only root runs PostgreSQL as somebody else, who cannot enter.
  const expected = process.getuid?.() === 0 ? /^\/var\/lib\/faro-[0-9a-f]{12}$/ : asked;
  expect(cluster.folder).toMatch(expected);
  expect(await ask(cluster, 'select 1')).toEqual([1]);
});
