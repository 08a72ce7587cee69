import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmod, mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {eventsPath} from '#contract/sync/pull-changes.ts';
import {makeBookkeeper} from '#tests/e2e/api-person.ts';
import {freePort} from '#tests/kits/free-port.ts';
import {openFreshDatabase} from '#tests/kits/fresh-database.ts';

let dataDir: string;
let started: ChildProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'faro-main-'));
  await chmod(dataDir, 0o755);
  started = [];
});
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  await rm(dataDir, {recursive: true, force: true});
});

/** Runs the server as `npm start` does, until it says how to stop it or ends. */
async function run(environment: Record<string, string>): Promise<{child: ChildProcess; output: string}> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {PATH: process.env['PATH'], DATA_DIR: dataDir, NODE_ENV: 'development', ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  await new Promise<void>((resolve) => {
    const hear = (part: Buffer): void => {
      output += part.toString();
      if (output.includes('Stop it with')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => resolve());
  });
  return {child, output};
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGINT');
  await once(child, 'exit');
}

async function signIn(port: string, email = 'luis@faro.example', password = 'Faro2026!'): Promise<Response> {
  return fetch(`http://localhost:${port}/api/v1/login`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({email, password}),
  });
}

test('the first start makes the demo company, says how to sign in, and stops in good order with a device listening', async () => {
  const port = String(await freePort());
  const {child, output} = await run({PORT: port});
  expect(output).toContain(`Faro is at http://localhost:${port}`);
  expect(output).toContain('ana@faro.example (owner)');
  expect(output).toContain('Faro2026!');
  const answer = await signIn(port);
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const events = await fetch(`http://localhost:${port}${eventsPath}`, {headers: {cookie}});
  expect(events.status).toBe(200);
  // Twice, as when a supervisor tells every process and `npm start` passes it on.
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  // The stream ended with the server, not with a broken connection; the database's process is gone with its lock file.
  await events.body?.cancel();
  await expect(readFile(path.join(dataDir, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a second start keeps what is there; [ADM14] the demo has its admin, and nobody else has the demo’s', async () => {
  const port = String(await freePort());
  const isAdmin = async () => (await signIn(port, 'admin@faro.example')).json();
  const first = await run({PORT: port});
  expect(await isAdmin()).toMatchObject({isAdmin: true});
  await stop(first.child);
  const second = await run({PORT: port, DEMO_DATA: 'off'});
  expect((await signIn(port)).status).toBe(200);
  expect(second.output).toContain('lost their rights: 1');
  expect(await isAdmin()).toMatchObject({isAdmin: false});
  await stop(second.child);
  await run({PORT: port});
  expect(await isAdmin()).toMatchObject({isAdmin: true});
});

test('[ADM14] a start with another ADMIN_EMAIL says how many lost their rights and what to do, and names nobody', async () => {
  const fresh = await openFreshDatabase();
  const port = String(await freePort());
  const ADMIN_PASSWORD = 'Configured1!';
  const startAs = (email: string) => run({PORT: port, DATABASE_URL: fresh.url, ADMIN_EMAIL: email, ADMIN_PASSWORD});
  const first = await startAs('first@example.com');
  expect(first.output).not.toContain('"msg"');
  expect((await signIn(port, 'first@example.com', ADMIN_PASSWORD)).status).toBe(200);
  const {email} = await makeBookkeeper(`http://localhost:${port}`, 1);
  await stop(first.child);
  const second = await startAs(email);
  expect(second.output).toContain('lost their rights: 1; their sessions ended: 1');
  expect(second.output).toContain('Set it to an e-mail of its own and start again.');
  for (const name of ['first@example.com', email]) expect(second.output).not.toContain(name);
  await stop(second.child);
  await fresh.close();
});

test('a wrong configuration ends at once and says what to set', async () => {
  const {child, output} = await run({PORT: 'x'});
  expect(child.exitCode).toBe(1);
  expect(output).toContain('PORT: set it to a port number');
});
