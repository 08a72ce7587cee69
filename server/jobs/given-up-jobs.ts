import {sql} from 'drizzle-orm';
import {fromDrizzle, type PgBoss} from 'pg-boss';
import type {Database, Transaction} from '#server/db/database.ts';

/** Where a queue keeps what it gave up. */
export function givenUpName(name: string): string {
  return `${name}-given-up`;
}

/** A job that was given up. `kept` is what the queue keeps of it: without secrets. */
export type GivenUpJob = {
  readonly id: string;
  readonly kept: unknown;
  /** What went wrong at the last try. */
  readonly because: string;
  /** An instant, ISO UTC. */
  readonly givenUpAt: string;
};

/** What was given up, to be looked at and tried again. Rules: JOB5, JOB6. */
export type GivenUpJobs = {
  /** The newest first; `total` counts all. */
  readonly list: (page: {limit: number; offset: number}) => Promise<{total: number; jobs: readonly GivenUpJob[]}>;
  /** One of them, until the transaction ends nobody else's; undefined where there is none, or no more. */
  readonly find: (transaction: Transaction, id: string) => Promise<unknown>;
  /** Queues its work anew within the transaction, with all its tries, and lets go of what was kept. */
  readonly retry: (transaction: Transaction, id: string, data: object) => Promise<void>;
};

type KeptRow = {id: string; data: {because?: {message?: string}}; givenUpAt: string};

/** Opens what the queue of that name has given up. */
export function openGivenUpJobs(database: Database, boss: PgBoss, name: string): GivenUpJobs {
  const kept = givenUpName(name);
  return {
    list: async ({limit, offset}) => {
      const [{rows}, {rows: counted}] = await Promise.all([
        database.$client.query<KeptRow>(
          `select id, data, created_on as "givenUpAt"
           from pgboss.job where name = $1 order by created_on desc, id limit $2 offset $3`,
          [kept, limit, offset],
        ),
        database.$client.query<{total: number}>(`select count(*) as total from pgboss.job where name = $1`, [kept]),
      ]);
      const jobs = rows.map(({id, data, givenUpAt}) => ({
        id,
        kept: data,
        because: data.because?.message ?? '',
        givenUpAt,
      }));
      return {total: counted[0]?.total ?? 0, jobs};
    },
    find: async (transaction, id) => {
      const {rows} = await transaction.execute<{data: unknown}>(
        sql`select data from pgboss.job where name = ${kept} and id = ${id} for update`,
      );
      return rows[0]?.data;
    },
    retry: async (transaction, id, data) => {
      const db = fromDrizzle(transaction, sql);
      await boss.deleteJob(kept, id, {db});
      await boss.send(name, data, {db});
    },
  };
}
