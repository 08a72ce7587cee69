import {sql} from 'drizzle-orm';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {z} from 'zod';
import type {DeadLetter} from '#contract/admin/dead-letters.ts';
import {PermanentError, type JobKind, type QueuedJob, type Worker} from '#server/jobs/job-kind.ts';
import {openJobs, type Jobs} from '#server/jobs/open-jobs.ts';
import type {Transaction} from '#server/db/database.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

type Work = {readonly word: string; readonly secret?: string | undefined};

let fresh: FreshDatabase;
let made = 0;
const open: Jobs[] = [];
const reports: unknown[][] = [];
beforeAll(async () => (fresh = await openFreshDatabase()));
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.close()));
  reports.length = 0;
});
afterAll(() => fresh.close());

/** One node of the queue, bound to a kind of work of a test's own. */
type Node = {
  readonly enqueue: (tx: Parameters<Jobs['enqueue']>[0], payload: Work) => Promise<void>;
  readonly runDue: (work: Worker<Work>['work']) => Promise<number>;
  readonly takeOverLate: () => Promise<void>;
  readonly listDead: () => Promise<readonly DeadLetter[]>;
};

async function openNodes(nodes: 1 | 2, more: Partial<JobKind<Work>> = {}) {
  made += 1;
  const kind: JobKind<Work> = {
    name: `work-${made}`,
    payload: z.object({word: z.string(), secret: z.string().optional()}),
    retries: 2,
    firstDelaySeconds: 10,
    longestDelaySeconds: 100,
    deadlineSeconds: 60,
    withoutSecrets: ({word}) => ({word}),
    describe: ({word}) => ({kind: 'work', to: word, queuedAt: '', canRetry: true}),
    ...more,
  };
  const report = (...line: unknown[]) => void reports.push(line);
  const openOne = async (): Promise<Node> => {
    const jobs = await openJobs({database: fresh.database, kinds: [kind], report});
    open.push(jobs);
    return {
      enqueue: (tx, payload) => jobs.enqueue(tx, kind, payload),
      runDue: (work) => jobs.runDue({kind, work}),
      takeOverLate: jobs.takeOverLate,
      listDead: async () => (await jobs.deadLetters.list({limit: 10, offset: 0})).rows,
    };
  };
  const [node, other] = await Promise.all([openOne(), nodes === 2 ? openOne() : undefined]);
  return {node, other: other ?? node, name: kind.name};
}

async function enqueue(queue: Node, ...words: string[]): Promise<void> {
  await fresh.database.transaction(async (tx) => {
    for (const word of words) await queue.enqueue(tx, {word});
  });
}

type Row = {readonly id: string; readonly state: string; readonly data: Work; readonly startAfter: number};

async function listJobs(name: string): Promise<Row[]> {
  const {rows} = await fresh.database.$client.query<Row>(
    `select id, state, data, extract(epoch from start_after)::float8 as "startAfter" from pgboss.job where name = $1`,
    [name],
  );
  return rows;
}

/** The database's clock, in seconds. */
async function readNow(): Promise<number> {
  const {rows} = await fresh.database.$client.query<{now: number}>('select extract(epoch from now())::float8 as now');
  return rows[0]?.now ?? NaN;
}

/** As if that many seconds had gone by for the jobs of the queue. */
async function letPass(name: string, seconds: number): Promise<void> {
  await fresh.database.$client.query(
    `update pgboss.job set start_after = start_after - $2 * interval '1 s', started_on = started_on - $2 * interval '1 s' where name = $1`,
    [name, seconds],
  );
}

const away = async (): Promise<void> => {
  throw new Error('away');
};

