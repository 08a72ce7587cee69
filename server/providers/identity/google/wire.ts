import {z} from 'zod';

/** What an issuer says of itself. Source: OpenID Connect Discovery 1.0, 3. */
export const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

/** What an issuer gives for a code. Source: OpenID Connect Core 1.0, 3.1.3.3. */
export const tokensSchema = z.object({id_token: z.string()});

/** What an issuer says of a person. Source: OpenID Connect Core 1.0, 5.1. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.string().max(254).toLowerCase().pipe(z.email()),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  // Nobody is kept out for what is said of their name.
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});
