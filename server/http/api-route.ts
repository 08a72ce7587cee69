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

/** The path of an address as the router reads it: without what stands before it, its query, and its escapes. */
function readPath({url}: Pick<FastifyRequest, 'url'>): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '';
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
