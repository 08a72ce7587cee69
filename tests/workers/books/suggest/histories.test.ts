import {expect, test} from 'vitest';
import {judgeHistory, sumUp} from '#bench/stage/histories/judge-history.ts';
import {historyKinds, makeHistory} from '#bench/stage/histories/make-history.ts';

test.each(historyKinds.map((kind) => [kind.name, kind] as const))(
  '[SUG7] of what is sure 98 of 100 are right, and more is covered than by what a name had last: %s',
  (_name, kind) => {
    // Another seed than those by which the numbers of `weigh.ts` were set.
    const sum = sumUp(judgeHistory(makeHistory({...kind, seed: kind.seed + 90_001})));
    expect(sum.surePrecision).toBeGreaterThanOrEqual(0.98);
    expect(sum.sureCoverage).toBeGreaterThan(0.5);
    expect(sum.coverageAtPlain).toBeGreaterThan(sum.plainCoverage);
  },
);
