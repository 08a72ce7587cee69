// Built-ins only, like bootstrap.mjs.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {localNode, root, toolEnvironment} from '#scripts/bootstrap.mjs';
import {compressFiles} from './compress-files.mjs';

/** What a build is made from. */
const sources = [
  'src',
  'sync',
  'workers',
  'contract',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'package-lock.json',
];
const stampFile = join(root, 'dist', '.source-hash');

/** Builds the app into `dist/`, with compressed copies of its files, unless a build of exactly these sources is there. */
export async function buildClientWhenStale() {
  const hash = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  console.log('Building the app (half a minute)…');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const done = spawnSync(localNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: {...toolEnvironment, NODE_ENV: 'production'},
  });
  if (done.status !== 0) throw new Error('The app could not be built: the messages above say why.');
  await compressFiles(join(root, 'dist'));
  writeFileSync(stampFile, hash);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles).toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(join(root, path))) return [];
  if (path.includes('.')) return [path];
  return readdirSync(join(root, path), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
