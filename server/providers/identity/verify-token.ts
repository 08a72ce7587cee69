import {timingSafeEqual} from 'node:crypto';
import {errors, jwtVerify, type JWTVerifyGetKey} from 'jose';
import {z} from 'zod';
import {fitFirst} from './fit-name.ts';
import type {Identity} from './port.ts';

/** How far two clocks may differ. */
const clockToleranceSeconds = 60;

/** Whose addresses Google gives out itself. Source: developers.google.com/identity/gsi/web/guides/verify-google-id-token, on `hd` and `email_verified`. */
const ownDomains = new Set(['gmail.com', 'googlemail.com']);

/** What an issuer says of a person. Source: OpenID Connect Core 1.0, 5.1. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.string().max(254).toLowerCase().pipe(z.email()),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  // The domain of an organisation whose addresses Google keeps.
  hd: z.string().toLowerCase().optional().catch(undefined),
  // Nobody is kept out for what is said of their name.
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** A signed answer, the nonce that was sent, and the time in milliseconds since 1970. */
type Token = {readonly idToken: string; readonly nonce: string; readonly now: () => number};

/**
 * Checks what an issuer signed. Source: OpenID Connect Core 1.0, 3.1.3.7.
 *
 * @returns undefined where anything about it is not right, 'down' where its keys could not be read.
 */
export async function verifyToken(
  {issuer, clientId}: {readonly issuer: string; readonly clientId: string},
  keys: JWTVerifyGetKey,
  {idToken, nonce, now}: Token,
): Promise<Identity | 'down' | undefined> {
  try {
    const {payload} = await jwtVerify(idToken, keys, {
      issuer,
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(now()),
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success || !isSame(claims.data.nonce, nonce)) return undefined;
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && claims.data.azp !== clientId) return undefined;
    return toIdentity(claims.data);
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) return 'down';
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function toIdentity(claims: z.infer<typeof claimsSchema>): Identity {
  const {sub, email, email_verified: isEmailVerified, hd, name, given_name: given, family_name: family} = claims;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const [firstWord, ...more] = (name ?? '').trim().split(/\s+/);
  return {
    subject: sub,
    email,
    isEmailVerified,
    isAuthority: isEmailVerified && (ownDomains.has(domain) || hd === domain),
    firstName: fitFirst([given, firstWord, name, email.split('@')[0]]),
    lastName: fitFirst([family, more.join(' ')]),
  };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
