import {sql} from 'drizzle-orm';
import pg from 'pg';
import {fromDrizzle, PgBoss, type CompleteOptions, type JobWithMetadata} from 'pg-boss';
import type {Database, Transaction} from '#server/db/database.ts';
import {givenUpName, openGivenUpJobs, type GivenUpJobs} from './given-up-jobs.ts';

/** A piece of queued work, as whoever does it sees it. */
export type QueuedJob<Data extends object> = {
  /** A UUID, the same at every try. */
  readonly id: string;
  readonly data: Data;
};

/** Work that failed in a way no other try can mend: it is given up at once. */
export class HopelessJobError extends Error {
  override readonly name = 'HopelessJobError';
}

/** Work queued in the database: done once somebody is there to do it, again when it failed, by one node at a time. */
export type JobQueue<Data extends object> = {
  /** Queues work within a transaction: it is there exactly when that commits. */
  readonly enqueue: (transaction: Transaction, data: Data) => Promise<void>;
  /**
   * Does what is due now and settles it: done, to be tried again later, or given up. Safe on several nodes at once.
   *
   * @returns how many jobs it did or tried.
   */
  readonly runDue: (work: (job: QueuedJob<Data>) => Promise<void>) => Promise<number>;
  /** Puts back what nodes that died had begun; happens by itself once a minute. */
  readonly takeOverLate: () => Promise<void>;
  readonly givenUp: GivenUpJobs;
  /** Lets go of the database, after the work under way. */
  readonly close: () => Promise<void>;
};

/** What a queue is and how it tries again. */
export type QueueOptions<Data extends object> = {
  readonly database: Database;
  /** Lower-case words with hyphens; the given-up jobs are kept under this name and `-given-up`. */
  readonly name: string;
  /** How often a job that failed is tried again. */
  readonly retries: number;
  /** Wait before the first of these, about; it doubles each time, up to `longestDelaySeconds`. */
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
  /** A job that was begun this long ago is taken from its node, which must have died. */
  readonly deadlineSeconds: number;
  /** What of a given-up job is kept: without secrets. */
  readonly toKept: (data: Data) => object;
  /** Hears of what is given up and of what went wrong with the queue itself; never what a job holds. */
  readonly report: (error: unknown, message: string, jobId?: string) => void;
};

/** Jobs that one call of `runDue` takes at once. */
const batchSize = 5;
const daySeconds = 86_400;
/** How long what was given up can still be seen. */
const keptSeconds = 90 * daySeconds;
/** A node that dies each time it tries never gets to give the job up itself. */
const crashesBeyondRetries = 5;

/**
 * Opens a queue on the database by pg-boss, in a schema of its own that is made or brought up to date the first time. Jobs that were done
 * are removed at once, since they may hold codes.
 * Rules: JOB1–JOB5. Decision: 015.
 */
export async function openJobQueue<Data extends object>(options: QueueOptions<Data>): Promise<JobQueue<Data>> {
  const {database, name, report} = options;
  const boss = new PgBoss({
    db: {executeSql: async (text, values) => runStatement(database, text, values)},
    schedule: false,
    registerInstance: false,
    persistWarnings: false,
    monitorVacuum: false,
    openTelemetry: {enabled: false},
  });
  boss.on('error', (error: unknown) => report(error, 'the job queue stumbled'));
  await oneNodeAtATime(database, async () => {
    await boss.start();
    await createQueues(boss, options);
  });
  return {
    enqueue: async (transaction, data) => {
      await boss.send(name, data, {db: fromDrizzle(transaction, sql)});
    },
    runDue: async (work) => {
      let count = 0;
      for (;;) {
        const jobs = await boss.fetch<Data>(name, {batchSize, includeMetadata: true});
        await Promise.all(jobs.map((job) => runOne({boss, options, job, work})));
        count += jobs.length;
        if (jobs.length < batchSize) return count;
      }
    },
    takeOverLate: () => boss.supervise(name),
    givenUp: openGivenUpJobs(database, boss, name),
    close: () => boss.stop({close: false}),
  };
}

/** Any number, the same for every node. */
const startLock = 7_216_045;

/** Two nodes that start at the same moment on an empty database would both make the schema. */
async function oneNodeAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock_all()').finally(() => client.release());
  }
}

/** pg-boss reads values as `pg` does by itself; our pool has ways of its own. */
async function runStatement(database: Database, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  return database.$client.query({text, ...(values && {values}), types: pg.types});
}

async function createQueues<Data extends object>(boss: PgBoss, options: QueueOptions<Data>): Promise<void> {
  const {name, retries, firstDelaySeconds, longestDelaySeconds, deadlineSeconds} = options;
  await boss.createQueue(givenUpName(name), {retentionSeconds: keptSeconds});
  const settings = {
    retryLimit: retries + crashesBeyondRetries,
    retryBackoff: true,
    retryDelay: firstDelaySeconds,
    retryDelayMax: longestDelaySeconds,
    expireInSeconds: deadlineSeconds,
    retentionSeconds: keptSeconds,
    deleteAfterSeconds: daySeconds,
    deadLetter: givenUpName(name),
  };
  await boss.createQueue(name, settings);
  // Made by an older version, it may still try again as that did.
  await boss.updateQueue(name, settings);
}

type Run<Data extends object> = {
  readonly boss: PgBoss;
  readonly options: QueueOptions<Data>;
  readonly job: JobWithMetadata<Data>;
  readonly work: (job: QueuedJob<Data>) => Promise<void>;
};

async function runOne<Data extends object>(run: Run<Data>): Promise<void> {
  const {boss, options, job, work} = run;
  try {
    await work({id: job.id, data: job.data});
  } catch (error) {
    const isLast = error instanceof HopelessJobError || job.retryCount >= options.retries;
    return isLast ? giveUp(run, error) : void (await boss.fail(options.name, job, toNote(error)));
  }
  if (await settle(boss, options.name, job)) await boss.deleteJob(options.name, job.id);
}

/**
 * Marks the job as done, by its id and this try: one that was taken from this node meanwhile is another's to settle.
 *
 * @returns whether it was ours.
 */
async function settle(
  boss: PgBoss,
  name: string,
  job: JobWithMetadata<object>,
  db?: CompleteOptions['db'],
): Promise<boolean> {
  // pg-boss says how many, but its types do not.
  const answer: {readonly affected?: number} = await boss.complete(name, job, null, db && {db});
  return answer.affected === 1;
}

/** Moves the job to those that were given up, in one transaction, and says so. */
async function giveUp<Data extends object>({boss, options, job}: Run<Data>, error: unknown): Promise<void> {
  const {database, name, toKept, report} = options;
  const isMoved = await database.transaction(async (transaction) => {
    const db = fromDrizzle(transaction, sql);
    if (!(await settle(boss, name, job, db))) return false;
    await boss.deleteJob(name, job.id, {db});
    await boss.send(givenUpName(name), {...toKept(job.data), jobId: job.id, because: toNote(error)}, {db});
    return true;
  });
  if (isMoved) report(error, 'a job was given up', job.id);
}

/** What the queue keeps of a failure: no stack, which says nothing to who looks later. */
function toNote(error: unknown): {name: string; message: string} {
  return error instanceof Error ? {name: error.name, message: error.message} : {name: 'unknown', message: ''};
}
