import {createHmac, hkdfSync} from 'node:crypto';
import {sql} from 'drizzle-orm';
import type {Queryable} from '#server/db/database.ts';

/** Enough to tell networks apart, and too little to be sure of one. */
const nameLength = 12;

/**
 * Reads what networks are called in the log: a hash under the installation's key, the same on every node and after every start. Whoever has the log alone cannot tell
 * an address by trying all of them; whoever has the database can tell whether it is a certain one. Rule: EVT3.
 */
export async function readNetworkNames(database: Queryable): Promise<(network: string) => string> {
  const {rows} = await database.execute<{key: Buffer}>(sql`select key from device_key`);
  if (!rows[0]) throw new Error('readNetworkNames: the installation has no key');
  // A key of its own: what this one signs is a secret of devices elsewhere.
  const key = Buffer.from(hkdfSync('sha256', rows[0].key, '', 'networks in the log', 32));
  return (network) => createHmac('sha256', key).update(network).digest('hex').slice(0, nameLength);
}
