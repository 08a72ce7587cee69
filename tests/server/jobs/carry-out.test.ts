import {afterAll, beforeAll, expect, test} from 'vitest';
import {z} from 'zod';
import {accounts} from '#contract/bookkeeping/account.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {inTransaction} from '#server/db/database.ts';
import {carryOut} from '#server/jobs/carry-out.ts';
import type {JobKind, Worker} from '#server/jobs/job-kind.ts';
import {openJobs, type Jobs} from '#server/jobs/open-jobs.ts';
import {createVendorClient} from '#server/providers/http/vendor-client.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {startVendorServer, type VendorServer} from '#tests/fakes/vendor-server.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';

/** Opening an account at a bank: its name is what the row says of it meanwhile. */
type Opening = {readonly spaceId: string; readonly accountId: string};

const kind: JobKind<Opening> = {
  name: 'open-account',
  payload: z.object({spaceId: z.string(), accountId: z.string()}),
  retries: 3,
  firstDelaySeconds: 1,
  longestDelaySeconds: 1,
  deadlineSeconds: 60,
  withoutSecrets: (payload) => payload,
  describe: () => ({kind: 'open-account', to: 'bank', queuedAt: '', canRetry: true}),
};

let server: TestServer;
let vendor: VendorServer;
let jobs: Jobs;
let worker: Worker<Opening>;
let ana: SyncDevice;
let spaceId: string;
beforeAll(async () => {
  [server, vendor] = await Promise.all([buildServer(), startVendorServer()]);
  ana = await openSyncDevice(server);
  spaceId = await addSpaceOf(server, ana);
  jobs = await openJobs({database: server.database, kinds: [kind], report: () => undefined});
  worker = createWorker();
});
afterAll(async () => {
  await jobs.close();
  await Promise.all([server.close(), vendor.close()]);
});

const stamp = (author: Parameters<typeof writeSynced>[1]['author']) => ({spaceId, author, nowMs: server.clock.nowMs});

function createWorker(): Worker<Opening> {
  const patience = {tryMs: 10_000, totalMs: 10_000, retries: {limit: 0, statuses: []}};
  const client = createVendorClient({name: 'bank', baseUrl: vendor.url, log: silentLog, ...patience});
  return carryOut<Opening, string>({
    kind,
    // What an adapter does: ask, and translate.
    ask: async ({accountId}, idempotencyKey): Promise<Outcome<string>> => {
      const request = {method: 'POST', path: '/accounts', json: {reference: accountId}, idempotencyKey} as const;
      const answer = await client.ask(request, z.object({id: z.string()}));
      if (answer.kind === 'answered') return succeed(answer.value.id);
      return answer.kind === 'down' ? fail('provider-down', 'bank.down') : fail('validation', 'bank.refused');
    },
    write: async (tx, {accountId: id}, answer) => {
      const name = answer.ok ? answer.value : answer.failure.reason;
      await writeSynced(tx, stamp({kind: 'provider', name: 'Bank'}), [{table: 'accounts', edit: [{id, name}]}]);
    },
  });
}

/** The row that people see and the intent, in one transaction. */
async function wantAccount(accountId: string): Promise<void> {
  await inTransaction(server.database, async (tx) => {
    const row = accounts.row.parse(buildRow('accounts', accountId, {name: 'waiting'}));
    await writeSynced(tx, stamp({kind: 'product'}), [{table: 'accounts', create: [row]}]);
    await jobs.enqueue(tx, kind, {spaceId, accountId});
  });
}

async function nameOf(accountId: string): Promise<unknown> {
  return (await ana.readTable(spaceId, 'accounts')).find(({id}) => id === accountId)?.['name'];
}

test('[JOB8] an answer that was lost is asked for again under the same key, and then comes to every device as the provider’s', async () => {
  const accountId = testId(50);
  await wantAccount(accountId);
  vendor.failNext('cut');
  await jobs.runDue(worker);
  expect(await nameOf(accountId)).toBe('waiting');
  await server.database.$client.query('update pgboss.job set start_after = now()');
  await jobs.runDue(worker);
  expect(await nameOf(accountId)).toBe('one');
  const keys = vendor.seen.map(({headers}) => headers['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  const {entries} = (await ana.call(readRowHistory, {spaceId, table: 'accounts', rowId: accountId})).body;
  expect(entries.map(({op, by, author}) => [op, by, author])).toEqual([
    ['edit', 'Bank', 'provider'],
    ['create', 'Faro', 'product'],
  ]);
});

test('[JOB8] a refusal is an answer: it is written and not asked for again', async () => {
  const accountId = testId(51);
  await wantAccount(accountId);
  vendor.failNext({status: 400});
  await jobs.runDue(worker);
  expect(await nameOf(accountId)).toBe('bank.refused');
  expect(await jobs.runDue(worker)).toBe(0);
});
