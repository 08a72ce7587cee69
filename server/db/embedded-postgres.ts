import {execFile, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {chown, mkdir, open, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {promisify} from 'node:util';
import pg from 'pg';
import {isReachableBy, type PostgresBinaries, type RunAs} from './postgres-binaries.ts';

const run = promisify(execFile);

/** The longest path of a Unix socket that every platform takes. */
const maxSocketPathBytes = 107;
/** How long a start may take, with recovery after a crash. */
const startDeadlineMs = 60_000;
/** How often the keeper looks whether PostgreSQL is still there. */
const keepAliveMs = 1_000;
/** How long closed connections may take to be gone. */
const goodbyeMs = 2_000;
const superuser = 'faro';

/** A running cluster of our own. */
export type EmbeddedPostgres = {
  /** A connection string for one of its databases. */
  readonly urlOf: (databaseName: string) => string;
  /** True when it was already running, left by a process that was killed or shared with one that still runs. */
  readonly adopted: boolean;
  /** Where its files are: not below the asked folder when the account it runs as cannot get there. */
  readonly folder: string;
  /** Stops it, unless another process still uses it. */
  readonly close: () => Promise<void>;
};

/** What {@link openEmbeddedPostgres} needs. */
export type EmbeddedOptions = {
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  /** Server settings beside the safe defaults, as `name=value`. */
  readonly settings?: readonly string[];
  /** Hears that PostgreSQL died and was started again, or could not be. */
  readonly report?: (message: string, error?: unknown) => void;
};

/**
 * Starts the PostgreSQL of a data folder, making its cluster the first time, or adopts the one that runs there;
 * starts it again when it dies. It listens on a Unix socket in a folder of mode 0700 only: no port, no password.
 *
 * @throws an Error with PostgreSQL's own last words when it does not come up.
 * Knows nothing of tables.
 */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = await chooseFolder(options);
  const socketDir = await chooseSocketFolder(folder, options.runAs);
  const cluster: Cluster = {...options, folder, socketDir, dataDir: path.join(folder, 'data')};
  await makeClusterOnce(cluster);
  const adopted = await answers(cluster);
  if (!adopted) await start(cluster);
  const stopKeeping = keepAlive(cluster);
  return {
    urlOf: (databaseName) => urlOf(cluster, databaseName),
    adopted,
    folder,
    close: async () => {
      await stopKeeping();
      await stopUnlessShared(cluster);
    },
  };
}

type Cluster = EmbeddedOptions & {readonly socketDir: string; readonly dataDir: string};

function urlOf(cluster: Cluster, databaseName: string): string {
  return `postgresql://${superuser}@/${databaseName}?host=${encodeURIComponent(cluster.socketDir)}`;
}

/** A clone below a private home (/root, say) is closed to the account: its cluster then lives in /var/lib, one for each clone. */
async function chooseFolder({folder, runAs}: EmbeddedOptions): Promise<string> {
  const asked = path.resolve(folder);
  const chosen = (await isReachableBy(runAs, path.dirname(asked)))
    ? asked
    : path.join('/var/lib', `faro-${shortHash(asked)}`);
  await makePrivateFolder(chosen, runAs);
  return chosen;
}

async function chooseSocketFolder(folder: string, runAs: RunAs): Promise<string> {
  if (Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) <= maxSocketPathBytes) return folder;
  const short = path.join(os.tmpdir(), `faro-${shortHash(folder)}`);
  await makePrivateFolder(short, runAs);
  return short;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function makePrivateFolder(folder: string, {uid, gid}: RunAs): Promise<void> {
  // Folders above it stay passable, or the account could not get there.
  await mkdir(path.dirname(folder), {recursive: true, mode: 0o755});
  await mkdir(folder, {recursive: true, mode: 0o700});
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

async function makeClusterOnce({dataDir, folder, binaries, runAs}: Cluster): Promise<void> {
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) return;
  const args = ['-D', dataDir, '-U', superuser, '-A', 'trust', '-E', 'UTF8', ...binaries.initdbArgs];
  await run(binaries.initdb, args, {...runAs, cwd: folder, env: {...process.env, LC_ALL: 'C', TZ: 'UTC'}});
}

async function connect(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client({connectionString: urlOf(cluster, 'postgres')});
  // A dying server says goodbye on an open connection; the failed query or end() tells us enough.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function answers(cluster: Cluster): Promise<boolean> {
  try {
    const client = await connect(cluster);
    await client.end();
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

/** After a kill, dying children of the old postmaster still hold its memory: PostgreSQL then gives up at once, and we try again. */
async function start(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + startDeadlineMs;
  while (Date.now() < deadline) {
    const child = await spawnPostgres(cluster);
    while (child.isAlive() && Date.now() < deadline) {
      if (await answers(cluster)) return;
      await wait(20);
    }
    // Another process may have won the same race.
    if (await answers(cluster)) return;
    await wait(200);
  }
  const log = await readFile(path.join(cluster.folder, 'postgres.log'), 'utf8');
  throw new Error(`The embedded database in ${cluster.folder} did not start. It said:\n${log.slice(-2_000)}`);
}

async function spawnPostgres({
  folder,
  socketDir,
  dataDir,
  binaries,
  runAs,
  settings = [],
}: Cluster): Promise<{isAlive: () => boolean}> {
  // Its log tells no values: details and contexts quote what people typed.
  const all = [
    'log_error_verbosity=terse',
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'max_connections=60',
    'timezone=UTC',
    ...settings,
  ];
  const log = await open(path.join(folder, 'postgres.log'), 'a');
  // Its own process group: Ctrl-C reaches us first, and requests finish before their database goes.
  const child = spawn(
    binaries.postgres,
    ['-D', dataDir, '-k', socketDir, ...all.flatMap((setting) => ['-c', setting])],
    {
      ...runAs,
      cwd: folder,
      env: {...process.env, LC_ALL: 'C', TZ: 'UTC'},
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    },
  );
  let alive = true;
  child.once('exit', () => (alive = false));
  child.once('error', () => (alive = false));
  child.unref();
  await log.close();
  return {isAlive: () => alive};
}

async function postmasterPid({dataDir}: Cluster): Promise<number | undefined> {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function keepAlive(cluster: Cluster): () => Promise<void> {
  let working: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    if ((await postmasterPid(cluster)) !== undefined) return;
    await start(cluster);
    cluster.report?.('the embedded database had died and was started again');
  };
  const timer = setInterval(() => {
    working ??= look()
      .catch((error: unknown) => cluster.report?.('the embedded database is down', error))
      .finally(() => (working = undefined));
  }, keepAliveMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

async function stopUnlessShared(cluster: Cluster): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid === undefined || (await othersStay(cluster))) return;
  process.kill(pid, 'SIGINT');
  while (isRunning(pid) && existsSync(path.join(cluster.dataDir, 'postmaster.pid'))) await wait(10);
  if (cluster.socketDir !== cluster.folder) await rm(cluster.socketDir, {recursive: true, force: true});
}

/** Connections that we closed just now take PostgreSQL a moment to be done with; whoever stays is another process. */
async function othersStay(cluster: Cluster): Promise<boolean> {
  const deadlineMs = Date.now() + goodbyeMs;
  for (;;) {
    // Only a look that began late says that they stay: one that took long saw what was then.
    const isLate = Date.now() > deadlineMs;
    if (!(await othersConnected(cluster))) return false;
    if (isLate) return true;
    await wait(20);
  }
}

async function othersConnected(cluster: Cluster): Promise<boolean> {
  const client = await connect(cluster);
  try {
    const found = await client.query<{others: boolean}>(
      `select exists (select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as others`,
    );
    return found.rows[0]?.others === true;
  } finally {
    await client.end();
  }
}
