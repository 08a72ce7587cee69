import type {FastifyInstance} from 'fastify';
import {protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {writeContentPolicy} from './content-policy.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Two years, as browsers' preload lists ask. */
const transportSecurity = 'max-age=63072000; includeSubDomains';

/** Tells whether an address belongs to the API. */
export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/**
 * Puts headers on every answer that forbid a browser what we never ask of it. Answers of the API are not stored, and name their protocol.
 *
 * @param isHttps whether people open the app by https, so that browsers may be told never to use anything else.
 * @param fileOrigin where browsers send files to and read them from; undefined where that is here.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  {isHttps, fileOrigin}: {readonly isHttps: boolean; readonly fileOrigin: string | undefined},
): void {
  const fileStore = fileOrigin === undefined ? {} : {'connect-src': [fileOrigin]};
  const always = {...everywhere, 'content-security-policy': writeContentPolicy(fileStore)};
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always);
    if (isHttps) reply.header('strict-transport-security', transportSecurity);
    if (!isApiPath(request.url)) return;
    reply.header('cache-control', 'no-store').header(protocolHeader, String(wireVersion));
  });
}
