import type {FastifyInstance} from 'fastify';
import {isPayingPath} from '#contract/payments/paying-paths.ts';
import {protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {policyReportPath} from './policy-reports.ts';
import {isForApi} from './api-route.ts';
import {writeContentPolicy, type Guests} from './content-policy.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'reporting-endpoints': `policy="${policyReportPath}"`,
};

/** Two years, as browsers' preload lists ask. */
const transportSecurity = 'max-age=63072000; includeSubDomains';

/** The worker that reads PDFs: black-and-white scans are decoded by WebAssembly, in it and nowhere else. Rule: MLG9. */
const readerFile = /^\/assets\/pdf-worker-[\w-]+\.js$/;

type HeaderFacts = {
  readonly isHttps: boolean;
  readonly fileOrigin: string | undefined;
  readonly payingGuests: Guests;
};

/**
 * Puts headers on every answer that forbid a browser what we never ask of it. Answers of the API are not stored, and name their protocol.
 *
 * @param isHttps whether people open the app by https, so that browsers may be told never to use anything else.
 * @param fileOrigin where browsers send files to and read them from; undefined where that is here.
 * @param payingGuests what may enter the pages that pay, and no other. Rule: PAY14.
 */
export function addSecurityHeaders(app: FastifyInstance, {isHttps, fileOrigin, payingGuests}: HeaderFacts): void {
  const fileStore = fileOrigin === undefined ? {} : {'connect-src': [fileOrigin]};
  const always = {...everywhere, 'content-security-policy': writeContentPolicy(fileStore)};
  const whilePaying = {
    ...everywhere,
    // The card provider may open the bank's page in a window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': writeContentPolicy(fileStore, payingGuests),
  };
  const whileReading = {
    ...everywhere,
    'content-security-policy': writeContentPolicy(fileStore, {'script-src': ["'wasm-unsafe-eval'"]}),
  };
  const headersOf = (path: string) => {
    if (readerFile.test(path)) return whileReading;
    return isPayingPath(path) ? whilePaying : always;
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request.url.split('?')[0] ?? ''));
    if (isHttps) reply.header('strict-transport-security', transportSecurity);
    if (!isForApi(request)) return;
    reply.header('cache-control', 'no-store').header(protocolHeader, String(wireVersion));
  });
}
