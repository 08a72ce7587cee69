import type {FastifyReply, FastifyRequest} from 'fastify';
import {clearCookie, readCookie, setCookie} from '#server/http/own-cookies.ts';
import {accessLifeMs, refreshLifeMs, type TokenPair} from './session-tokens.ts';

type Call = {readonly request: FastifyRequest; readonly reply: FastifyReply};

const accessCookie = 'accessToken';
const refreshCookie = 'refreshToken';

/** Reads the tokens a request brings; both are missing for a stranger. Source: D7. */
export function readSessionCookies(request: FastifyRequest): {access: string | undefined; refresh: string | undefined} {
  return {access: readCookie(request, accessCookie), refresh: readCookie(request, refreshCookie)};
}

/** Gives a device its tokens, as cookies that no script can read. */
export function setSessionCookies(call: Call, tokens: TokenPair): void {
  setCookie(call, accessCookie, tokens.access, accessLifeMs / 1_000);
  setCookie(call, refreshCookie, tokens.refresh, refreshLifeMs / 1_000);
}

/** Takes the tokens back. */
export function clearSessionCookies(call: Call): void {
  clearCookie(call, accessCookie);
  clearCookie(call, refreshCookie);
}

/** As long as one may take at Google. */
const stateLifeSeconds = 600;
const stateCookie = 'googleState';

/** Binds a sign-in that goes to Google to this browser. */
export function setStateCookie(call: Call, state: string): void {
  setCookie(call, stateCookie, state, stateLifeSeconds);
}

/** Reads what {@link setStateCookie} set, and takes it back. */
export function takeStateCookie(call: Call): string | undefined {
  return takeCookie(call, stateCookie);
}

const linkCookie = 'googleLink';

/** Lets this browser, and no other, link a Google account once the password was given. Rule: ACC39. */
export function setLinkCookie(call: Call, secret: string): void {
  setCookie(call, linkCookie, secret, stateLifeSeconds);
}

/** Reads what {@link setLinkCookie} set, and takes it back. */
export function takeLinkCookie(call: Call): string | undefined {
  return takeCookie(call, linkCookie);
}

function takeCookie(call: Call, name: string): string | undefined {
  const value = readCookie(call.request, name);
  if (value !== undefined) clearCookie(call, name);
  return value;
}
