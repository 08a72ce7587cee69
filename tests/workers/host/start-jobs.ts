import type {Remote} from 'comlink';
import type {ImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {protocolHeader} from '#contract/wire-version.ts';
import {LocalDatabase} from '#sync/store/local-database.ts';
import {createServerCall} from '#sync/transport/call-server.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import {createNetwork} from '#tests/fakes/network.ts';
import {createIds} from '#tests/sync/build-change.ts';
import {numberedId, spaceId} from '#tests/workers/books/build-rows.ts';
import {createImportJobs, type ImportInput} from '#workers/host/import-jobs.ts';
import type {JobsApi} from '#workers/host/jobs.ts';
import {keepTokens} from '#workers/host/keep-tokens.ts';
import type {Runner} from '#workers/host/runner.ts';

const lines = [
  'Date,Description,Amount',
  '2026-02-27,Coffee,-3.50',
  '2026-02-20,Client,1200.00',
  '2026-01-15,Rent,-800.00',
];

/** The jobs of one tab, on a device whose server allows what `limit` says; `workers` of one browser share device and locks. */
export function startJobs(limit: ImportLimit = {maxBytes: 2_097_152, cooldownMs: 0}, beside?: TestJobs) {
  const database = beside?.database ?? openLocalDevice();
  const locks = beside?.locks ?? createMemoryLocks();
  const clock = {nowMs: Date.UTC(2026, 2, 5)};
  const server = {limit};
  const network = createNetwork(async () =>
    Response.json(server.limit, {headers: {[protocolHeader]: '1', 'content-type': 'application/json'}}),
  );
  const jobs = createImportJobs({
    openDatabase: async () => {
      const opened = new LocalDatabase(database.name);
      await opened.open();
      return opened;
    },
    createCall: (opened, userId) =>
      createServerCall({fetch: network.fetch, locks, tokens: keepTokens(opened, userId), origin: ''}),
    locks,
    making: {nowMs: () => clock.nowMs, createId: createIds(beside ? 5 : 4)},
  });
  const input: ImportInput = {
    userId: numberedId(1, 7),
    spaceId,
    account: {id: numberedId(1, 1), currency: 'USD'},
    bytes: toBytes(lines),
    options: {fileName: 'bank.csv', today: '2026-03-05'},
  };
  // The jobs themselves stand for their far side: the calls are the same.
  const api = jobs as unknown as Remote<JobsApi>;
  const runner: Runner<Remote<JobsApi>> = {run: async (job) => job(api), settled: async () => {}, dismiss: () => {}};
  return {database, locks, clock, server, network, jobs, input, runner};
}

/** What {@link startJobs} made. */
export type TestJobs = {database: LocalDatabase; locks: ReturnType<typeof createMemoryLocks>};

/** A file of these lines. */
export function toBytes(file: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(file.join('\n'));
}
