import {tryLossyLink} from '#tests/trials/lossy-link.ts';
import {runOnProduct} from './on-product.ts';
import {sum, type Part} from './part.ts';

const rounds = 20;
const changes = 1_000;

/** The engine in Node, over fake-indexeddb, through the fault proxy to the real server. */
export const lossyLink: Part = {
  name: 'proxy',
  rounds,
  run: runOnProduct(rounds, async (product, round) => tryLossyLink(product, {changes, rate: 0.3, seed: round + 1})),
  describe: (done) => [
    {
      what: 'changes through a link of which 30 % of the requests fail (engine in Node)',
      found: `${sum(done, 'changes')} exactly once, in order; ${sum(done, 'faults')} of ${sum(done, 'requests')} requests failed`,
      wanted: '20,000, exactly once, in order',
      ok: sum(done, 'changes') >= 20_000,
    },
  ],
};
