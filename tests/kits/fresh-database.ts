import {randomUUID} from 'node:crypto';
import {inject} from 'vitest';
import {closeDatabase, openDatabase, type Database} from '#server/db/database.ts';
import {closeTenants, openTenants, type Tenants} from '#server/db/second-net.ts';
import {templateName} from './database-cluster.ts';

/** A database of a test's own: empty, migrated, gone with `close`. */
export type FreshDatabase = {
  readonly database: Database;
  readonly url: string;
  /** Connections that see a person's rows alone; none is made before one is asked for. */
  readonly tenants: Tenants;
  /** Cuts every connection and lets nobody in, or lets them in again: an outage. */
  readonly shut: (isShut: boolean) => Promise<void>;
  /** Keeps a copy of the database as it is. @returns puts the copy back in its place, as a restored backup. */
  readonly snapshot: () => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
};

/** Clones the template into a new database; 50 to 80 ms. */
export async function openFreshDatabase(): Promise<FreshDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onCluster(clusterUrl, `create database ${name} template ${templateName}`);
  const url = clusterUrl.replace('/postgres?', `/${name}?`);
  // However slow the machine: who waits for one of few connections here has not met an outage.
  const limits = {maxConnections: 5, timeoutMs: 120_000};
  const database = openDatabase(url, ignoreGoodbye, limits);
  const tenants = openTenants(url, ignoreGoodbye, limits);
  const copy = `${name}_copy`;
  const shut = async (isShut: boolean): Promise<void> => {
    await onCluster(clusterUrl, `alter database ${name} with allow_connections ${!isShut}`);
    if (isShut) {
      await onCluster(clusterUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    }
  };
  return {
    database,
    url,
    tenants,
    shut,
    snapshot: async () => {
      await shut(true);
      await onCluster(clusterUrl, `create database ${copy} template ${name}`);
      await shut(false);
      return async () => {
        await onCluster(clusterUrl, `drop database ${name} with (force)`);
        await onCluster(clusterUrl, `create database ${name} template ${copy}`);
      };
    },
    close: async () => {
      await closeTenants(tenants);
      await closeDatabase(database);
      await onCluster(clusterUrl, `drop database if exists ${copy}`);
      await onCluster(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Another node's connections to a database of a test: closing them leaves it to whoever opened it. */
export function openBeside({url, shut, snapshot}: FreshDatabase): FreshDatabase {
  const database = openDatabase(url, ignoreGoodbye, {maxConnections: 5, timeoutMs: 120_000});
  const tenants = openTenants(url, ignoreGoodbye, {maxConnections: 5, timeoutMs: 120_000});
  const close = async (): Promise<void> => {
    await closeTenants(tenants);
    await closeDatabase(database);
  };
  return {database, url, tenants, shut, snapshot, close};
}

/** Idle connections are cut off when their database is dropped; nothing of the test is left to be harmed. */
function ignoreGoodbye(): void {}

async function onCluster(clusterUrl: string, statement: string): Promise<void> {
  const admin = openDatabase(clusterUrl, ignoreGoodbye, {maxConnections: 1});
  try {
    await admin.$client.query(statement);
  } finally {
    await closeDatabase(admin);
  }
}
