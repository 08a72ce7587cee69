import {createHash, timingSafeEqual} from 'node:crypto';
import {createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey} from 'jose';
import type {z} from 'zod';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {OpenIdClient} from '#server/providers/identity/config.ts';
import type {Departure, Identity, IdentityPort, Return} from '#server/providers/identity/port.ts';
import {fitFirst} from '#server/providers/identity/fit-name.ts';
import {claimsSchema, discoverySchema, tokensSchema} from './wire.ts';

type Issuer = {
  readonly facts: z.infer<typeof discoverySchema>;
  readonly keys: JWTVerifyGetKey;
  readonly readAt: number;
};

/** How long an issuer's description of itself is believed. */
const discoveryLifeMs = 3_600_000;
const patienceMs = 10_000;
/** How far two clocks may differ. */
const clockToleranceSeconds = 60;

const down = fail('provider-down', 'account.google-down');
const wrong = fail('unauthorized', 'account.google-failed');

/** Makes the port to an issuer of OpenID Connect: authorization code with PKCE, the answer checked by the issuer's keys. */
export function createOpenIdConnect(client: OpenIdClient, now: () => number): IdentityPort {
  let known: Issuer | undefined;
  const findIssuer = async (): Promise<Issuer | undefined> => {
    if (known && now() - known.readAt < discoveryLifeMs) return known;
    const facts = await readDiscovery(client.issuer);
    if (facts) known = {facts, keys: createRemoteJWKSet(new URL(facts.jwks_uri)), readAt: now()};
    // An issuer that does not answer just now is the same as before.
    return known;
  };
  return {
    toAddress: async (departure) => {
      const issuer = await findIssuer();
      return issuer ? succeed(toAuthorization(issuer, client, departure)) : down;
    },
    identify: async (answer) => {
      const issuer = await findIssuer();
      if (!issuer) return down;
      const given = await exchange(issuer, client, answer);
      if (given === 'down') return down;
      const identity = given === 'refused' ? undefined : await verify(issuer, client, {idToken: given, answer, now});
      if (identity === 'down') return down;
      return identity ? succeed(identity) : wrong;
    },
  };
}

async function readDiscovery(issuer: string): Promise<Issuer['facts'] | undefined> {
  const body = await fetchJson(`${issuer}/.well-known/openid-configuration`);
  const facts = discoverySchema.safeParse(body.value);
  // Another issuer's word is not taken for this one's.
  return facts.success && facts.data.issuer === issuer ? facts.data : undefined;
}

function toAuthorization({facts}: Issuer, {clientId}: OpenIdClient, departure: Departure): string {
  const url = new URL(facts.authorization_endpoint);
  const challenge = createHash('sha256').update(departure.verifier).digest('base64url');
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: departure.redirectUri,
    scope: 'openid email profile',
    state: departure.state,
    nonce: departure.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    hl: departure.language,
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.toString();
}

async function exchange(
  {facts}: Issuer,
  {clientId, clientSecret}: OpenIdClient,
  {code, verifier, redirectUri}: Return,
): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    code_verifier: verifier,
  });
  const answer = await fetchJson(facts.token_endpoint, {method: 'POST', body: form});
  if (answer.status === undefined || answer.status >= 500) return 'down';
  const tokens = tokensSchema.safeParse(answer.value);
  return answer.status === 200 && tokens.success ? tokens.data.id_token : 'refused';
}

type Checked = {readonly idToken: string; readonly answer: Return; readonly now: () => number};

/** Source: OpenID Connect Core 1.0, 3.1.3.7. */
async function verify(
  {facts, keys}: Issuer,
  {clientId}: OpenIdClient,
  {idToken, answer, now}: Checked,
): Promise<Identity | 'down' | undefined> {
  try {
    const {payload} = await jwtVerify(idToken, keys, {
      issuer: facts.issuer,
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(now()),
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success || !isSame(claims.data.nonce, answer.nonce)) return undefined;
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && claims.data.azp !== clientId) return undefined;
    return toIdentity(claims.data);
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || (error instanceof TypeError && error.message === 'fetch failed'))
      return 'down';
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function toIdentity(claims: z.infer<typeof claimsSchema>): Identity {
  const {sub, email, email_verified: isEmailVerified, name, given_name: given, family_name: family} = claims;
  const [firstWord, ...more] = (name ?? '').trim().split(/\s+/);
  return {
    subject: sub,
    email,
    isEmailVerified,
    firstName: fitFirst([given, firstWord, name, email.split('@')[0]]),
    lastName: fitFirst([family, more.join(' ')]),
  };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** @returns no status where nobody answered, and no value where the answer is no JSON. */
async function fetchJson(url: string, init: RequestInit = {}): Promise<{status?: number; value?: unknown}> {
  try {
    const response = await fetch(url, {...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs)});
    const text = await response.text();
    return {status: response.status, value: text.startsWith('{') ? JSON.parse(text) : undefined};
  } catch (error) {
    if (error instanceof SyntaxError) return {status: 502};
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return {};
    throw error;
  }
}
