// Reads what the test runners wrote: how many passed, which failed, which took longest, which passed only when tried once more.
import {stripVTControlCharacters} from 'node:util';

/** A test of any runner, with its time in milliseconds. */
/** @typedef {{name: string, durationMs: number}} TimedTest */
/** `failures` say each failed test with the first lines of why. */
/** @typedef {{passed: number, failed: number, tests: TimedTest[], unsteady: string[], failures: string[]}} ReadReport */

/** @returns {ReadReport} what Vitest's JSON says; a test that passed with the failure of an earlier try is unsteady. */
export function readVitest(report) {
  const found = report.testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({title, duration, status, failureMessages}) => ({
      name: `${shorten(name)}: ${title}`,
      durationMs: duration ?? 0,
      status,
      reasons: failureMessages,
    })),
  );
  const unloaded = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    tests: found.map(({name, durationMs}) => ({name, durationMs})),
    unsteady: found.filter(({status, reasons}) => status === 'passed' && reasons.length > 0).map(tellFailure),
    failures: [
      ...found.filter(({status}) => status === 'failed').map(tellFailure),
      ...unloaded.map(({name, message}) => tellFailure({name: shorten(name), reasons: [message]})),
    ],
  };
}

/** @returns {ReadReport} what Playwright's JSON says; a journey that passed at its second try has passed, and is unsteady. */
export function readPlaywright(report) {
  const specs = report.suites.flatMap(specsOf);
  const tests = specs.flatMap(({name, tests: runs}) =>
    runs.map(({results}) => ({name, durationMs: results.reduce((sum, {duration}) => sum + duration, 0)})),
  );
  const tellThose = (wanted) =>
    specs.filter(({tests: runs}) => runs.some(({status}) => status === wanted)).map(tellSpec);
  const {expected, flaky, unexpected} = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    tests,
    unsteady: tellThose('flaky'),
    failures: tellThose('unexpected'),
  };
}

/** @param {TimedTest[]} tests @returns {string[]} a line for each of the slowest. */
export function listSlowest(tests, count) {
  const slowest = tests.toSorted((left, right) => right.durationMs - left.durationMs).slice(0, count);
  return slowest.map(({name, durationMs}) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

function specsOf(suite) {
  const own = suite.specs.map(({file, title, tests}) => ({name: `${file}: ${title}`, tests}));
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)];
}

function tellSpec({name, tests}) {
  const reasons = tests.flatMap(({results}) => results.flatMap(({errors}) => errors.map(({message}) => message)));
  return tellFailure({name, reasons});
}

/** A failed test with the first lines of the first reason: enough to find it by, where the rest of what was printed is not at hand. */
function tellFailure({name, reasons}) {
  const lines = stripVTControlCharacters(reasons[0] ?? '')
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 6);
  return [name, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

function shorten(path) {
  return path.slice(path.lastIndexOf('/tests/') + 7);
}
