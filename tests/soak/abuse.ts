import {byTest} from './by-test.ts';
import {sum, type Part} from './part.ts';

const requests = 20_000;

/** Requests that no client of ours would send, made out of the API's own document, and every attack with its whole counts, by the tests that do a few in every run. */
export const abuse: Part = {
  name: 'abuse',
  rounds: 1,
  run: byTest('tests/abuse', {FARO_FUZZ_REQUESTS: String(requests), FARO_ABUSE: 'whole'}),
  describe: (rounds) => {
    const isOk = sum(rounds, 'wrong') === 0;
    const found = isOk ? 'no 5xx, none over 1 s, every attack held' : 'some otherwise';
    return [{what: `${requests} requests of a fuzzer, and the attacks`, found, wanted: 'none', ok: isOk}];
  },
};
