import type {FastifyRequest} from 'fastify';

/** The route that a request was matched with; undefined where there is none. */
type Routed = Pick<FastifyRequest, 'url' | 'routeOptions'>;

/**
 * Whether a request is for the API: by the route that it was matched with, since an address can be written in many ways that lead to one
 * route. One that leads to none of its routes is judged by what its address says once it is read. Rule: WAY1.
 */
export function isForApi(request: Routed): boolean {
  return isApiPath(request.routeOptions.url ?? '') || isApiPath(readPath(request));
}

/** The path of an address as it was sent: without what stands before it in absolute form, and its query. No address at all is too odd for it. Rule: WAY1. */
export function sentPath({url}: Pick<FastifyRequest, 'url'>): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '';
}

/** The path as the router reads it: its escapes too. */
function readPath(request: Pick<FastifyRequest, 'url'>): string {
  const path = sentPath(request);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Several slashes in a row and capitals lead nowhere, and are nobody's page either. */
function isApiPath(path: string): boolean {
  return /^\/+api(?:\/|$)/i.test(path);
}
