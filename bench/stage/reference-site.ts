import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {createServer} from 'node:http';
import {once} from 'node:events';
import {extname, join, normalize} from 'node:path';
import {build} from 'vite';

/** The pages of `bench/reference`, on an origin of their own: no security policy, no product code around the reference. */
export type ReferenceSite = {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const source = join(import.meta.dirname, '..', 'reference');
const built = join(import.meta.dirname, '..', '..', '.cache', 'bench', 'reference');
const fontFile = join(import.meta.dirname, '../../node_modules/@fontsource/inter/files/inter-latin-400-normal.woff');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Builds the reference pages as the product is built, for production. */
export async function makeReferenceSite(port: number): Promise<ReferenceSite> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    worker: {format: 'es'},
    build: {outDir: built, emptyOutDir: true, target: 'chrome123', chunkSizeWarningLimit: 2_000},
  });
  // The page of the cold start: one plain script, so that the browser keeps it compiled from the service worker's installation on.
  await build({
    root: source,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {'process.env.NODE_ENV': '"production"'},
    resolve: {alias: [{find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs'}]},
    build: {
      outDir: built,
      emptyOutDir: false,
      target: 'chrome123',
      chunkSizeWarningLimit: 2_000,
      lib: {entry: 'cold.ts', formats: ['iife'], name: 'cold', fileName: () => 'cold.js'},
    },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path === '/font.woff' ? fontFile : join(built, normalize(path === '/' ? '/index.html' : path));
    stat(file).then(
      () => {
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  return {
    url: `http://localhost:${port}`,
    start: async () => {
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
