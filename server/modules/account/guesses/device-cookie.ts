import type {FastifyReply, FastifyRequest} from 'fastify';
import {readCookie, setCookie} from '#server/http/own-cookies.ts';

const deviceCookie = 'deviceToken';
/** As long as browsers keep a cookie at most. Source: RFC 6265bis, 5.5. */
export const deviceLifeMs = 400 * 24 * 3_600_000;
/** People who signed in on one browser and are known there; the first is who came last. */
const maxTokens = 5;

/** What a browser shows as secrets by which it is known to the people who signed in on it; see `DeviceTokens`. Signing out keeps them. Rule: ACC43. */
export function readDeviceCookie(request: FastifyRequest): string[] {
  const tokens = (readCookie(request, deviceCookie) ?? '').slice(0, 44 * maxTokens).split('.');
  return [...new Set(tokens.filter((token) => /^[\w-]{43}$/.test(token)))];
}

/** Gives a browser the secret by which it is known to a person, before those it has. */
export function setDeviceCookie(
  call: {readonly request: FastifyRequest; readonly reply: FastifyReply},
  secret: string,
): void {
  const others = readDeviceCookie(call.request).filter((token) => token !== secret);
  const tokens = [secret, ...others].slice(0, maxTokens).join('.');
  setCookie(call, deviceCookie, tokens, deviceLifeMs / 1_000);
}
