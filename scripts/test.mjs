// npm test: sets up what is missing, runs every check and prints one closing line with the counts.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {installDependencies, installPrograms, localNode, root, toolEnvironment} from './bootstrap.mjs';

installDependencies();
installPrograms({chromium: 'chromium', 'firefox-esr': 'firefox-esr'});

const reports = join(root, '.cache', 'reports');
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});

let passed = 0;
let failed = 0;

/** Runs one tool of the project under its own Node; its result counts as one check. */
function check(name, program, args) {
  const started = Date.now();
  const result = spawnSync(program, args, {cwd: root, stdio: 'inherit', env: {...toolEnvironment, FORCE_COLOR: '0'}});
  const good = result.status === 0;
  console.log(`${good ? 'ok' : 'FAILED'}: ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  return good;
}

function countCheck(name, program, args) {
  if (check(name, program, args)) passed += 1;
  else failed += 1;
}

/** Runs a test runner and adds the counts of its JSON report; a runner that dies without one counts as a failure. */
function countTests(name, program, args, readCounts) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const good = check(name, program, args(file));
  if (!existsSync(file)) {
    failed += 1;
    return;
  }
  const counts = readCounts(JSON.parse(readFileSync(file, 'utf8')));
  passed += counts.passed;
  failed += counts.failed > 0 || good ? counts.failed : 1;
}

const readVitest = (report) => ({passed: report.numPassedTests, failed: report.numFailedTests});
const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
});
const only = process.argv.slice(2);
const wants = (step) => only.length === 0 || only.includes(step);
const vitest = (project) => (file) => [
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

if (wants('static')) {
  countCheck('format', 'oxfmt', ['--check', '.']);
  countCheck('lint', 'oxlint', []);
  countCheck('types', 'tsc', ['-b']);
  countCheck('imports', localNode(), ['scripts/check-imports.ts']);
  countCheck('styles', localNode(), ['scripts/check-styles.ts']);
  countCheck('unused', 'knip', []);
}
if (wants('unit')) countTests('unit tests', 'vitest', vitest('unit'), readVitest);
if (wants('server')) {
  countTests('server tests', 'vitest', vitest('server'), readVitest);
  if (existsSync('/usr/lib/postgresql/15/bin/postgres')) {
    process.env['FARO_TEST_POSTGRES'] = toolEnvironment['FARO_TEST_POSTGRES'] = 'debian';
    countTests('server tests on Debian PostgreSQL', 'vitest', vitest('server'), readVitest);
    delete toolEnvironment['FARO_TEST_POSTGRES'];
  }
}
if (wants('build') || wants('e2e')) countCheck('build', 'vite', ['build', '--logLevel', 'warn']);
if (wants('build')) countCheck('size budget', localNode(), ['scripts/check-bundle.ts']);
if (wants('e2e')) {
  countTests(
    'browser journeys',
    'playwright',
    (file) => {
      toolEnvironment['PLAYWRIGHT_JSON_OUTPUT_FILE'] = file;
      return ['test', '--reporter=list,json'];
    },
    readPlaywright,
  );
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
