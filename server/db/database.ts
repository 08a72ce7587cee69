import {drizzle, type NodePgDatabase, type NodePgQueryResultHKT} from 'drizzle-orm/node-postgres';
import type {PgDatabase, PgTransactionConfig} from 'drizzle-orm/pg-core';
import pg from 'pg';

type NoSchema = Record<string, never>;

/** The whole database behind a pool; `$client` is the `pg.Pool`, for hand-written SQL. */
export type Database = NodePgDatabase & {$client: pg.Pool};

/** What queries run on: the database, or a transaction of it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, NoSchema>;

/** An open transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * The connection that a transaction runs on, for hand-written SQL: it reads values as `$client` does, where Drizzle's own `execute` gives
 * whole numbers as text.
 */
export function clientOf(tx: Transaction): pg.PoolClient {
  // Drizzle keeps it from sight; a test would notice if it were elsewhere.
  const {client} = tx._.session as unknown as {client: pg.PoolClient};
  return client;
}

const bigintOid = 20;
const dateOid = 1082;
const instantOid = 1184;

/** How `$client.query` reads values: bigint as number, date as text, instants as ISO text with milliseconds. */
const textParsers = new Map<number, (text: string) => unknown>([
  [bigintOid, toSafeNumber],
  [dateOid, (text) => text],
  [instantOid, toIsoInstant],
]);

/** Reads a bigint as a number; throws rather than lose a digit. */
export function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint of the database is too large for a number');
  return value;
}

/** An instant as ISO text in UTC. */
export function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}

/** Reads PostgreSQL's `2026-11-21 09:30:00.5+00` as `2026-11-21T09:30:00.500Z`. */
export function toIsoInstant(text: string): string {
  return new Date(text.replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

/**
 * How long a statement, a wait for a row and a pause within a transaction may take, in milliseconds: longer than anything of ours does for
 * whoever waits, and short enough that what hangs gives its connection back. What has no one waiting goes without: see `withLock`. Rule: WAY10.
 */
const bounds = {statement_timeout: 60_000, lock_timeout: 15_000, idle_in_transaction_session_timeout: 60_000};

/** How many connections there are at most, and how long one is waited for before the question fails. */
export type PoolLimits = {readonly maxConnections?: number; readonly timeoutMs?: number};

/**
 * Opens a pool on a PostgreSQL 15 or newer.
 *
 * @param report hears of connections that broke while idle; the pool replaces them by itself, as it does those that broke in use.
 */
export function openDatabase(url: string, report: (error: unknown) => void, limits: PoolLimits = {}): Database {
  return drizzle({client: openPool(url, report, limits)});
}

/** The pool of {@link openDatabase} alone. @param limits `role`: under which its connections ask, where that is another than whose they are. */
export function openPool(
  url: string,
  report: (error: unknown) => void,
  {maxConnections = 10, timeoutMs = 10_000, role}: PoolLimits & {readonly role?: string},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: timeoutMs,
    // Debian's PostgreSQL compiles queries that it takes for long ones: our short ones then take ten times as long.
    options: Object.entries({jit: 'off', ...bounds, ...(role !== undefined && {role})})
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: {getTypeParser: (oid: number, format) => textParsers.get(oid) ?? pg.types.getTypeParser(oid, format)},
  });
  pool.on('error', report);
  // A connection that breaks within a transaction says so twice: whoever waits for a query hears of it, or whoever asks the next one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Closes the pool, after the queries under way. */
export async function closeDatabase(database: Database): Promise<void> {
  await database.$client.end();
}

/** SQLSTATEs after which the same transaction may well succeed: serialization failure and deadlock. */
const retryable = new Set(['40001', '40P01']);

/**
 * Runs work in one transaction, rolled back when it throws; tried up to 3 times when PostgreSQL asks for a retry,
 * so the work must change nothing outside the database.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
  config: PgTransactionConfig = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work, config);
    } catch (error) {
      if (attempt === 3 || !retryable.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

/** Reads in one snapshot, on a connection for hand-written SQL. */
export function readSnapshot<Result>(
  database: Database,
  read: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const config = {isolationLevel: 'repeatable read', accessMode: 'read only'} as const;
  return inTransaction(database, (tx) => read(clientOf(tx)), config);
}

/** The SQLSTATE of a database error, such as `23505` for a duplicate; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause.code : undefined;
}
