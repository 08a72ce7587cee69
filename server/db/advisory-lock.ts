import type pg from 'pg';
import type {Database} from './database.ts';

/** What only one node does at a time; any numbers, the same for every node. */
export const locks = {
  migrating: 7_216_044,
  openingQueues: 7_216_045,
  sweepingTombstones: 7_216_047,
  remindingDates: 7_216_048,
  comparingPayments: 7_216_049,
  warningOfCards: 7_216_050,
  sealingTaxIds: 7_216_051,
  countingLetters: 7_216_053,
  countingMessages: 7_216_046,
  countingEntries: 7_216_054,
} as const;

/** Whether to wait for another node's turn to end, or to leave the work to it. */
type Manner = 'wait' | 'leave';

/** Does work on one connection while no other node does the same. @returns undefined where it was left to another. */
export async function withLock<Result>(
  {$client: pool}: Database,
  lock: number,
  manner: Manner,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result | undefined> {
  const client = await pool.connect();
  try {
    // Its turn may be long in coming, and what it does then is nobody's who waits.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    const take = manner === 'wait' ? 'pg_advisory_lock' : 'pg_try_advisory_lock';
    const {rows} = await client.query<{taken: unknown}>(`select ${take}($1) as taken`, [lock]);
    return rows[0]?.taken === false ? undefined : await work(client);
  } finally {
    // What holds the lock goes with the connection where even this fails.
    await client.query('select pg_advisory_unlock_all(); reset statement_timeout; reset lock_timeout').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}
