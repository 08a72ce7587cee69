import {existsSync} from 'node:fs';
import path from 'node:path';
import {finished} from 'node:stream';
import serveStatic from '@fastify/static';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {sharePath, shareTooEarlyPath} from '#contract/files/share-target.ts';
import {fail} from '#contract/kernel/failure.ts';
import {findMovedPage} from '#contract/site/moved-page.ts';
import {isPublicPath} from '#contract/site/public-paths.ts';
import {sendFailure} from './send-failure.ts';
import {serveSite, type SiteFacts} from './serve-site.ts';
import {isForApi, sentPath} from './api-route.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
const drawing = 'image/svg+xml';

/**
 * Serves the built app. Files under `assets/` are named by their content and kept for ever; others are asked for anew each time. Every
 * other address gets the app's page, since the app does its own routing. The public site is plain pages: an address of it that does not
 * exist leads to its home, one that has moved to its new place. Without a build only the API answers.
 *
 * @param facts what the pages of the public site say of this server.
 * Rules: SIT3, SIT15. Source: S2.09.
 */
export async function serveClient(app: FastifyInstance, clientDir: string, facts: SiteFacts): Promise<void> {
  const hasClient = existsSync(path.join(clientDir, 'index.html'));
  let hasSite = false;
  if (hasClient) {
    // A drawing is a text, too: how its signs are written is said of it as of any other. Rule: SEC4.
    app.addHook('onSend', async (_request, reply) => {
      if (reply.getHeader('content-type') === drawing) reply.header('content-type', `${drawing}; charset=utf-8`);
    });
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
    hasSite = serveSite(app, clientDir, facts);
    if (!hasSite) app.get('/', (_request, reply) => reply.sendFile('index.html'));

    await app.register(async (scope) => turnBackShares(scope));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = hasClient && (request.method === 'GET' || request.method === 'HEAD') && isPage(request);
    const pathname = sentPath(request);
    const search = /\?[^#]*/.exec(request.url)?.[0] ?? '';
    const elsewhere = findMovedPage(pathname) ?? (isPublicPath(pathname) ? `/${pathname.slice(1, 3)}` : null);
    if (wantsPage && hasSite && elsewhere !== null) return reply.redirect(elsewhere + search, 302);
    if (wantsPage) return reply.header('x-robots-tag', 'noindex').sendFile('index.html');
    return sendFailure(reply, fail('not-found', 'request.no-such-address').failure);
  });
}

/**
 * Somebody shared something from another app before the service worker was there to take it: leads them to the page that says so. The
 * form is read to its end, as browsers want it, and nothing of it is kept. Rule: SWK4.
 */
function turnBackShares(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, done) => {
    finished(body.resume(), (error) => done(error ?? null));
  });
  scope.post(sharePath, async (_request, reply) => reply.redirect(shareTooEarlyPath, 303));
}

/** A missing script must not be answered with a page, which the browser would read as code; a person who asks for a file sees one. */
function isPage(request: FastifyRequest): boolean {
  const pathname = sentPath(request);
  if (isForApi(request) || pathname.startsWith('/assets/')) return false;
  return path.extname(pathname) === '' || isNavigation(request.headers);
}

/** Old browsers, which do not say that somebody goes there, say what they can show. Source: Fetch Metadata, 2.3. */
function isNavigation({'sec-fetch-mode': mode, accept = ''}: FastifyRequest['headers']): boolean {
  return mode === undefined ? accept.includes('text/html') : mode === 'navigate';
}
