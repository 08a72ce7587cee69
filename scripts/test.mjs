// npm test: sets up what is missing, runs every check and prints one closing line with the counts.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {installDependencies, installPrograms, localNode, root, toolEnvironment} from './bootstrap.mjs';
import {listSlowest, readPlaywright, readVitest} from './test-reports.mjs';

installDependencies();
installPrograms({
  chromium: 'chromium',
  'chromium-headless-shell': 'chromium-headless-shell',
  'firefox-esr': 'firefox-esr',
});

const reports = join(root, '.cache', 'reports');
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});

/** More screens and journeys than these that pass only at their second try fail the run. */
const unsteadyAtMost = 3;

/**
 * What the second PostgreSQL is asked: its tables and plans, the sync engine, every route by the matrix, jobs and the desk's lists. The rest says
 * the same on both (decision 074).
 */
const askedOfBothPostgres = ['db', 'sync', 'policy', 'jobs', 'admin', 'desk', 'several-nodes'].map(
  (name) => `tests/server/${name}`,
);

let passed = 0;
let failed = 0;
const times = [];
const tests = [];
const unsteady = [];
const failures = [];

/**
 * Runs one tool of the project under its own Node. What it says is shown at once, or as a whole when others run beside it. One that has not
 * ended after `limitMs` is ended with all that it started.
 */
async function run(name, [program, ...args], {env = {}, isAlone = true, limitMs} = {}) {
  const began = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...toolEnvironment, FORCE_COLOR: '0', ...env},
    detached: limitMs !== undefined,
  });
  const limit = limitMs === undefined ? undefined : setTimeout(() => process.kill(-child.pid, 'SIGKILL'), limitMs);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => said.push(words));
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  clearTimeout(limit);
  process.stdout.write(Buffer.concat(said));
  const seconds = Math.round((Date.now() - began) / 1000);
  times.push({name, seconds});
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`);
  return status === 0;
}

/** Runs tools that share nothing, two at a time; the result of each counts as one check. */
async function countChecks(checks) {
  const waiting = Object.entries(checks);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await run(...next, {isAlone: false})) passed += 1;
      else {
        failed += 1;
        failures.push(next[0]);
      }
    }
  };
  await Promise.all([work(), work()]);
}

/**
 * Runs a test runner and adds the counts of its JSON report; a runner that dies without one counts as a failure. One with a limit that did not
 * end is tried once more, and told of.
 */
async function countTests(name, command, {env, read, limitMs}) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  let good = await run(name, command(file), {env: env?.(file), limitMs});
  if (!existsSync(file) && limitMs !== undefined) {
    unsteady.push(`${name} did not end`);
    good = await run(name, command(file), {env: env?.(file), limitMs});
  }
  if (!existsSync(file)) {
    failed += 1;
    failures.push(`${name}: no report was written`);
    return;
  }
  const found = read(JSON.parse(readFileSync(file, 'utf8')));
  passed += found.passed;
  failed += found.failed > 0 || good ? found.failed : 1;
  tests.push(...found.tests);
  unsteady.push(...found.unsteady);
  failures.push(...found.failures);
  if (!good && found.failed === 0) failures.push(`${name}: ended badly though no test failed`);
}

async function countVitest(name, project, {env = {}, limitMs, files = [], retries = 0} = {}) {
  const command = (file) => [
    'vitest',
    'run',
    `--project=${project}`,
    ...files,
    `--retry=${retries}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  await countTests(name, command, {env: () => env, read: readVitest, limitMs});
}

const only = process.argv.slice(2);
const wants = (step) => only.length === 0 || only.includes(step);
const node = localNode();

await countChecks({
  ...(wants('build') || wants('e2e') ? {build: ['vite', 'build', '--logLevel', 'warn']} : {}),
  ...(wants('static')
    ? {
        lint: ['oxlint'],
        types: ['tsc', '-b'],
        format: ['oxfmt', '--check', '.'],
        imports: [node, 'scripts/check-imports.ts'],
        styles: [node, 'scripts/check-styles.ts'],
        unused: ['knip'],
      }
    : {}),
});
if (wants('build')) await countChecks({'size budget': [node, 'scripts/check-bundle.ts']});
if (wants('unit')) await countVitest('unit tests', 'unit');
// A browser that loses its page never ends by itself; on a slow machine one that does not takes up to three times the usual nine minutes.
if (wants('screens')) await countVitest('screens', 'screens', {limitMs: 2_100_000, retries: 1});
if (wants('server')) {
  await countVitest('server tests', 'server');
  if (existsSync('/usr/lib/postgresql/15/bin/postgres'))
    await countVitest('server tests on Debian PostgreSQL', 'server', {
      env: {FARO_TEST_POSTGRES: 'debian'},
      files: askedOfBothPostgres,
    });
}
if (wants('e2e'))
  await countTests('browser journeys', () => ['playwright', 'test', '--retries=1', '--reporter=list,json'], {
    env: (file) => ({PLAYWRIGHT_JSON_OUTPUT_FILE: file}),
    read: readPlaywright,
  });

console.log('\nTime of each step:');
for (const {name, seconds} of times) console.log(`${String(seconds).padStart(6)} s  ${name}`);
if (tests.length > 0) console.log(`\nThe slowest tests:\n${listSlowest(tests, 10).join('\n')}`);
if (failures.length > 0) {
  console.log('\nFailed:');
  for (const name of failures) console.log(`failed: ${name}`);
}
if (unsteady.length > 0) {
  console.log('\nPassed only when tried once more; to be mended before anything else:');
  for (const name of unsteady) console.log(`unsteady: ${name}`);
}
if (unsteady.length > unsteadyAtMost) {
  console.log(`More than ${unsteadyAtMost} are unsteady: they count as failed.`);
  passed -= unsteady.length;
  failed += unsteady.length;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
