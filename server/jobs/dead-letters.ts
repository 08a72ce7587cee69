import {sql} from 'drizzle-orm';
import {fromDrizzle, type PgBoss} from 'pg-boss';
import type {DeadLetter} from '#contract/admin/dead-letters.ts';
import type {ListPage} from '#contract/kernel/list.ts';
import {inTransaction, type Database, type Transaction} from '#server/db/database.ts';
import type {JobKind} from './job-kind.ts';

/** Where a kind of work keeps its dead letters. */
export function deadLetterName({name}: Pick<JobKind<object>, 'name'>): string {
  return `${name}-given-up`;
}

/** Jobs of every kind that were given up, to be looked at and tried again. Rules: JOB5, JOB6. */
export type DeadLetters = {
  /** The newest first; `total` counts all. */
  readonly list: (page: {limit: number; offset: number}) => Promise<ListPage<DeadLetter>>;
  /**
   * Queues its work anew within the transaction, with all its tries, and lets go of what was kept.
   *
   * @returns the kind of work; undefined where there is none, or no more; `secret-gone` where it held what is not kept.
   */
  readonly retry: (transaction: Transaction, id: string) => Promise<{readonly job: string} | 'secret-gone' | undefined>;
};

/** What only the queue itself asks of dead letters. */
type KeptLetters = DeadLetters & {
  /**
   * Of jobs whose node died at every try pg-boss keeps all that they carried, twice: leaves of it what is kept of any dead letter.
   *
   * @returns the jobs' ids.
   */
  readonly tidy: (because: {readonly name: string; readonly message: string}) => Promise<string[]>;
};

type KeptRow = {id: string; name: string; data: {because?: {message?: string}}; givenUpAt: string};

/** Opens the dead letters of these kinds. */
export function openDeadLetters(database: Database, boss: PgBoss, kinds: readonly JobKind<object>[]): KeptLetters {
  const kindOf = new Map(kinds.map((kind) => [deadLetterName(kind), kind]));
  const names = [...kindOf.keys()];
  const toLetter = ({id, name, data, givenUpAt}: KeptRow): DeadLetter => {
    const kind = kindOf.get(name);
    const payload = kind?.payload.safeParse(data);
    const job = kind?.name ?? name;
    // Of one that a version wrote otherwise all that can be told is that it is there.
    const unread = {kind: job, to: '', queuedAt: givenUpAt, canRetry: false};
    const subject = kind && payload?.success ? kind.describe(payload.data) : unread;
    return {...subject, id, job, because: data.because?.message ?? '', givenUpAt};
  };
  return {
    list: async ({limit, offset}) => {
      const [{rows}, {rows: counted}] = await Promise.all([
        database.$client.query<KeptRow>(
          `select id, name, data, created_on as "givenUpAt"
           from pgboss.job where name = any($1) order by created_on desc, id limit $2 offset $3`,
          [names, limit, offset],
        ),
        database.$client.query<{total: number}>(`select count(*) as total from pgboss.job where name = any($1)`, [
          names,
        ]),
      ]);
      return {total: counted[0]?.total ?? 0, rows: rows.map(toLetter)};
    },
    retry: async (transaction, id) => {
      // One of several who try at once.
      const {rows} = await transaction.execute<KeptRow>(
        sql`select id, name, data, created_on as "givenUpAt" from pgboss.job
          where name in ${names} and id = ${id} for update`,
      );
      const [row] = rows;
      const kind = row && kindOf.get(row.name);
      const payload = kind?.payload.safeParse(row?.data);
      if (!kind || !payload?.success) return undefined;
      if (!kind.describe(payload.data).canRetry) return 'secret-gone';
      const db = fromDrizzle(transaction, sql);
      await boss.deleteJob(row.name, id, {db});
      await boss.send(kind.name, payload.data, {db});
      return {job: kind.name};
    },
    tidy: (because) =>
      inTransaction(database, async (tx) => {
        await tx.execute(sql`delete from pgboss.job where name in ${kinds.map(({name}) => name)} and state = 'failed'`);
        const {rows} = await tx.execute<KeptRow & {jobId: string}>(
          sql`select id, name, data, source_id as "jobId" from pgboss.job
            where name in ${names} and not jsonb_exists(data, 'because') for update skip locked`,
        );
        for (const {id, name, data, jobId} of rows) {
          const kept = JSON.stringify({...withoutSecrets(kindOf.get(name), data), jobId, because});
          await tx.execute(sql`update pgboss.job set data = ${kept}::jsonb where name = ${name} and id = ${id}`);
        }
        return rows.map(({jobId}) => jobId);
      }),
  };
}

/** What of a payload is kept; nothing where nobody can read it. */
function withoutSecrets(kind: JobKind<object> | undefined, data: unknown): object {
  const read = kind?.payload.safeParse(data);
  return kind && read?.success ? kind.withoutSecrets(read.data) : {};
}
