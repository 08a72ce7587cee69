import type {FastifyInstance} from 'fastify';
import {protocolHeader, wireVersion} from '#contract/wire-version.ts';

/**
 * The few styles that the interface's libraries put into the page as elements: React Aria's for presses and for scrolling behind a
 * dialog on iOS. Allowed one by one, by their hashes; a test compares them with what is installed.
 */
export const libraryStyleHashes = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const;

/** Scripts, styles, workers and calls of our own only; nothing inline, no frames, no plugins. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${libraryStyleHashes.join(' ')}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const everywhere = {
  'content-security-policy': contentSecurityPolicy,
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
 * Puts the headers on every answer that keep a browser from doing what we never ask of it. Answers of the API are not stored, and
 * say which protocol they speak.
 *
 * @param isHttps whether people open the app by https, so that browsers may be told never to use anything else.
 */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere);
    if (isHttps) reply.header('strict-transport-security', transportSecurity);
    if (!isApiPath(request.url)) return;
    reply.header('cache-control', 'no-store').header(protocolHeader, String(wireVersion));
  });
}
