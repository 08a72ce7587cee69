import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmod, mkdtemp, rm} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test as base} from '@playwright/test';

/** A real server of the production build with demo data, on a port and a data folder of its own. */
export type Product = {
  readonly url: string;
  /** Starts it again after a kill, on the same port with the same data. */
  start: () => Promise<void>;
  /** Ends it without any chance to tidy up, as a crash would. */
  kill: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`The server was not ready within a minute:\n${output()}`);
}

/** Makes a product that is not started yet; `stop` ends it and deletes its data. */
export async function makeProduct(
  environment: Record<string, string> = {},
): Promise<Product & {stop: () => Promise<void>}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-e2e-'));
  // Under root the database runs as an unprivileged account, which has to get in.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let log = '';

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        RATE_LIMITS: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await untilReady(url, started, () => log);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, {recursive: true, force: true});
    },
  };
}

/**
 * Playwright's test with a started product for each worker; a file may configure its own with
 * `test.use({productEnvironment: {IMPORT_COOLDOWN_MS: '0'}})`.
 */
export const test = base.extend<object, {product: Product; productEnvironment: Record<string, string>}>({
  productEnvironment: [{}, {option: true, scope: 'worker'}],
  product: [
    async ({productEnvironment}, use) => {
      const product = await makeProduct(productEnvironment);
      await product.start();
      await use(product);
      await product.stop();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({product}, use) => {
    await use(product.url);
  },
});
