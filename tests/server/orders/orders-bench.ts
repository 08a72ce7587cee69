import {afterEach, beforeEach} from 'vitest';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openOrdersNode, type OrdersNode} from './orders-node.ts';
import {place, prepareOrder, type TestOrder} from './order-steps.ts';

/** A server with a visitor, and another node of it. */
export type OrdersBench = {
  readonly server: TestServer;
  readonly visitor: Device;
  readonly node: OrdersNode;
  readonly parts: OrdersParts;
  /** What the database answers. */
  readonly ask: <Row = object>(statement: string) => Promise<Row[]>;
  /** An order that the visitor has placed. @throws where it is refused. */
  readonly placed: (overrides?: Parameters<typeof prepareOrder>[1]) => Promise<TestOrder>;
};

/** Opens a bench around each test of the file that calls this. @returns that of the test that runs. */
export function openOrdersBench(): () => OrdersBench {
  let bench: OrdersBench | undefined;
  beforeEach(async () => {
    const server = await buildServer();
    const visitor = server.openDevice();
    const node = await openOrdersNode(server);
    bench = {
      server,
      visitor,
      node,
      parts: node.parts,
      ask: async <Row = object>(statement: string) => (await server.database.$client.query(statement)).rows as Row[],
      placed: async (overrides = {}) => {
        const order = prepareOrder(server, overrides);
        const {status, body} = await place(visitor, order);
        if (status !== 200) throw new Error(`placing answered ${JSON.stringify(body)}`);
        return order;
      },
    };
  });
  afterEach(async () => {
    await bench?.node.close();
    await bench?.server.close();
  });
  return () => {
    if (!bench) throw new Error('a test before its beginning');
    return bench;
  };
}

/** Why something was refused; undefined where it was not. */
export function reasonOf({body}: {readonly body: unknown}): string | undefined {
  return (body as {error?: {reason: string}}).error?.reason;
}

/** Fails a test by what a sweep reports. */
export function report(error: unknown): never {
  throw error;
}
