import {createHash} from 'node:crypto';
import {createLocalJWKSet, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTVerifyGetKey} from 'jose';
import type {Database} from '#server/db/database.ts';
import type {Grant, SandboxParts} from './codes.ts';
import {keys} from './tables.ts';

/** Who the sandbox is to itself. */
export const sandboxIssuer = 'https://google.sandbox.invalid';

/** Who we are to it. */
export const sandboxClient = 'faro-sandbox';

const lifeSeconds = 300;

/** What can be wrong with a token on command. */
export type Spoiled = 'unverified' | 'wrong-nonce' | 'no-authority' | undefined;

/** Signs what the sandbox says of a person, as Google does. @returns the token, and what it is checked by. */
export async function signToken(
  {database, now}: SandboxParts,
  grant: Grant,
  spoiled: Spoiled,
): Promise<{idToken: string; keys: JWTVerifyGetKey}> {
  const jwk = await readKey(database);
  const {d: _, ...published} = jwk;
  const seconds = Math.floor(now() / 1_000);
  const {email, name, nonce} = grant;
  const idToken = await new SignJWT({
    email,
    name,
    // Everybody's address is one that Google keeps, unless it is to be otherwise.
    ...(spoiled === 'no-authority' ? {} : {hd: email.slice(email.lastIndexOf('@') + 1)}),
    email_verified: spoiled !== 'unverified',
    nonce: spoiled === 'wrong-nonce' ? `not-${nonce}` : nonce,
  })
    .setProtectedHeader({alg: 'ES256'})
    .setIssuer(sandboxIssuer)
    .setAudience(sandboxClient)
    // The same person each time, whatever they are called.
    .setSubject(`sandbox-${createHash('sha256').update(email).digest('hex')}`)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
    .sign(await importJWK(jwk, 'ES256'));
  return {idToken, keys: createLocalJWKSet({keys: [published]})};
}

/** The key of all nodes; the first that needs one makes it. */
async function readKey(database: Database): Promise<JWK> {
  const [known] = await database.select().from(keys);
  if (known) return JSON.parse(known.jwk) as JWK; // We wrote it.
  const {privateKey} = await generateKeyPair('ES256', {extractable: true});
  const jwk = JSON.stringify(await exportJWK(privateKey));
  await database.insert(keys).values({jwk}).onConflictDoNothing();
  return readKey(database);
}
