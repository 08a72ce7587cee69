import {randomUUID} from 'node:crypto';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createSandboxSigner, sandboxName} from '#server/providers/payments/sandbox/webhook.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {openPostgresProxy, type PostgresProxy} from '#tests/fakes/postgres-proxy.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';
import {makeProduct, type Product} from '#tests/kits/product.ts';
import {ownClock, toCaller, type Caller, type Clocked} from './order-steps.ts';

/** A server in a process of its own, whose every word with PostgreSQL can be stopped, and its database for asking it directly. */
export type KilledProduct = Clocked & {
  readonly product: Product;
  readonly proxy: PostgresProxy;
  readonly fresh: FreshDatabase;
  /** Where its mails are kept. */
  readonly mailbox: string;
  readonly ask: <Row>(statement: string) => Promise<Row[]>;
  /** Kills it and starts it again; whoever asked meanwhile waits for it. */
  readonly killAndStart: () => Promise<void>;
  /** Somebody who asks again, once the server is back, what got no answer. */
  readonly toLastingCaller: (call: ServerCall) => Caller;
  /** What a provider does who got no answer: it tells of an order's payments again, each time twice. @returns the ids of what it told. */
  readonly tellAgain: (orderId: string) => Promise<string[]>;
  readonly close: () => Promise<void>;
};

/** Starts the server. */
export async function openKilledProduct(): Promise<KilledProduct> {
  const fresh = await openFreshDatabase();
  const [, databaseName = '', folder = ''] = /@\/(\w+)\?host=(.+)$/.exec(fresh.url) ?? [];
  const proxy = await openPostgresProxy(join(decodeURIComponent(folder), '.s.PGSQL.5432'));
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-killed-'));
  const product = await makeProduct({
    DATABASE_URL: `postgresql://faro@127.0.0.1:${proxy.port}/${databaseName}`,
    DATA_DIR: dataDir,
    CLIENT_DIR: join(dataDir, 'no-client'),
  });
  await product.start();
  const {database} = fresh;
  const signer = createSandboxSigner(database);
  let up = Promise.resolve();
  const ask = async <Row>(statement: string) => (await database.$client.query(statement)).rows as Row[];
  return {
    product,
    proxy,
    fresh,
    mailbox: join(dataDir, 'mailbox'),
    ask,
    ...ownClock,
    killAndStart: async () => {
      up = product.kill().then(async () => product.start());
      return up;
    },
    toLastingCaller: (call) => ({
      call: async (endpoint, input) => {
        const caller = toCaller(call);
        for (;;) {
          const answer = await caller.call(endpoint, input);
          if (!isLost(answer.body)) return answer;
          await up;
        }
      },
    }),
    tellAgain: async (orderId) => {
      const intents = await ask<{id: string}>(`select id from sandbox_payment_intents where order_id = '${orderId}'`);
      const told = intents.map(({id}) => ({intentId: id, id: `evt_${randomUUID()}`, type: 'payment.paid'}));
      for (const event of told)
        for (let nth = 0; nth < 2; nth += 1) {
          const now = Date.now();
          const {payload, headers} = await signer.sign({...event, createdAt: new Date(now).toISOString()}, now);
          await fetch(`${product.url}/api/v1/webhooks/${sandboxName}`, {method: 'POST', headers, body: payload});
        }
      return told.map(({id}) => id);
    },
    close: async () => {
      await product.stop();
      await proxy.close();
      await fresh.close();
    },
  };
}

/** The server died before it answered. */
function isLost(body: unknown): boolean {
  return (body as {error?: {code: string}}).error?.code === 'offline';
}
