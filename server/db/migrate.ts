import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type {Database} from './database.ts';
import {locks, withLock} from './advisory-lock.ts';

/** One step of the schema: a plain SQL file named `NNNN_name.sql`. */
export type Migration = {readonly name: string; readonly statements: string; readonly hash: string};

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Reads the migrations in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const statements = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return {name, statements, hash: createHash('sha256').update(statements).digest('hex')};
    }),
  );
}

/**
 * Brings the schema up to date: applies what is missing, each file in its own transaction, under a lock that other starting nodes wait for.
 *
 * @returns the names applied now.
 * @throws when an applied file was edited since, or when the database knows one that this program does not (an older program on a newer database).
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await withLock(database, locks.migrating, 'wait', (client) => applyMissing(client, migrations));
  return applied ?? [];
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const applied = await client.query<{name: string; hash: string}>('select name, hash from schema_migrations');
  const hashes = new Map(applied.rows.map((row) => [row.name, row.hash]));
  refuseStrangers(hashes, migrations);
  const missing = migrations.filter((migration) => !hashes.has(migration.name));
  for (const migration of missing) await applyOne(client, migration);
  return missing.map((migration) => migration.name);
}

function refuseStrangers(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name)) throw new Error(`The database was migrated by a newer version (${name}); run that version.`);
    if (known.get(name) !== hash)
      throw new Error(`Migration ${name} was edited after it was applied; write a new one instead.`);
  }
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.statements);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed`, {cause: error});
  }
}
