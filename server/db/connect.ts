import path from 'node:path';
import {closeDatabase, openDatabase, type Database} from './database.ts';
import {openEmbeddedPostgres} from './embedded-postgres.ts';
import {migrate, readMigrations} from './migrate.ts';
import {findEmbeddedBinaries, findRunAs} from './postgres-binaries.ts';

/** A database that is up and migrated. */
export type Connection = {
  readonly database: Database;
  readonly isEmbedded: boolean;
  /** Where the embedded one keeps its files; undefined for a database of one's own. */
  readonly folder: string | undefined;
  readonly close: () => Promise<void>;
};

const embeddedName = 'faro';

/**
 * Connects to the configured PostgreSQL, or starts the embedded one, and brings its schema up to date.
 *
 * @param report hears what breaks later on, and that it was mended.
 * @throws an Error that says what to do when there is no database to be had.
 */
export async function connect(
  {databaseUrl, dataDir}: {readonly databaseUrl: string | undefined; readonly dataDir: string},
  report: (message: string, error?: unknown) => void,
): Promise<Connection> {
  const reportBroken = (error: unknown): void => report('a database connection broke', error);
  if (databaseUrl !== undefined) {
    const database = openDatabase(databaseUrl, reportBroken);
    await migrate(database, await readMigrations());
    return {database, isEmbedded: false, folder: undefined, close: () => closeDatabase(database)};
  }
  const runAs = await findRunAs();
  const binaries = await findEmbeddedBinaries(runAs);
  const cluster = await openEmbeddedPostgres({folder: path.join(dataDir, 'postgres'), binaries, runAs, report});
  await createOnce(cluster.urlOf('postgres'), reportBroken);
  const database = openDatabase(cluster.urlOf(embeddedName), reportBroken);
  await migrate(database, await readMigrations());
  const close = async (): Promise<void> => {
    await closeDatabase(database);
    await cluster.close();
  };
  return {database, isEmbedded: true, folder: cluster.folder, close};
}

async function createOnce(url: string, report: (error: unknown) => void): Promise<void> {
  const admin = openDatabase(url, report, {maxConnections: 1});
  try {
    const {rowCount} = await admin.$client.query('select from pg_database where datname = $1', [embeddedName]);
    if (rowCount === 0) await admin.$client.query(`create database ${embeddedName}`);
  } finally {
    await closeDatabase(admin);
  }
}
