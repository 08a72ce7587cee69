import {makeProduct, type Product} from '#tests/kits/product.ts';
import type {Part} from './part.ts';

/** Runs rounds one after the other on one server process that begins empty. */
export function runOnProduct(
  rounds: number,
  runRound: (product: Product, round: number) => Promise<object>,
): Part['run'] {
  return async (first, keep) => {
    const product = await makeProduct({DEMO_DATA: 'off'});
    try {
      await product.start();
      for (let round = first; round < rounds; round += 1) await keep({...(await runRound(product, round))});
    } finally {
      await product.stop();
    }
  };
}
