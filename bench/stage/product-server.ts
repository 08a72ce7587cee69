import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';

/** The real server, serving the production build; it can be taken away and brought back. */
export type ProductServer = {
  readonly url: string;
  /** Does nothing while it runs. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Its process; undefined while there is none. */
  readonly processId: () => number | undefined;
};

/** Who is an admin on every stage. */
export const admin = {email: 'desk@faro.example', password: 'Faro2026!'} as const;

const readyDeadlineMs = 180_000;

/** `hasDemo`: with the demonstration's people and rows, which production never has; `environment`: settings besides; `processor`: the one it is kept on. */
type Wanted = {
  readonly port: number;
  readonly dataDir: string;
  readonly hasDemo?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly processor?: number | undefined;
};

/** Prepares a server on a data folder; it is not started yet. */
export function makeProductServer({
  port,
  dataDir,
  hasDemo = false,
  environment = {},
  processor,
}: Wanted): ProductServer {
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const isRunning = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;

  const start = async (): Promise<void> => {
    if (isRunning()) return;
    const itself = [process.execPath, 'server/main.ts'] as const;
    const [program, ...words] = processor === undefined ? itself : ['taskset', '-c', String(processor), ...itself];
    const started = spawn(program, words, {
      env: {
        ...process.env,
        NODE_ENV: hasDemo ? 'development' : 'production',
        // With the demonstration the product has an admin of its own.
        ...(hasDemo ? {} : {ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password}),
        // Nobody gets mail from a bench.
        ALLOW_SANDBOX: '1',
        PUBLIC_URL: url,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        // A bench asks faster than any person, and imports more than any bank exports.
        ADMIN_SECOND_FACTOR: 'offered',
        RATE_LIMITS: 'off',
        IMPORT_MAX_BYTES: String(64 * 2 ** 20),
        IMPORT_COOLDOWN_MS: '0',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = started;
    const deadline = Date.now() + readyDeadlineMs;
    while (Date.now() < deadline) {
      if (started.exitCode !== null) throw new Error('the server ended before it was ready');
      const answer = await fetch(`${url}/ready`).catch(() => null);
      if (answer?.ok) return;
      await wait(50);
    }
    throw new Error('the server was not ready within three minutes');
  };

  const stop = async (): Promise<void> => {
    if (!child || !isRunning()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };

  return {url, start, stop, processId: () => child?.pid};
}
