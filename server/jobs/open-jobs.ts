import {sql} from 'drizzle-orm';
import pg from 'pg';
import {fromDrizzle, PgBoss, type JobWithMetadata} from 'pg-boss';
import {inTransaction, type Database, type Transaction} from '#server/db/database.ts';
import {describeError} from '#server/http/log.ts';
import {deadLetterName, openDeadLetters, type DeadLetters} from './dead-letters.ts';
import {PermanentError, type JobKind, type Worker} from './job-kind.ts';
import {locks, withLock} from '#server/db/advisory-lock.ts';
import {asServiceIn} from '#server/db/second-net.ts';

/** Work queued in the database: done once somebody is there to do it, again when it failed, by one node at a time. */
export type Jobs = {
  /** Queues work within a transaction: it is there exactly when that commits. Rule: JOB1. */
  readonly enqueue: <Payload extends object>(
    transaction: Transaction,
    kind: JobKind<Payload>,
    payload: Payload,
  ) => Promise<void>;
  /**
   * Does what is due now of one kind and settles it: done, to be tried again later, or given up. Safe on several nodes at once.
   *
   * @returns how many jobs it did or tried.
   */
  readonly runDue: <Payload extends object>(worker: Worker<Payload>) => Promise<number>;
  /** Puts back what nodes that died had begun, and gives up what they never get done; to be called once a minute. */
  readonly takeOverLate: () => Promise<void>;
  readonly deadLetters: DeadLetters;
  /** Lets go of the database, after the work under way. */
  readonly close: () => Promise<void>;
};

/** What the queue stands on. */
export type JobsParts = {
  readonly database: Database;
  /** Every kind of work there is. */
  readonly kinds: readonly JobKind<object>[];
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
 * Opens the one queue of all kinds of work, on the database by pg-boss, in a schema of its own that is made or brought up to date the
 * first time. Each kind waits by itself, so that one whose vendor is slow holds up no other. Jobs that were done are removed at once,
 * since they may hold codes. Rules: JOB1–JOB8. Decision: 015.
 */
export async function openJobs({database, kinds, report}: JobsParts): Promise<Jobs> {
  const boss = new PgBoss({
    db: {executeSql: async (text, values) => runStatement(database, text, values)},
    // Whoever has the work done calls `takeOverLate`.
    supervise: false,
    schedule: false,
    registerInstance: false,
    persistWarnings: false,
    monitorVacuum: false,
    openTelemetry: {enabled: false},
  });
  boss.on('error', (error: unknown) => report(error, 'the job queue stumbled'));
  // Two nodes that start at the same moment on an empty database would both make the schema.
  await withLock(database, locks.openingQueues, 'wait', async () => {
    await boss.start();
    for (const kind of kinds) await createQueues(boss, kind);
  });
  const deadLetters = openDeadLetters(database, boss, kinds);
  return {
    enqueue: async (transaction, kind, payload) => {
      await asServiceIn(transaction, 'queue-work', () =>
        boss.send(kind.name, payload, {db: fromDrizzle(transaction, sql)}),
      );
    },
    runDue: async (worker) => {
      let count = 0;
      for (;;) {
        const jobs = await boss.fetch(worker.kind.name, {batchSize, includeMetadata: true});
        await Promise.all(jobs.map((job) => runOne({boss, database, report, job, worker})));
        count += jobs.length;
        if (jobs.length < batchSize) return count;
      }
    },
    takeOverLate: async () => {
      await boss.supervise();
      const because = new Error('its node ended at every try');
      for (const jobId of await deadLetters.tidy(toNote(because))) report(because, 'a job was given up', jobId);
    },
    deadLetters,
    close: () => boss.stop({close: false}),
  };
}

/** pg-boss reads values as `pg` does by itself; our pool has ways of its own. */
async function runStatement(database: Database, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  return database.$client.query({text, ...(values && {values}), types: pg.types});
}

async function createQueues(boss: PgBoss, kind: JobKind<object>): Promise<void> {
  const {name, retries, firstDelaySeconds, longestDelaySeconds, deadlineSeconds} = kind;
  await boss.createQueue(deadLetterName(kind), {retentionSeconds: keptSeconds});
  const settings = {
    retryLimit: retries + crashesBeyondRetries,
    retryBackoff: true,
    retryDelay: firstDelaySeconds,
    retryDelayMax: longestDelaySeconds,
    expireInSeconds: deadlineSeconds,
    retentionSeconds: keptSeconds,
    deleteAfterSeconds: daySeconds,
    deadLetter: deadLetterName(kind),
  };
  await boss.createQueue(name, settings);
  // Made by an older version, it may still try again as that did.
  await boss.updateQueue(name, settings);
}

type Run<Payload extends object> = Pick<JobsParts, 'database' | 'report'> & {
  readonly boss: PgBoss;
  readonly job: JobWithMetadata<unknown>;
  readonly worker: Worker<Payload>;
};

async function runOne<Payload extends object>(run: Run<Payload>): Promise<void> {
  const {boss, job, worker} = run;
  const {kind} = worker;
  const read = kind.payload.safeParse(job.data);
  if (!read.success) return giveUp(run, undefined, new PermanentError('what the job carries cannot be read'));
  const queued = {id: job.id, payload: read.data};
  try {
    const write = await worker.work(queued);
    await end(run, (tx) => write?.(tx));
  } catch (error) {
    await worker.noteFailure?.(queued, toNote(error).message);
    const isLast = error instanceof PermanentError || job.retryCount >= kind.retries;
    if (isLast) await giveUp(run, read.data, error);
    else await boss.fail(kind.name, job, toNote(error));
  }
}

/**
 * Ends the job by its id and this try, and writes what goes with it, in one transaction. One that was taken from this node meanwhile is
 * another's to end: nothing is then written.
 *
 * @returns whether it was ours.
 */
async function end<Payload extends object>(
  {boss, database, job, worker: {kind}}: Run<Payload>,
  write: (tx: Transaction) => Promise<unknown> | undefined,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const db = fromDrizzle(tx, sql);
    // pg-boss says how many, but its types do not.
    const answer: {readonly affected?: number} = await boss.complete(kind.name, job, null, {db});
    if (answer.affected !== 1) return false;
    await boss.deleteJob(kind.name, job.id, {db});
    await write(tx);
    return true;
  });
}

/** Moves the job to the dead letters, and says so. `payload` is undefined where nobody can read it: nothing of it is then kept. */
async function giveUp<Payload extends object>(
  run: Run<Payload>,
  payload: Payload | undefined,
  error: unknown,
): Promise<void> {
  const {boss, job, worker, report} = run;
  const {kind} = worker;
  const kept = {...(payload && kind.withoutSecrets(payload)), jobId: job.id, because: toNote(error)};
  const isMoved = await end(run, (tx) => boss.send(deadLetterName(kind), kept, {db: fromDrizzle(tx, sql)}));
  if (isMoved) report(error, 'a job was given up', job.id);
}

/** What the queue keeps of a failure: no stack, which says nothing to who looks later, and no values, which a query's error quotes. */
function toNote(error: unknown): {name: string; message: string} {
  const {type: name, message} = describeError(error);
  return {name, message};
}
