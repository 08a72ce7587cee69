import type {FastifyRequest} from 'fastify';

/**
 * Tells whether a request that changes something comes from our own pages, or from no browser at all.
 * Browsers say where a request starts in `Sec-Fetch-Site`, the older ones in `Origin`, and no page can forge either.
 *
 * @param publicOrigin the origin people open; the one the request asks for where undefined.
 * Rule: ACC9. Source: D7.
 */
export function isSameOrigin(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  publicOrigin: string | undefined,
): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return publicOrigin === undefined ? new URL(origin).host === request.host : origin === publicOrigin;
}
