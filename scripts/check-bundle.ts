import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** One entry of Vite's manifest. */
type Chunk = {file: string; imports?: string[]; isEntry?: boolean};

/** What a page needs before it can be used, and the most it may weigh, gzip. Source: the figures of issue 2. */
const budgets = [
  {
    name: 'sign in',
    limitBytes: 150_000,
    sources: [
      'index.html',
      'src/i18n/text/es.ts',
      'src/features/account/text/es.ts',
      'src/features/account/login-screen.tsx',
    ],
  },
  {
    name: 'bookkeeping',
    limitBytes: 380_000,
    sources: [
      'index.html',
      'src/i18n/text/es.ts',
      'src/app/frame/signed-in-area.tsx',
      'src/app/frame/app-frame.tsx',
      'src/features/bookkeeping/text/es.ts',
      'src/features/bookkeeping/books-screen.tsx',
    ],
  },
];

const folder = path.resolve(process.argv[2] ?? 'dist');
const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The files of a source and of everything it imports at once. */
function collect(source: string, files: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk)
    throw new Error(`${source} is not in the build: a renamed screen needs its new name in scripts/check-bundle.ts`);
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
if (isOver) process.exitCode = 1;
