import type {FastifyInstance} from 'fastify';
import {assembleOrders} from '#server/assemble-orders.ts';
import {openJobs, type Jobs} from '#server/jobs/open-jobs.ts';
import {mailJob} from '#server/mail/mail-job.ts';
import {readCoupons} from '#server/modules/catalogue/coupons/read-coupons.ts';
import {giveBackJob} from '#server/modules/orders/paying/give-back-job.ts';
import {forgetCustomerJob} from '#server/modules/payments/customers/forget-customer-job.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {openKeyring} from '#server/modules/sealing/open-keyring.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {openSandboxOn} from '#tests/server/payments/payment-steps.ts';
import type {TestServer} from '#tests/kits/build-server.ts';

/** Orders as another node of a server has them. */
export type OrdersNode = {
  readonly parts: OrdersParts;
  readonly jobs: Jobs;
  /** Lets the card provider of the server itself fail at its next request. */
  readonly failNext: (fault: 'down' | 'lost', app: FastifyInstance) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens another node, with the server's sandbox or with somebody else who takes cards. */
export async function openOrdersNode(
  {database, clock, dataDir}: TestServer,
  {port = openSandboxOn({database, clock}).port, log = silentLog}: Partial<Pick<OrdersParts, 'port' | 'log'>> = {},
): Promise<OrdersNode> {
  const jobs = await openJobs({database, kinds: [mailJob, giveBackJob, forgetCustomerJob], report: () => undefined});
  const coupons = readCoupons(undefined, true);
  const now = () => clock.nowMs;
  const keyring = await openKeyring({database, now}, `${dataDir}/sealing-keys.json`);
  return {
    parts: assembleOrders({database, now, port, jobs, coupons, origin: 'https://faro.example', log, keyring}),
    jobs,
    failNext: async (fault, app) => {
      await app.inject({
        method: 'POST',
        url: `/dev/sandbox/payments/${fault}`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          host: 'localhost:3000',
        },
      });
    },
    close: async () => jobs.close(),
  };
}
