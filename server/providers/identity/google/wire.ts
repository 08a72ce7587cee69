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
