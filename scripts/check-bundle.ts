import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {firstPages} from './build/compile-whole.ts';

/** One entry of Vite's manifest. */
type Chunk = {file: string; name?: string; imports?: string[]; isEntry?: boolean};

/** What a page needs before it can be used, and the most it may weigh, gzip. Source: the figures of `docs/benchmarks.md`. */
const budgets = [
  {
    name: 'sign in',
    limitBytes: 150_000,
    sources: [
      'index.html',
      'guest',
      'src/i18n/text/es.ts',
      'src/features/account/text/es.ts',
      'src/features/account/text/reasons.ts',
    ],
  },
  {
    // What a visitor's wizard paints first; the steps and the database follow.
    name: 'wizard of a visitor',
    limitBytes: 150_000,
    sources: [
      'index.html',
      'src/features/formation/guest-screen.tsx',
      'src/i18n/text/es.ts',
      'src/features/formation/text/es.ts',
      'src/features/formation/text/reasons.ts',
    ],
  },
  {
    name: 'bookkeeping',
    limitBytes: 380_000,
    sources: [
      'index.html',
      'signed-in',
      'books',
      'src/i18n/text/es.ts',
      'src/features/bookkeeping/text/es.ts',
      'src/features/bookkeeping/text/reasons.ts',
    ],
  },
];

const folder = path.resolve(process.argv[2] ?? 'dist');
const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The files of a source, or of a group of `vite.config.ts`, and of everything it imports at once. */
function collect(source: string, files: Set<string>): void {
  const chunk = manifest[source] ?? Object.values(manifest).find(({name}) => name === source);
  if (!chunk) throw new Error(`${source} is not in the build: what was renamed needs its new name in check-bundle.ts`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(next, files);
}

let isOver = false;
for (const {name, limitBytes, sources} of budgets) {
  const files = new Set<string>();
  for (const source of sources) collect(source, files);
  const sizes = [...files].map((file) => ({file, bytes: gzipSync(readFileSync(path.join(folder, file))).length}));
  const total = sizes.reduce((sum, {bytes}) => sum + bytes, 0);
  isOver ||= total > limitBytes;
  console.log(
    `${total > limitBytes ? 'OVER' : 'ok  '} ${name}: ${total} of ${limitBytes} bytes gzip in ${files.size} files`,
  );
  for (const {file, bytes} of sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8))
    console.log(`       ${bytes} ${file}`);
}
// What is not marked in its first line is compiled while the page is drawn, and no weight tells of it.
for (const name of firstPages) {
  const chunk = Object.values(manifest).find((one) => one.name === name);
  if (chunk && readFileSync(path.join(folder, chunk.file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    continue;
  isOver = true;
  console.log(`OVER ${name}: its first line does not ask for the whole to be compiled`);
}
// Every page waits for it to start; what only sending needs lies in it, is evaluated late, and must not grow unseen. 8.2 kB of it are
// `ky`, decision 027; 4 kB are the list of the files it keeps, which grows with every screen; a synced table is a quarter of a kB.
const workerLimitBytes = 92_000;
const workerBytes = gzipSync(readFileSync(path.join(folder, 'sw.js'))).length;
isOver ||= workerBytes > workerLimitBytes;
console.log(
  `${workerBytes > workerLimitBytes ? 'OVER' : 'ok  '} service worker: ${workerBytes} of ${workerLimitBytes} bytes gzip`,
);

// A public page is what a stranger loads on a slow phone: its HTML with all that it names. Source: the figures of the public site.
const scriptLimitBytes = 8_000;
const pageLimitBytes = 250_000;
const siteFolder = path.join(folder, '.site');
const pages = readdirSync(siteFolder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
const weights = pages.map((file) => {
  const html = readFileSync(path.join(siteFolder, file), 'utf8');
  const named = [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? ''))];
  const sizes = named.map((name) => ({name, bytes: gzipSync(readFileSync(path.join(folder, name))).length}));
  const sum = (chosen: readonly {bytes: number}[]) => chosen.reduce((total, {bytes}) => total + bytes, 0);
  const scriptBytes = sum(sizes.filter(({name}) => name.endsWith('.js')));
  return {file, scriptBytes, bytes: gzipSync(html).length + sum(sizes)};
});
const heaviest = weights.toSorted((a, b) => b.bytes - a.bytes)[0];
if (!heaviest) throw new Error('the build has no public pages');
const isSiteOver = heaviest.bytes > pageLimitBytes || heaviest.scriptBytes > scriptLimitBytes;
isOver ||= isSiteOver;
console.log(
  `${isSiteOver ? 'OVER' : 'ok  '} public pages: ${weights.length}, the heaviest ${heaviest.file} with ${heaviest.bytes} of ${pageLimitBytes} bytes gzip, ${heaviest.scriptBytes} of ${scriptLimitBytes} of them scripts`,
);
if (isOver) process.exitCode = 1;
