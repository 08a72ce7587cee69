import {createHash} from 'node:crypto';
import {createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWTVerifyGetKey} from 'jose';
import type {z} from 'zod';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {
  createVendorClient,
  type ProviderParts,
  type VendorAnswer,
  type VendorClient,
} from '#server/providers/http/vendor-client.ts';
import type {OpenIdClient} from '#server/providers/identity/config.ts';
import type {Departure, IdentityPort, Return} from '#server/providers/identity/port.ts';
import {verifyToken} from '#server/providers/identity/verify-token.ts';
import {discoverySchema, tokensSchema} from './wire.ts';

type Issuer = {
  readonly facts: z.infer<typeof discoverySchema>;
  readonly keys: JWTVerifyGetKey;
  readonly readAt: number;
};

/** How long an issuer's description of itself is believed. */
const discoveryLifeMs = 3_600_000;
const tryMs = 5_000;
/** Somebody waits before an empty page. */
const totalMs = 10_000;

const down = fail('provider-down', 'account.google-down');
const wrong = fail('unauthorized', 'account.google-failed');

/** Makes the port to an issuer of OpenID Connect: authorization code with PKCE, the answer checked by the issuer's keys. */
export function createOpenIdConnect(us: OpenIdClient, {now, log}: ProviderParts): IdentityPort {
  const retries = {limit: 1, statuses: [500, 502, 503, 504]};
  const vendor = createVendorClient({name: 'google', baseUrl: us.issuer, tryMs, totalMs, retries, log});
  let known: Issuer | undefined;
  const findIssuer = async (): Promise<Issuer | undefined> => {
    if (known && now() - known.readAt < discoveryLifeMs) return known;
    const answer = await vendor.ask({method: 'GET', path: '/.well-known/openid-configuration'}, discoverySchema);
    // Another issuer's word is not taken for this one's.
    if (answer.kind === 'answered' && answer.value.issuer === us.issuer)
      known = {facts: answer.value, keys: createKeys(vendor, answer.value.jwks_uri), readAt: now()};
    // An issuer that does not answer just now is the same as before.
    return known;
  };
  return {
    isSandbox: false,
    toAddress: async (departure) => {
      const issuer = await findIssuer();
      return issuer ? succeed(toAuthorization(issuer, us, departure)) : down;
    },
    identify: async (answer) => {
      const issuer = await findIssuer();
      if (!issuer) return down;
      const tokens = await exchange(vendor, issuer, us, answer);
      if (tokens.kind === 'down') return down;
      if (tokens.kind === 'refused') return wrong;
      const checked = {idToken: tokens.value.id_token, nonce: answer.nonce, now};
      const identity = await verifyToken(us, issuer.keys, checked);
      if (identity === 'down') return down;
      return identity ? succeed(identity) : wrong;
    },
  };
}

/** The issuer's keys, kept by `jose` and asked for by the one client. */
function createKeys(vendor: VendorClient, jwksUri: string): JWTVerifyGetKey {
  const readKeys: FetchImplementation = async (url) => {
    const answer = await vendor.open({method: 'GET', url, path: '/:keys'});
    if (answer.kind !== 'answered') throw new errors.JWKSTimeout();
    return answer.value;
  };
  return createRemoteJWKSet(new URL(jwksUri), {[customFetch]: readKeys});
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
  vendor: VendorClient,
  {facts}: Issuer,
  {clientId, clientSecret}: OpenIdClient,
  {code, verifier, redirectUri}: Return,
): Promise<VendorAnswer<z.infer<typeof tokensSchema>>> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    code_verifier: verifier,
  });
  return vendor.ask({method: 'POST', url: facts.token_endpoint, path: '/:token', body}, tokensSchema);
}
