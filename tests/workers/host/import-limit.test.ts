import {expect, test} from 'vitest';
import {importInWorker} from '#workers/host/import-in-worker.ts';
import type {ImportInput} from '#workers/host/import-jobs.ts';
import {startJobs, toBytes} from './start-jobs.ts';

type Started = ReturnType<typeof startJobs>;

async function importNow({runner, input}: Started, more: Partial<ImportInput> = {}) {
  const signal = new AbortController().signal;
  return importInWorker(runner, {...input, ...more}, {signal, onProgress: () => {}});
}

test('[WRK7] a device waits after a completed import as long as the server says, and not after one that was refused', async () => {
  const started = startJobs({maxBytes: 2_097_152, cooldownMs: 30_000});
  const {clock, input, jobs} = started;
  expect(await importNow(started, {bytes: toBytes(['nothing'])})).toMatchObject({ok: false});
  expect(await importNow(started)).toMatchObject({value: {status: 'completed'}});
  clock.nowMs += 10_000;
  const tooSoon = {code: 'rate-limited', reason: 'import.cooldown', retryAfterMs: 20_000};
  expect(await importNow(started)).toEqual({ok: false, failure: tooSoon});
  expect(await jobs.readAllowance(input)).toEqual({maxBytes: 2_097_152, cooldownMs: 30_000, waitMs: 20_000});
  // Looking at a file is never held up.
  expect(await jobs.readFile(input, () => {})).toMatchObject({ok: true});
  clock.nowMs += 20_000;
  expect(await importNow(started)).toMatchObject({value: {status: 'completed', knownCount: 3}});
});

test('[WRK7] a clock that was set back makes nobody wait longer', async () => {
  const started = startJobs({maxBytes: 2_097_152, cooldownMs: 30_000});
  await importNow(started);
  started.clock.nowMs -= 3_600_000;
  expect(await importNow(started)).toMatchObject({failure: {retryAfterMs: 30_000}});
});

test('[WRK7] a larger file is taken as soon as the server allows it, and offline as long as it did', async () => {
  const {server, network, jobs, input} = startJobs({maxBytes: 20, cooldownMs: 0});
  expect(await jobs.readFile(input, () => {})).toMatchObject({failure: {code: 'too-large', details: {limit: 20}}});
  server.limit = {maxBytes: 200, cooldownMs: 0};
  expect(await jobs.readFile(input, () => {})).toMatchObject({ok: true});
  network.decide = () => 'drop-request';
  const other = toBytes(['Date,Description,Amount', '2026-02-27,Other,-3.50']);
  expect(await jobs.readFile({...input, bytes: other}, () => {})).toMatchObject({ok: true});
  expect(await jobs.readAllowance(input)).toEqual({maxBytes: 200, cooldownMs: 0, waitMs: 0});
});

test('[WRK7] a device that never reached the server goes by the defaults', async () => {
  const {network, jobs, input} = startJobs();
  network.decide = () => 'portal';
  expect(await jobs.readAllowance(input)).toEqual({maxBytes: 2_097_152, cooldownMs: 30_000, waitMs: 0});
});
