import {spawnSync} from 'node:child_process';
import type {Part} from './part.ts';
import {sum} from './part.ts';

const orders = 500;

/** Each order has some five tellings, and each telling comes four times: 10,000 webhooks and more. */
const tellings = 4;

/** Webhooks of many orders on two nodes, by the test that has a few of them in every run. */
export const manyOrders: Part = {
  name: 'orders',
  rounds: 1,
  run: async (_first, keep) => {
    const done = spawnSync('vitest', ['run', '--project', 'server', 'tests/server/orders/many-orders.test.ts'], {
      env: {...process.env, FARO_ORDERS: String(orders), FARO_TELLINGS: String(tellings)},
      stdio: 'inherit',
    });
    await keep({wrong: done.status === 0 ? 0 : 1});
  },
  describe: (rounds) => {
    const isOk = sum(rounds, 'wrong') === 0;
    const found = `${orders} orders, ${isOk ? 'each right, each company once, each cent once' : 'some otherwise'}`;
    const what =
      'orders paid in two tabs, with declined cards, coupons and 10,000 webhooks, shuffled, doubled, 5 % lost, two nodes';
    return [{what, found, wanted: 'each order right, each company once, each cent once', ok: isOk}];
  },
};
