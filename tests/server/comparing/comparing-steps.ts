import {listDifferences} from '#contract/comparing/list-differences.ts';
import {readComparison} from '#contract/comparing/read-comparison.ts';
import {comparePayments} from '#server/modules/comparing/compare-payments.ts';
import type {ComparingParts} from '#server/modules/comparing/comparing-parts.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {openOrdersNode} from '#tests/server/orders/orders-node.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openSandboxOn} from '#tests/server/payments/payment-steps.ts';

/** A server on which things were bought, and what compares them with its sandbox. */
export type Comparing = Awaited<ReturnType<typeof openComparing>>;

/** Opens a server, a buyer and an admin. */
export async function openComparing() {
  const server: TestServer = await buildServer();
  const {port} = openSandboxOn(server);
  const node = await openOrdersNode(server);
  const parts: ComparingParts = {database: server.database, now: () => server.clock.nowMs, port};
  const owner: SyncDevice = await openSyncDevice(server, 'Ana');
  const ask = async <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await server.database.$client.query(text, [...values])).rows as Row[];
  return {
    server,
    port,
    parts,
    owner,
    ask,
    /** Buys a plan. @returns the order, and the payment that paid it. */
    buyOne: async () => {
      const order = await buy(server, owner, prepareOrder(server));
      await read(owner, order);
      const [paid] = await ask<{payment_id: string}>('select payment_id from orders where id = $1', [order.id]);
      return {orderId: order.id, paymentId: paid?.payment_id ?? ''};
    },
    /** What the webhook does of a payment. */
    hear: async (paymentId: string) => settlePayment(node.parts, paymentId),
    /** It is the next night: 4 in New York. */
    sleep: () => {
      const day = 86_400_000;
      server.clock.nowMs = Math.floor(server.clock.nowMs / day + 1) * day + 9 * 3_600_000;
    },
    compare: async (overrides: Partial<PaymentsPort> = {}) =>
      comparePayments({...parts, port: {...port, ...overrides}}),
    /** What an admin reads of it, somebody anew each time: days pass here. */
    look: async () => {
      const admin = await openAdmin(server);
      const {rows} = (await admin.call(listDifferences, {})).body;
      const {body: comparison} = await admin.call(readComparison, {});
      return {
        admin,
        rows,
        comparison,
        told: rows.map(({kind, oursCents, theirsCents}) => [kind, oursCents, theirsCents]),
      };
    },
    close: async () => {
      await node.close();
      await server.close();
    },
  };
}
