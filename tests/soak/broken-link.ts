import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {tryBrokenLink} from '#tests/trials/broken-link.ts';
import {createRandom} from '#tests/sync/build-change.ts';
import {runOnProduct} from './on-product.ts';
import {inSeconds, sum, worst, type Part} from './part.ts';

const rounds = 3;
const receiptsEach = 20;
const breakEveryBytes = 8_000_000;
const {maxBytes} = uploadKinds.receipt;

/** Receipts of every size up to the largest, and a document of 20 MB, which goes in parts. */
export const brokenLink: Part = {
  name: 'broken-link',
  rounds,
  run: runOnProduct(rounds, async (product, round) => {
    const random = createRandom(round + 1);
    const sizes = Array.from({length: receiptsEach - 1}, () => Math.ceil(10_000 + random() * (maxBytes - 10_000)));
    const [receipts, documents] = [[...sizes, maxBytes], [uploadKinds.document.maxBytes]];
    return tryBrokenLink(product, {receipts, documents, breakEveryBytes, seed: round + 1});
  }),
  describe: (done) => [
    {
      what: 'receipts of up to 5 MB, and a document of 20 MB in each round, over a link that breaks every 8 MB (engine in Node)',
      found:
        `${sum(done, 'files')} files, ${Math.round(sum(done, 'bytes') / 1e6)} MB, in ${sum(done, 'sendings')} sendings of a part: ` +
        `each stored once, hashes equal; ${inSeconds(worst(done, 'appliedMs'))} at worst for ${receiptsEach + 1}`,
      wanted: '60 receipts and a document: all there, none twice',
      ok: sum(done, 'files') >= 61,
    },
  ],
};
