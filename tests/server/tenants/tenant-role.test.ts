import {chmod, mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {connect, type Connection} from '#server/db/connect.ts';
import {closeDatabase, openDatabase} from '#server/db/database.ts';
import {openEmbeddedPostgres, type EmbeddedPostgres} from '#server/db/embedded-postgres.ts';
import {findRunAs} from '#server/db/postgres-binaries.ts';
import {asPerson, tenantRole, underNet} from '#server/db/second-net.ts';
import {findTestBinaries} from '#tests/kits/database-cluster.ts';

let parent: string;
let cluster: EmbeddedPostgres;
beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'faro-tenants-'));
  await chmod(parent, 0o755);
  const runAs = await findRunAs();
  const settings = ['fsync=off'];
  cluster = await openEmbeddedPostgres({
    folder: path.join(parent, 'pg'),
    binaries: await findTestBinaries(runAs),
    runAs,
    settings,
  });
});
afterAll(async () => {
  await cluster.close();
  await rm(cluster.folder, {recursive: true, force: true});
  await rm(parent, {recursive: true, force: true});
});

async function administer(...statements: readonly string[]): Promise<void> {
  const admin = openDatabase(cluster.urlOf('postgres'), () => undefined, {maxConnections: 1});
  for (const statement of statements) await admin.$client.query(statement);
  await closeDatabase(admin);
}

/** Starts on a database of a user that is no superuser. @returns what was said, and the connections. */
async function startAs(user: string): Promise<{said: string[]; connection: Connection}> {
  const said: string[] = [];
  const databaseUrl = cluster.urlOf(user).replace('//faro@', `//${user}@`);
  const report = (message: string, error?: unknown) =>
    void said.push(error instanceof Error ? `${message}: ${error.message}` : message);
  return {said, connection: await connect({databaseUrl, dataDir: parent}, report)};
}

/** How many spaces a person without any sees, of one that is there. */
async function countSeen({database, tenants}: Connection): Promise<number | null> {
  if (!tenants) throw new Error('there is no second net');
  await database.$client.query(`insert into spaces (id, kind, services) values (gen_random_uuid(), 'company', '{}')`);
  const person = {personId: crypto.randomUUID(), senderId: crypto.randomUUID()};
  return (await asPerson(person, () => underNet(database, tenants).$client.query('select from spaces'))).rowCount;
}

test('[TEN5] a user who may make no role is told at each start what to have run, and goes on; once it was run there is the net', async () => {
  await administer('create role plain login', 'create database plain owner plain');
  for (const _start of ['first', 'second']) {
    const {said, connection} = await startAs('plain');
    expect(said).toEqual([expect.stringContaining(`create role ${tenantRole} nologin; grant ${tenantRole} to`)]);
    expect(connection.tenants).toBeUndefined();
    await connection.close();
  }
  await administer(`create role ${tenantRole} nologin`, `grant ${tenantRole} to plain`);
  const {said, connection} = await startAs('plain');
  expect(said).toEqual([]);
  expect(await countSeen(connection)).toBe(0);
  await connection.close();
  await administer('drop database plain', `drop role ${tenantRole}`, 'drop role plain');
});

test('[TEN5] a user who may make roles makes it, and is bound by it as any other', async () => {
  await administer('create role maker login createrole', 'create database maker owner maker');
  const {said, connection} = await startAs('maker');
  expect(said).toEqual([]);
  expect(await countSeen(connection)).toBe(0);
  await connection.close();
  const again = await startAs('maker');
  expect(again.said).toEqual([]);
  await again.connection.close();
});

test('[TEN5] a role that no policy binds is not taken', async () => {
  await administer(`alter role ${tenantRole} bypassrls`);
  const {said, connection} = await startAs('maker');
  expect(said).toEqual([expect.stringContaining('is bound by no policy')]);
  expect(connection.tenants).toBeUndefined();
  await connection.close();
});

test('[TEN2] what the role was given beside is taken from it at the next start', async () => {
  await administer(`alter role ${tenantRole} nobypassrls`);
  const first = await startAs('maker');
  const {$client} = first.connection.database;
  await $client.query(`grant all on sessions, users, row_history to ${tenantRole}`);
  await first.connection.close();
  const {connection} = await startAs('maker');
  const {rows} = await connection.database.$client.query(
    `select has_table_privilege($1, 'sessions', 'select') as sessions, has_table_privilege($1, 'row_history', 'update') as history,
       has_column_privilege($1, 'users', 'password_hash', 'select') as hash, has_column_privilege($1, 'users', 'email', 'select') as email`,
    [tenantRole],
  );
  expect(rows).toEqual([{sessions: false, history: false, hash: false, email: true}]);
  await connection.close();
});

test('[TEN2] a single column that it was given beside is taken, too', async () => {
  const first = await startAs('maker');
  await first.connection.database.$client.query(`grant select (password_hash) on users to ${tenantRole}`);
  await first.connection.close();
  const {connection} = await startAs('maker');
  const {rows} = await connection.database.$client.query(
    `select has_column_privilege($1, 'users', 'password_hash', 'select') as hash, has_column_privilege($1, 'users', 'email', 'select') as email`,
    [tenantRole],
  );
  expect(rows).toEqual([{hash: false, email: true}]);
  await connection.close();
});
