// Reads what the test runners wrote: how many passed and failed, which took longest, which passed only when tried once more.

/** A test of any runner, with its time in milliseconds. */
/** @typedef {{name: string, durationMs: number}} TimedTest */
/** @typedef {{passed: number, failed: number, tests: TimedTest[], unsteady: string[]}} ReadReport */

/** @returns {ReadReport} what Vitest's JSON says. */
export function readVitest(report) {
  const tests = report.testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({title, duration}) => ({name: `${shorten(name)}: ${title}`, durationMs: duration ?? 0})),
  );
  return {passed: report.numPassedTests, failed: report.numFailedTests, tests, unsteady: []};
}

/** @returns {ReadReport} what Playwright's JSON says; a journey that passed at its second try has passed, and is unsteady. */
export function readPlaywright(report) {
  const specs = report.suites.flatMap(specsOf);
  const tests = specs.flatMap(({name, tests: runs}) =>
    runs.map(({results}) => ({name, durationMs: results.reduce((sum, {duration}) => sum + duration, 0)})),
  );
  const unsteady = specs.filter(({tests: runs}) => runs.some(({status}) => status === 'flaky')).map(({name}) => name);
  const {expected, flaky, unexpected} = report.stats;
  return {passed: expected + flaky, failed: unexpected, tests, unsteady};
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

function shorten(path) {
  return path.slice(path.lastIndexOf('/tests/') + 7);
}
