import {byTest} from './by-test.ts';
import type {Part} from './part.ts';
import {sum} from './part.ts';

/** Each has some three events, each event is told twice, and some are lost on the way: 10,000 webhooks and more. */
const payments = 1_800;

/** Webhooks of many payments on two nodes, by the test that tells of a few in every run. */
export const manyPayments: Part = {
  name: 'payments',
  rounds: 1,
  run: byTest('tests/server/payments/sandbox-events.test.ts', {FARO_PAYMENTS: String(payments)}),
  describe: (rounds) => {
    const isOk = sum(rounds, 'wrong') === 0;
    const found = `${payments} payments, ${isOk ? 'each as it is' : 'some otherwise'}`;
    const what = '10,000 webhooks, shuffled, doubled, 5 % lost and sent again, two nodes';
    return [{what, found, wanted: 'each payment as it is', ok: isOk}];
  },
};
