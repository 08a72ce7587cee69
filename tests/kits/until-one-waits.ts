import type {Database} from '#server/db/database.ts';

/** Settles once a transaction of this database waits for another one's lock: that is when an interleaving can be scripted. */
export async function untilOneWaits(database: Database): Promise<void> {
  return untilSomeWait(database, 1);
}

/** Settles once so many transactions of this database wait for others' locks. */
export async function untilSomeWait({$client}: Database, count: number): Promise<void> {
  for (;;) {
    const {rows} = await $client.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
  }
}
