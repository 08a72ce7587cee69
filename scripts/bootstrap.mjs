// Runs on whatever Node starts it, before anything is installed: built-ins only.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import {delimiter, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The checkout's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const isWindows = process.platform === 'win32';
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.faro-lock-hash');

/**
 * The environment in which the project's own Node 24 and tools come first. Where no locale is set, browsers would have no letters but
 * ASCII for the names of files.
 */
export const toolEnvironment = {
  LANG: 'C.UTF-8',
  ...process.env,
  PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
};

/** Installs the dependencies of the lock file unless exactly those are there already. */
export function installDependencies() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  console.log('Installing dependencies (once; a minute or two)…');
  // npm is a script on Windows, which only a shell runs.
  const options = {cwd: root, stdio: 'inherit', shell: isWindows};
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (done.status !== 0) throw new Error('npm ci failed: the messages above say why.');
  writeFileSync(stampFile, hash);
}

/** The path of the project's own Node. */
export function localNode() {
  const node = isWindows ? join(root, 'node_modules', 'node', 'bin', 'node.exe') : join(bin, 'node');
  if (!existsSync(node)) throw new Error('The project’s own Node is missing: run npm ci.');
  return node;
}

/** Finds a program on the PATH, or undefined. */
export function findProgram(name) {
  const found = spawnSync(isWindows ? 'where' : 'which', [name], {encoding: 'utf8'});
  return found.status === 0 ? found.stdout.trim().split('\n')[0] : undefined;
}

/** Installs Debian packages whose programs are missing; says what to install where it cannot. */
export function installPrograms(packages) {
  const missing = Object.entries(packages).filter(([program]) => findProgram(program) === undefined);
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) {
    throw new Error(`The browser tests need ${names.join(' and ')}: install it with your system’s package manager.`);
  }
  console.log(`Installing ${names.join(', ')}…`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env});
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
