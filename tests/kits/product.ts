import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {chmod, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from './free-port.ts';

/** A real server in a process of its own, on a port and a data folder of its own. */
export type Product = {
  readonly url: string;
  readonly port: number;
  /** Its embedded PostgreSQL, for asking it directly. */
  readonly databaseUrl: string;
  /** Where it keeps everything: its embedded PostgreSQL, files, mails and keys. */
  readonly dataDir: string;
  /** Where its embedded store keeps files. */
  readonly filesFolder: string;
  /** Starts it again after a kill, on the same port with the same data, and waits until it is ready. */
  start: (environment?: Record<string, string>) => Promise<void>;
  /** Ends it without any chance to tidy up, as a crash would. */
  kill: () => Promise<void>;
  /** Ends the embedded PostgreSQL's first process without any chance to tidy up; the server goes on. */
  killPostgres: () => Promise<void>;
  /** Everything it has written to its outputs so far. */
  readonly output: () => string;
};

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`The server was not ready within two minutes:\n${output()}`);
}

/** Makes a product that is not started yet; `stop` ends it and deletes its data. */
export async function makeProduct(
  environment: Record<string, string> = {},
): Promise<Product & {stop: () => Promise<void>}> {
  const dataDir = environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'faro-product-')));
  // Under root the database runs as an unprivileged account, which has to get in.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let log = '';

  const start = async (more: Record<string, string> = {}): Promise<void> => {
    const started = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ADMIN_SECOND_FACTOR: 'offered',
        RATE_LIMITS: 'off',
        ...environment,
        ...more,
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
  const signalPostgres = async (signal: NodeJS.Signals): Promise<void> => {
    const file = join(dataDir, 'postgres/data/postmaster.pid');
    if (!existsSync(file)) return;
    const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
    // A killed one leaves its file behind.
    if (!isRunning(pid)) return;
    process.kill(pid, signal);
    while (isRunning(pid)) await wait(5);
  };

  return {
    url,
    port,
    databaseUrl: `postgresql://faro@/faro?host=${encodeURIComponent(join(dataDir, 'postgres'))}`,
    dataDir,
    filesFolder: join(dataDir, 'files'),
    start,
    kill: () => end('SIGKILL'),
    killPostgres: () => signalPostgres('SIGKILL'),
    output: () => log,
    stop: async () => {
      await end('SIGTERM');
      // A server that was killed has left its database running.
      await signalPostgres('SIGINT');
      await rm(dataDir, {recursive: true, force: true});
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error.code === 'EPERM';
    throw error;
  }
}
