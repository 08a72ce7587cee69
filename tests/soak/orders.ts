import {byTest} from './by-test.ts';
import type {Part} from './part.ts';
import {sum} from './part.ts';

const orders = 500;

/** Each order has some five tellings, and each telling comes four times: 10,000 webhooks and more. */
const tellings = 4;

/** Webhooks of many orders on two nodes, by the test that has a few of them in every run. */
export const manyOrders: Part = {
  name: 'orders',
  rounds: 1,
  run: byTest('tests/server/orders/many-orders.test.ts', {
    FARO_ORDERS: String(orders),
    FARO_TELLINGS: String(tellings),
  }),
  describe: (rounds) => {
    const isOk = sum(rounds, 'wrong') === 0;
    const found = `${orders} orders, ${isOk ? 'each right, each company once, each cent once' : 'some otherwise'}`;
    const what =
      'orders paid in two tabs, with declined cards, coupons and 10,000 webhooks, shuffled, doubled, 5 % lost, two nodes';
    return [{what, found, wanted: 'each order right, each company once, each cent once', ok: isOk}];
  },
};

const kills = 50;

/** The server's process, killed while it makes companies of what was paid, by the test that does so a few times in every run. */
export const killedOrders: Part = {
  name: 'kill-orders',
  rounds: 1,
  run: byTest('tests/server/orders/killed-server.test.ts', {FARO_KILL_EVERYWHERE: 'on', FARO_KILLS: String(kills)}),
  describe: (rounds) => {
    const isOk = sum(rounds, 'wrong') === 0;
    const wanted = 'each order right, each company once, each mail once';
    const what = `SIGKILL of the server at every statement from paid to the company, and ${kills} times at any moment while five pay`;
    return [{what, found: isOk ? wanted : 'some otherwise', wanted, ok: isOk}];
  },
};
