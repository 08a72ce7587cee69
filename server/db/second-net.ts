import {AsyncLocalStorage} from 'node:async_hooks';
import {callbackify} from 'node:util';
import {drizzle} from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type {Crossing} from './crossings.ts';
import {clientOf, openPool, sqlStateOf, type Database, type PoolLimits, type Transaction} from './database.ts';

/** The role under which people's requests ask: policies of the tables bind it, as they do not bind their owner. Rules: TEN1, TEN2. */
export const tenantRole = 'faro_tenant';

/** SQLSTATE: the transaction has failed, and does nothing any more. */
const failedTransaction = '25P02';

/** Who asks, and under which id their device sends: an admin who acts as somebody has one of the two of them. */
export type Tenant = {readonly personId: string; readonly senderId: string};

/** For whom the database is asked at this moment; nobody outside people's requests. */
const standing = new AsyncLocalStorage<Tenant | {readonly crossing: Crossing}>();

/** The person whose rows a connection sees, as it was last told. */
const persons = new WeakMap<pg.PoolClient, Tenant>();

/** Connections whose work sees no more than its person's rows; none of them is anybody's before it is told whose. */
export type Tenants = {readonly pool: pg.Pool};

/** Opens connections of the role of tenants, to a database that has it; see `settleTenantRole`. */
export function openTenants(url: string, report: (error: unknown) => void, limits: PoolLimits = {}): Tenants {
  return {pool: openPool(url, report, {...limits, role: tenantRole})};
}

/** Whether their connections are the role's: what stands between, such as a pooler, may not hand on what they are opened with. Rule: TEN5. */
export async function areBound({pool}: Tenants): Promise<boolean> {
  const {rows} = await pool.query<{name: string}>('select current_user as name');
  return rows[0]?.name === tenantRole;
}

/** Closes them, after the questions under way. */
export async function closeTenants({pool}: Tenants): Promise<void> {
  await pool.end();
}

/** The same database, asked by the connections of tenants wherever a person's request asks. Rule: TEN1. */
export function underNet(database: Database, tenants: Tenants): Database {
  const pool = database.$client;
  type Taken = Parameters<Parameters<pg.Pool['connect']>[0]>;
  // Each of the two ways in which the driver's pool is asked; its own `query` uses the second.
  const connect = (done?: (...taken: Taken) => void): Promise<pg.PoolClient> | undefined => {
    const tenant = standing.getStore();
    const taken = tenant && 'personId' in tenant ? takeFor(tenants, tenant) : pool.connect();
    if (!done) return taken;
    callbackify(async () => taken)((error: Error | null, client?: pg.PoolClient) =>
      done(error ?? undefined, client, client ? client.release.bind(client) : () => undefined),
    );
    return undefined;
  };
  // All else, such as its end, is the pool's own.
  return drizzle({client: Object.create(pool, {connect: {value: connect}}) as pg.Pool});
}

/** A connection that sees what is this person's, whoever had it before. Rule: TEN3. */
async function takeFor(tenants: Tenants, tenant: Tenant): Promise<pg.PoolClient> {
  const client = await tenants.pool.connect();
  const {personId, senderId} = tenant;
  try {
    // What is told within somebody's transaction would be taken back with it.
    if (client.getTransactionStatus() !== 'I') throw new Error('a connection was given back within its transaction');
    const known = persons.get(client);
    if (known?.personId === personId && known.senderId === senderId) return client;
    persons.delete(client);
    const text = `select set_config('faro.person', $1, false), set_config('faro.sender', $2, false)`;
    await client.query({name: 'tell-tenant', text, values: [personId, senderId]});
    persons.set(client, tenant);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Does what a person asks for: what it asks of a database under the net is asked as theirs. Rule: TEN1. */
export function asPerson<Result>(tenant: Tenant, work: () => Promise<Result>): Promise<Result> {
  return standing.run(tenant, work);
}

/**
 * Does what goes beyond a person's own rows within their request, by the connections that see all. Not within a transaction, which has its
 * connection: see {@link asServiceIn}. Rule: TEN4.
 */
export function asService<Result>(crossing: Crossing, work: () => Promise<Result>): Promise<Result> {
  return standing.run({crossing}, work);
}

/** The same within a transaction: until the work is done it sees all. Rule: TEN4. */
export async function asServiceIn<Result>(
  tx: Transaction,
  crossing: Crossing,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = clientOf(tx);
  const now = standing.getStore();
  if (!persons.has(client) || (now && 'crossing' in now)) return asService(crossing, work);
  await client.query('set local role none');
  try {
    return await asService(crossing, work);
  } finally {
    await client.query(`set local role ${tenantRole}`).catch(ignoreFailedTransaction);
  }
}

/** What failed is told by its own error, often before the driver knows that the transaction is over; the role is taken back with all else of it. */
function ignoreFailedTransaction(error: unknown): void {
  if (sqlStateOf(error) !== failedTransaction) throw error;
}
