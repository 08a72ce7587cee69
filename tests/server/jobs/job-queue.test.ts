import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {HopelessJobError, openJobQueue, type JobQueue, type QueueOptions} from '#server/jobs/job-queue.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

type Work = {readonly word: string; readonly secret?: string};

let fresh: FreshDatabase;
let made = 0;
const open: JobQueue<Work>[] = [];
const reports: unknown[][] = [];
beforeAll(async () => (fresh = await openFreshDatabase()));
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.close()));
  reports.length = 0;
});
afterAll(() => fresh.close());

/** One or several nodes on a queue of a test's own. */
async function openNodes(nodes: 1 | 2, more: Partial<QueueOptions<Work>> = {}) {
  made += 1;
  const options: QueueOptions<Work> = {
    database: fresh.database,
    name: `work-${made}`,
    retries: 2,
    firstDelaySeconds: 10,
    longestDelaySeconds: 100,
    deadlineSeconds: 60,
    toKept: ({word}) => ({word}),
    report: (error, message, jobId) => void reports.push([error, message, jobId]),
    ...more,
  };
  const queues = await Promise.all(Array.from({length: nodes}, () => openJobQueue(options)));
  open.push(...queues);
  const [node, other = node] = queues as [JobQueue<Work>, JobQueue<Work>?];
  return {node, other, name: options.name};
}

async function enqueue(queue: JobQueue<Work>, ...words: string[]): Promise<void> {
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
  expect(await node.runDue(async ({data}) => void done.push(data.word))).toBe(1);
  expect(done).toEqual(['once']);
});

test('[JOB2] two nodes share forty jobs, each done once and then gone', async () => {
  const {node, other, name} = await openNodes(2);
  const words = Array.from({length: 40}, (_, index) => `job ${index}`);
  await enqueue(node, ...words);
  const done: string[] = [];
  const work = async ({data}: {data: Work}): Promise<void> => void done.push(data.word);
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
  await other.runDue(async ({data}) => {
    done.push(data.word);
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

test('[JOB5] a job that failed for good is given up at once', async () => {
  const {node, name} = await openNodes(1);
  await enqueue(node, 'hopeless', 'fine');
  await node.runDue(async ({data}) => {
    if (data.word === 'hopeless') throw new HopelessJobError('no such mailbox');
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
