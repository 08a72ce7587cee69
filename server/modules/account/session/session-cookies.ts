import type {FastifyReply, FastifyRequest} from 'fastify';
import {accessLifeMs, refreshLifeMs, type TokenPair} from './session-tokens.ts';

const accessCookie = 'accessToken';
const refreshCookie = 'refreshToken';

/** Who is told the tokens: the API only. Source: D7. */
const cookiePath = '/api/v1';

/** Reads the tokens a request brings; both are missing for a stranger. */
export function readSessionCookies(request: FastifyRequest): {access: string | undefined; refresh: string | undefined} {
  return {access: request.cookies[accessCookie], refresh: request.cookies[refreshCookie]};
}

/** Gives a device its tokens, as cookies that no script can read. */
export function setSessionCookies(reply: FastifyReply, tokens: TokenPair, isHttps: boolean): void {
  const common = {httpOnly: true, secure: isHttps, sameSite: 'lax', path: cookiePath} as const;
  reply.setCookie(accessCookie, tokens.access, {...common, maxAge: accessLifeMs / 1_000});
  reply.setCookie(refreshCookie, tokens.refresh, {...common, maxAge: refreshLifeMs / 1_000});
}

/** Takes the tokens back. */
export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(accessCookie, {path: cookiePath});
  reply.clearCookie(refreshCookie, {path: cookiePath});
}

const stateCookie = 'googleState';
/** As long as one may take at Google. */
const stateLifeSeconds = 600;

/** Binds a sign-in that goes to Google to this browser. */
export function setStateCookie(reply: FastifyReply, state: string, isHttps: boolean): void {
  const common = {httpOnly: true, secure: isHttps, sameSite: 'lax', path: cookiePath} as const;
  reply.setCookie(stateCookie, state, {...common, maxAge: stateLifeSeconds});
}

const linkCookie = 'googleLink';

/** Lets this browser, and no other, link a Google account once the password was given. Rule: ACC39. */
export function setLinkCookie(reply: FastifyReply, secret: string, isHttps: boolean): void {
  const common = {httpOnly: true, secure: isHttps, sameSite: 'lax', path: cookiePath} as const;
  reply.setCookie(linkCookie, secret, {...common, maxAge: stateLifeSeconds});
}

/** Reads what {@link setLinkCookie} set, and takes it back. */
export function takeLinkCookie({request, reply}: {request: FastifyRequest; reply: FastifyReply}): string | undefined {
  const secret = request.cookies[linkCookie];
  if (secret !== undefined) reply.clearCookie(linkCookie, {path: cookiePath});
  return secret;
}

/** Reads what {@link setStateCookie} set, and takes it back. */
export function takeStateCookie({request, reply}: {request: FastifyRequest; reply: FastifyReply}): string | undefined {
  const state = request.cookies[stateCookie];
  if (state !== undefined) reply.clearCookie(stateCookie, {path: cookiePath});
  return state;
}
