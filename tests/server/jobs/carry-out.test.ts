import {afterAll, beforeAll, expect, test} from 'vitest';
import {sql} from 'drizzle-orm';
import {z} from 'zod';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {carryOut} from '#server/jobs/carry-out.ts';
import type {JobKind, Worker} from '#server/jobs/job-kind.ts';
import {openJobs, type Jobs} from '#server/jobs/open-jobs.ts';
import {createVendorClient} from '#server/providers/http/vendor-client.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {startVendorServer, type VendorServer} from '#tests/fakes/vendor-server.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

type Transfer = {readonly rowId: number; readonly amount: string};

const kind: JobKind<Transfer> = {
  name: 'transfer',
  payload: z.object({rowId: z.number(), amount: z.string()}),
  retries: 3,
  firstDelaySeconds: 1,
  longestDelaySeconds: 1,
  deadlineSeconds: 60,
  withoutSecrets: (payload) => payload,
  describe: () => ({kind: 'transfer', to: 'bank', queuedAt: '', canRetry: true}),
};

let fresh: FreshDatabase;
let vendor: VendorServer;
let jobs: Jobs;
let worker: Worker<Transfer>;
beforeAll(async () => {
  [fresh, vendor] = await Promise.all([openFreshDatabase(), startVendorServer()]);
  jobs = await openJobs({database: fresh.database, kinds: [kind], report: () => undefined});
  await fresh.database.$client.query('create table transfers (id integer primary key, state text)');
  const retries = {limit: 0, statuses: []};
  const client = createVendorClient({
    name: 'bank',
    baseUrl: vendor.url,
    tryMs: 10_000,
    totalMs: 10_000,
    retries,
    log: silentLog,
  });
  worker = carryOut<Transfer, string>({
    kind,
    // What an adapter's `translate` does.
    ask: async ({amount}, idempotencyKey): Promise<Outcome<string>> => {
      const request = {method: 'POST', path: '/transfers', json: {amount}, idempotencyKey} as const;
      const answer = await client.ask(request, z.object({id: z.string()}));
      if (answer.kind === 'answered') return succeed(answer.value.id);
      return answer.kind === 'down' ? fail('provider-down', 'bank.down') : fail('validation', 'bank.refused');
    },
    write: async (tx, {rowId}, answer) => {
      const state = answer.ok ? answer.value : answer.failure.reason;
      await tx.execute(sql`update transfers set state = ${state} where id = ${rowId}`);
    },
  });
});
afterAll(async () => {
  await jobs.close();
  await Promise.all([fresh.close(), vendor.close()]);
});

/** The row that people see and the intent, in one transaction. */
async function wantTransfer(rowId: number): Promise<void> {
  await fresh.database.transaction(async (tx) => {
    await tx.execute(sql`insert into transfers values (${rowId}, 'waiting')`);
    await jobs.enqueue(tx, kind, {rowId, amount: '10.00'});
  });
}

async function stateOf(rowId: number): Promise<unknown> {
  const {rows} = await fresh.database.$client.query('select state from transfers where id = $1', [rowId]);
  return rows[0]?.state;
}

test('[JOB8] an answer that was lost is asked for again under the same key, and then written', async () => {
  await wantTransfer(1);
  vendor.failNext('cut');
  await jobs.runDue(worker);
  expect(await stateOf(1)).toBe('waiting');
  await fresh.database.$client.query('update pgboss.job set start_after = now()');
  await jobs.runDue(worker);
  expect(await stateOf(1)).toBe('one');
  const keys = vendor.seen.map(({headers}) => headers['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('[JOB8] a refusal is an answer: it is written and not asked for again', async () => {
  await wantTransfer(2);
  vendor.failNext({status: 400});
  await jobs.runDue(worker);
  expect(await stateOf(2)).toBe('bank.refused');
  expect(await jobs.runDue(worker)).toBe(0);
});
