import type pg from 'pg';
import {sqlStateOf, type Database} from '#server/db/database.ts';

/** SQLSTATEs after which the same transaction may well succeed: serialization failure and deadlock. */
const retryable = new Set(['40001', '40P01']);

/**
 * Runs work on one connection between `begin` and commit, rolled back when it throws; tried up to 3 times where PostgreSQL asks for it.
 *
 * @param begin the statement that opens it, such as `begin isolation level repeatable read read only`.
 */
export async function inRawTransaction<Result>(
  database: Database,
  begin: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await database.$client.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // A connection that cannot even roll back is thrown away with its transaction.
      await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError));
      if (attempt === 3 || !retryable.has(sqlStateOf(error) ?? '')) throw error;
    } finally {
      client.release(broken);
    }
  }
}
