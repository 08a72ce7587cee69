import path from 'node:path';
import {closeDatabase, openDatabase, type Database} from './database.ts';
import {openEmbeddedPostgres} from './embedded-postgres.ts';
import {migrate, readMigrations} from './migrate.ts';
import {findEmbeddedBinaries, findRunAs} from './postgres-binaries.ts';

/** A database that is up and migrated. */
export type Connection = {
  readonly database: Database;
  /** The same by connections of their own, for who one is and signing in: no other work has them. Rule: WAY10. */
  readonly sessions: Database;
  readonly isEmbedded: boolean;
  /** Where the embedded one keeps its files; undefined for a database of one's own. */
  readonly folder: string | undefined;
  readonly close: () => Promise<void>;
};

/** Connections for sessions: what is asked by them is short. */
const forSessions = {maxConnections: 3};

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
    const sessions = openDatabase(databaseUrl, reportBroken, forSessions);
    const close = async (): Promise<void> => void (await Promise.all([database, sessions].map(closeDatabase)));
    return {database, sessions, isEmbedded: false, folder: undefined, close};
  }
  const runAs = await findRunAs();
  const binaries = await findEmbeddedBinaries(runAs);
  const cluster = await openEmbeddedPostgres({folder: path.join(dataDir, 'postgres'), binaries, runAs, report});
  await createOnce(cluster.urlOf('postgres'), reportBroken);
  const database = openDatabase(cluster.urlOf(embeddedName), reportBroken);
  await migrate(database, await readMigrations());
  const sessions = openDatabase(cluster.urlOf(embeddedName), reportBroken, forSessions);
  const close = async (): Promise<void> => {
    await Promise.all([database, sessions].map(closeDatabase));
    await cluster.close();
  };
  return {database, sessions, isEmbedded: true, folder: cluster.folder, close};
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
