import {randomUUID} from 'node:crypto';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {newId} from '#contract/kernel/ids.ts';
import {createSandboxSigner, sandboxName} from '#server/providers/payments/sandbox/webhook.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';
import {openPostgresProxy, type PostgresProxy} from '#tests/fakes/postgres-proxy.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';
import {makeProduct, type Product} from '#tests/kits/product.ts';
import type {Caller, Clocked} from './order-steps.ts';

/** A server in a process of its own, whose every word with PostgreSQL can be stopped, and its database for asking it directly. */
export type KilledProduct = Clocked & {
  readonly product: Product;
  readonly proxy: PostgresProxy;
  readonly fresh: FreshDatabase;
  /** Where its mails are kept. */
  readonly mailbox: string;
  readonly ask: <Row>(statement: string) => Promise<Row[]>;
  /** Kills it and starts it again; whoever asked meanwhile waits for `up`. */
  readonly killAndStart: () => Promise<void>;
  /** Settles when the server that was killed is there again. */
  readonly up: () => Promise<void>;
  /** Somebody who asks again, once the server is back, what got no answer. */
  readonly toCaller: (call: ServerCall) => Caller;
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
    clock: {
      get nowMs() {
        return Date.now();
      },
      set nowMs(_ms: number) {
        throw new Error('a process of its own has the time of all');
      },
    },
    newId: () => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)),
    up: async () => up,
    killAndStart: async () => {
      up = product.kill().then(async () => product.start());
      return up;
    },
    toCaller: (call) => ({
      call: async (endpoint, input) => {
        for (;;) {
          const answer = await call(endpoint, input);
          const isLost = !answer.ok && answer.failure.code === 'offline';
          if (!isLost) {
            // As the tests' own way in answers.
            const body = answer.ok ? answer.value : {error: answer.failure};
            return {status: answer.ok ? 200 : 400, body, headers: {}, bytes: Buffer.alloc(0)} as never;
          }
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
