import path from 'node:path';
import {closeDatabase, openDatabase, type Database} from './database.ts';
import {openEmbeddedPostgres} from './embedded-postgres.ts';
import {migrate, readMigrations} from './migrate.ts';
import {findEmbeddedBinaries, findRunAs} from './postgres-binaries.ts';
import {areBound, closeTenants, openTenants, type Tenants} from './second-net.ts';
import {settleTenantRole} from './tenant-role.ts';

/** A database that is up and migrated. */
export type Connection = {
  readonly database: Database;
  /** The same by connections of their own, for who one is and signing in: no other work has them. Rule: WAY10. */
  readonly sessions: Database;
  /** For what people's requests ask, which sees no more than is theirs; undefined where the database's user may not have them. Rules: TEN1, TEN5. */
  readonly tenants: Tenants | undefined;
  readonly isEmbedded: boolean;
  /** Where the embedded one keeps its files; undefined for a database of one's own. */
  readonly folder: string | undefined;
  readonly close: () => Promise<void>;
};

/** Connections for sessions: what is asked by them is short. */
const forSessions = {maxConnections: 3};
/** For jobs, admins and visitors; people's requests have ten of their own. */
const forAllElse = {maxConnections: 8};

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
    const {close, ...pools} = await openPools(databaseUrl, report);
    return {...pools, isEmbedded: false, folder: undefined, close};
  }
  const runAs = await findRunAs();
  const binaries = await findEmbeddedBinaries(runAs);
  const cluster = await openEmbeddedPostgres({folder: path.join(dataDir, 'postgres'), binaries, runAs, report});
  await createOnce(cluster.urlOf('postgres'), reportBroken);
  const {close: closePools, ...pools} = await openPools(cluster.urlOf(embeddedName), report);
  const close = async (): Promise<void> => {
    await closePools();
    await cluster.close();
  };
  return {...pools, isEmbedded: true, folder: cluster.folder, close};
}

const netIsMissing = 'people’s requests go without the second net of row-level security';

/** Opens all connections to a database, and brings it up to date. */
async function openPools(url: string, report: (message: string, error?: unknown) => void) {
  const reportBroken = (error: unknown): void => report('a database connection broke', error);
  const database = openDatabase(url, reportBroken, forAllElse);
  await migrate(database, await readMigrations());
  const missing = await settleTenantRole(database);
  if (missing !== undefined) report(netIsMissing, new Error(missing));
  const tenants = missing === undefined ? await openBound(url, report) : undefined;
  const sessions = openDatabase(url, reportBroken, forSessions);
  const close = async (): Promise<void> => {
    await Promise.all([database, sessions].map(closeDatabase));
    if (tenants) await closeTenants(tenants);
  };
  return {database, sessions, tenants, close};
}

/** @returns undefined, said in the log, where what is between here and the database does not hand the role on. */
async function openBound(
  url: string,
  report: (message: string, error?: unknown) => void,
): Promise<Tenants | undefined> {
  const tenants = openTenants(url, (error) => report('a database connection broke', error));
  if (await areBound(tenants)) return tenants;
  await closeTenants(tenants);
  const remedy =
    'connections do not begin as the role they ask for: let DATABASE_URL lead to PostgreSQL itself, or let the pooler hand on options';
  report(netIsMissing, new Error(remedy));
  return undefined;
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
