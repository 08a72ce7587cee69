import {chromium} from '@playwright/test';
import {build} from 'vite';
import {digestOrders, drawOrders, findWrongSum} from '#tests/fixtures/random-order.ts';
import {sum, type Part} from './part.ts';

const rounds = 10;
const ordersEach = 100_000;

/** The price function as a browser gets it: bundled, with a name on the page. */
async function bundleForBrowser(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {entry: 'tests/fixtures/random-order.ts', formats: ['iife'], name: 'orders'},
    },
  });
  const first = Array.isArray(built) ? built[0] : undefined;
  const code = first?.output[0].code;
  if (code === undefined) throw new Error('nothing was built');
  return code;
}

/** Random orders, priced on the server's engine and in Chromium. */
export const prices: Part = {
  name: 'prices',
  rounds,
  run: async (first, keep) => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    try {
      const page = await browser.newPage();
      await page.evaluate(`${await bundleForBrowser()}; globalThis.orders = orders;`);
      for (let seed = first; seed < rounds; seed += 1) {
        const wrong = drawOrders(ordersEach, seed).filter((order) => findWrongSum(order) !== undefined);
        const ours = digestOrders(ordersEach, seed);
        const theirs = await page.evaluate<unknown>(`orders.digestOrders(${ordersEach}, ${seed})`);
        await keep({orders: ordersEach, wrong: wrong.toArray().length, different: ours === theirs ? 0 : 1});
      }
    } finally {
      await browser.close();
    }
  },
  describe: (done) => [
    {
      what: 'random orders, priced by the server’s engine and in Chromium',
      found: `${sum(done, 'orders')} orders, ${sum(done, 'wrong')} with a wrong sum; ${sum(done, 'different')} of ${done.length} rounds differ`,
      wanted: '1,000,000 orders, 0 wrong sums, 0 differences',
      ok: sum(done, 'orders') >= 1_000_000 && sum(done, 'wrong') + sum(done, 'different') === 0,
    },
  ],
};