test('[JOB1] work is there exactly when the transaction commits', async () => {
  const {node, name} = await openNodes(1);
  const rolledBack = fresh.database.transaction(async (tx) => {
    await node.enqueue(tx, {word: 'never'});
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect(await listJobs(name)).toEqual([]);
  await fresh.database.transaction(async (tx) => {
    await node.enqueue(tx, {word: 'once'});
    expect(await node.runDue(away)).toBe(0);
  });
  const done: string[] = [];
  expect(await node.runDue(async ({payload}) => void done.push(payload.word))).toBe(1);
  expect(done).toEqual(['once']);
});

test('[JOB2] two nodes share forty jobs, each done once and then gone', async () => {
  const {node, other, name} = await openNodes(2);
  const words = Array.from({length: 40}, (_, index) => `job ${index}`);
  await enqueue(node, ...words);
  const done: string[] = [];
  const work = async ({payload}: QueuedJob<Work>): Promise<void> => void done.push(payload.word);
  await Promise.all([node.runDue(work), other.runDue(work)]);
  expect(done.toSorted()).toEqual(words.toSorted());
  expect(await listJobs(name)).toEqual([]);
});

test('[JOB3] the wait doubles from try to try, up to the longest', async () => {
  const {node, name} = await openNodes(1, {retries: 10});
  await enqueue(node, 'again');
  for (const whole of [20, 40, 80, 100, 100, 100]) {
    const before = await readNow();
    expect(await node.runDue(away)).toBe(1);
    const after = await readNow();
    expect(await node.runDue(away)).toBe(0);
    const [job] = await listJobs(name);
    expect(job?.state).toBe('retry');
    // Each wait, from some moment between the two on, is between half and the whole of what doubling says.
    expect(job?.startAfter).toBeGreaterThan(before + whole / 2 - 1);
    expect(job?.startAfter).toBeLessThanOrEqual(after + whole);
    await letPass(name, 101);
  }
  const tries: string[] = [];
  await node.runDue(async ({id}) => void tries.push(id));
  expect(tries).toHaveLength(1);
  expect(await listJobs(name)).toEqual([]);
});

test('[JOB4] a job whose node died is done by another, and the first settles it no more', async () => {
  const {node, other, name} = await openNodes(2);
  await enqueue(node, 'taken over');
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow = node.runDue(async () => {
    begun.resolve();
    await goOn.promise;
    throw new Error('too late');
  });
  await begun.promise;
  expect(await other.runDue(away)).toBe(0);
  await letPass(name, 61);
  await other.takeOverLate();
  await letPass(name, 61);
  const done: string[] = [];
  await other.runDue(async ({payload}) => {
    done.push(payload.word);
    goOn.resolve();
    await slow;
  });
  expect(done).toEqual(['taken over']);
  expect(await listJobs(name)).toEqual([]);
  expect(await listJobs(`${name}-given-up`)).toEqual([]);
});

test('[JOB5] a job that failed too often is given up: kept without secrets, and told of', async () => {
  const {node, name} = await openNodes(1);
  await fresh.database.transaction((tx) => node.enqueue(tx, {word: 'hard', secret: '123456'}));
  const [{id} = {id: ''}] = await listJobs(name);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(reports).toEqual([]);
    expect(await node.runDue(away)).toBe(1);
    await letPass(name, 101);
  }
  expect(await listJobs(name)).toEqual([]);
  const [kept] = await listJobs(`${name}-given-up`);
  expect(kept?.data).toEqual({word: 'hard', jobId: id, because: {name: 'Error', message: 'away'}});
  expect(reports).toEqual([[new Error('away'), 'a job was given up', id]]);
  expect(await node.runDue(away)).toBe(0);
});

test('[JOB5] a job whose node dies at every try is given up, and nothing of its secrets is kept', async () => {
  const {node, name} = await openNodes(1);
  await fresh.database.transaction((tx) => node.enqueue(tx, {word: 'deadly', secret: '123456'}));
  const [{id} = {id: ''}] = await listJobs(name);
  await fresh.database.$client.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 h', retry_count = retry_limit where name = $1`,
    [name],
  );
  await node.takeOverLate();
  expect(await listJobs(name)).toEqual([]);
  const because = {name: 'Error', message: 'its node ended at every try'};
  const [kept, ...others] = await listJobs(`${name}-given-up`);
  expect([kept?.data, others]).toEqual([{word: 'deadly', jobId: id, because}, []]);
  expect(await node.listDead()).toMatchObject([{to: 'deadly', because: because.message}]);
  expect(reports).toEqual([[new Error(because.message), 'a job was given up', id]]);
});

test('[JOB5] a job that failed for good is given up at once', async () => {
  const {node, name} = await openNodes(1);
  await enqueue(node, 'hopeless', 'fine');
  await node.runDue(async ({payload}) => {
    if (payload.word === 'hopeless') throw new PermanentError('no such mailbox');
  });
  expect(await listJobs(name)).toEqual([]);
  expect((await listJobs(`${name}-given-up`)).map(({data}) => data.word)).toEqual(['hopeless']);
});

test('[JOB1] nodes that start at once on a database without the queue make it once', async () => {
  await fresh.database.$client.query('drop schema pgboss cascade');
  const {node, other, name} = await openNodes(2);
  await enqueue(node, 'first');
  expect(await other.runDue(async () => undefined)).toBe(1);
  expect(await listJobs(name)).toEqual([]);
  expect(reports).toEqual([]);
});

/** A row that a job's result is written to. */
async function openResults(): Promise<void> {
  await fresh.database.$client.query('create table if not exists results (job_id uuid, word text)');
}

const readResults = async () => (await fresh.database.$client.query('select word from results order by word')).rows;

test('[JOB7] what a job found is written in the transaction that ends it; where that fails, both are done again', async () => {
  await openResults();
  const {node, name} = await openNodes(1);
  await enqueue(node, 'answer');
  let isBroken = true;
  const work: Worker<Work>['work'] = async ({id, payload}) => {
    return async (tx) => {
      await tx.execute(sql`insert into results values (${id}, ${payload.word})`);
      if (isBroken) throw new Error('the node died');
    };
  };
  await node.runDue(work);
  expect(await readResults()).toEqual([]);
  isBroken = false;
  await letPass(name, 101);
  await node.runDue(work);
  expect(await readResults()).toEqual([{word: 'answer'}]);
  expect(await listJobs(name)).toEqual([]);
});

test('[JOB4] [JOB7] of two nodes that did the same job only the one that still has it writes what it found', async () => {
  await openResults();
  const {node, other, name} = await openNodes(2);
  await enqueue(node, 'twice');
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const write = (word: string) => async (tx: Transaction) => {
    await tx.execute(sql`insert into results values (gen_random_uuid(), ${word})`);
  };
  const slow = node.runDue(async () => {
    begun.resolve();
    await goOn.promise;
    return write('z first');
  });
  await begun.promise;
  await letPass(name, 61);
  await other.takeOverLate();
  await letPass(name, 61);
  await other.runDue(async () => write('z second'));
  goOn.resolve();
  await slow;
  expect(await readResults()).toEqual([{word: 'answer'}, {word: 'z second'}]);
});

test('[JOB5] what nobody can read is given up at once, and nothing of it kept', async () => {
  const {node, name} = await openNodes(1);
  // As a version with another shape of it would have queued.
  await enqueue(node, 'old');
  await fresh.database.$client.query(`update pgboss.job set data = '{"words": ["old"]}' where name = $1`, [name]);
  await node.runDue(away);
  const [kept] = await listJobs(`${name}-given-up`);
  expect(kept?.data).toMatchObject({because: {message: 'what the job carries cannot be read'}});
  expect(JSON.stringify(kept)).not.toContain('old');
  expect(await node.listDead()).toMatchObject([{job: name, kind: name, to: '', canRetry: false}]);
});
