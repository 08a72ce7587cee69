import {existsSync} from 'node:fs';
import path from 'node:path';
import serveStatic from '@fastify/static';
import type {FastifyInstance} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {sendFailure} from './send-failure.ts';
import {isApiPath} from './security-headers.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/**
 * Serves the built app: files under `assets/`, named by their content, for ever; the rest asked for anew each time; and the shell
 * for every other address, since the app does its own routing. Without a build only the API answers.
 */
export async function serveClient(app: FastifyInstance, clientDir: string): Promise<void> {
  const hasClient = existsSync(path.join(clientDir, 'index.html'));
  if (hasClient) {
    await app.register(serveStatic, {
      root: clientDir,
      index: false,
      // Vite's own notes are not for visitors.
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isNamedByContent = path.relative(clientDir, file).startsWith(`assets${path.sep}`);
        reply.header('cache-control', isNamedByContent ? immutable : revalidate);
      },
    });
    app.get('/', (_request, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = hasClient && (request.method === 'GET' || request.method === 'HEAD') && isPage(request.url);
    if (wantsPage) return reply.sendFile('index.html');
    return sendFailure(reply, fail('not-found', 'request.no-such-address').failure);
  });
}

/** A missing script must not be answered with a page: the browser would read HTML as code. */
function isPage(url: string): boolean {
  const pathname = url.split('?')[0] ?? '';
  return !isApiPath(url) && !pathname.startsWith('/assets/') && path.extname(pathname) === '';
}
