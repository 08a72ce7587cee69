import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {exportJWK, generateKeyPair, SignJWT, type JWTPayload} from 'jose';

/** Who signs in at the issuer, and what it says of them; `undefined` leaves a claim out. */
export type Claims = JWTPayload & {
  email?: string;
  email_verified?: boolean;
  hd?: string;
  name?: unknown;
  given_name?: unknown;
  family_name?: unknown;
};

/** How the next answer of the issuer is spoiled. */
export type Spoiling = {
  readonly claims?: Record<string, unknown>;
  /** Signed with a key that the issuer does not publish. */
  readonly isForged?: boolean;
  /** Not signed at all. */
  readonly isUnsigned?: boolean;
};

/** An issuer of OpenID Connect with real keys, on this machine. */
export type OidcIssuer = {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What a person does there: agrees to what the address asks. @returns what the browser is sent back with. */
  readonly agree: (address: string, who: Claims, spoiling?: Spoiling) => {code: string; state: string};
  /** Answers nothing any more but 500. */
  breakDown: (isBroken: boolean) => void;
  /** What is wrong with the next exchange of a code. */
  readonly failNext: (fault: 'down' | 'refused' | 'wrong-nonce') => void;
  readonly close: () => Promise<void>;
};

type Granted = {readonly asked: URLSearchParams; readonly who: Claims; readonly spoiling: Spoiling};

const clientId = 'faro-client';
const clientSecret = 'faro-secret';

/** Starts an issuer whose tokens are made at the given clock's time. */
export async function startOidcIssuer(now: () => number): Promise<OidcIssuer> {
  const keys = await generateKeyPair('RS256', {extractable: true});
  const strangers = await generateKeyPair('RS256', {extractable: true});
  const published = {...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig'};
  const codes = new Map<string, Granted>();
  let isBroken = false;
  let fault: 'down' | 'refused' | 'wrong-nonce' | undefined;
  let url = '';

  const makeToken = async ({asked, who, spoiling}: Granted): Promise<string> => {
    const seconds = Math.floor(now() / 1_000);
    const usual = {iss: url, aud: clientId, iat: seconds, exp: seconds + 3_600, nonce: asked.get('nonce') ?? ''};
    const claims = {...usual, ...who, ...spoiling.claims};
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    if (spoiling.isUnsigned) return `${encode({alg: 'none'})}.${encode(claims)}.`;
    const token = new SignJWT(claims).setProtectedHeader({alg: 'RS256', kid: 'one'});
    return token.sign(spoiling.isForged ? strangers.privateKey : keys.privateKey);
  };
  const exchange = async (form: URLSearchParams, isOtherNonce: boolean): Promise<object | undefined> => {
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      granted !== undefined &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === granted.asked.get('redirect_uri') &&
      challenge === granted.asked.get('code_challenge');
    if (!isRight) return undefined;
    const spoiling = isOtherNonce ? {claims: {nonce: 'another'}} : granted.spoiling;
    return {access_token: 'x', token_type: 'Bearer', id_token: await makeToken({...granted, spoiling})};
  };
  const answer = async (request: IncomingMessage): Promise<[number, object]> => {
    if (isBroken) return [500, {}];
    if (request.url === '/.well-known/openid-configuration')
      return [
        200,
        {issuer: url, authorization_endpoint: `${url}/auth`, token_endpoint: `${url}/token`, jwks_uri: `${url}/keys`},
      ];
    if (request.url === '/keys') return [200, {keys: [published]}];
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const wrong = fault;
    fault = undefined;
    if (wrong === 'down') return [500, {}];
    const tokens = await exchange(new URLSearchParams(Buffer.concat(parts).toString()), wrong === 'wrong-nonce');
    if (wrong === 'refused') return [400, {error: 'invalid_grant'}];
    return tokens ? [200, tokens] : [400, {error: 'invalid_grant'}];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, {'content-type': 'application/json', connection: 'close'});
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let granted = 0;
  return {
    url,
    clientId,
    clientSecret,
    agree: (address, who, spoiling = {}) => {
      const asked = new URL(address).searchParams;
      granted += 1;
      const code = `code${granted}`;
      codes.set(code, {asked, who, spoiling});
      return {code, state: asked.get('state') ?? ''};
    },
    breakDown: (wanted) => {
      isBroken = wanted;
    },
    failNext: (wanted) => {
      fault = wanted;
    },
    close: async () => new Promise((resolve) => server.close(() => resolve())),
  };
}
