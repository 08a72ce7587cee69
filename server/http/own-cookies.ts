import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';

/** What says on an app that people open it by https. */
const byHttps = 'opensByHttps';

type Call = {readonly request: FastifyRequest; readonly reply: FastifyReply};

/** Says whether people open the app by https. */
export function noteHttps(app: FastifyInstance, opensByHttps: boolean): void {
  app.decorate(byHttps, opensByHttps);
}

/** Whether this request came by https, whatever stands between its sender and this server. */
function isByHttps({server, protocol}: FastifyRequest): boolean {
  return protocol === 'https' || (server.hasDecorator(byHttps) && server.getDecorator<boolean>(byHttps));
}

/**
 * A cookie's name and where it is sent. By https its name begins with `__Host-`: browsers take such a one from us alone, over https, and never
 * from a neighbouring host. Plain http, as on one's own machine, has no such names. Rule: WAY4. Source: RFC 6265bis, 4.1.3.2.
 */
function placeOf(request: FastifyRequest, name: string): {name: string; path: string} {
  return isByHttps(request) ? {name: `__Host-${name}`, path: '/'} : {name, path: '/api/v1'};
}

/** Reads one of our cookies; undefined where there is none, also where it has the name of the other way. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[placeOf(request, name).name];
}

/** Sets one of our cookies, which no script can read, for some seconds. */
export function setCookie({request, reply}: Call, name: string, value: string, maxAge: number): void {
  const place = placeOf(request, name);
  const secure = isByHttps(request);
  reply.setCookie(place.name, value, {httpOnly: true, secure, sameSite: 'lax', path: place.path, maxAge});
}

/** Takes one of our cookies back. */
export function clearCookie({request, reply}: Call, name: string): void {
  const place = placeOf(request, name);
  // A browser clears a `__Host-` cookie only by one that is as strict.
  reply.clearCookie(place.name, {path: place.path, secure: isByHttps(request)});
}
