import {z} from 'zod';
import {readTogether} from '#server/providers/configuration.ts';

/** The variables of signing in with Google. */
export const identityVariables = {
  GOOGLE_CLIENT_ID: z
    .string()
    .min(1, {error: 'the client id of Google, such as 123.apps.googleusercontent.com'})
    .optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1, {error: 'the secret of that client'}).optional(),
  GOOGLE_ISSUER: z
    .url({protocol: /^https?$/, error: 'the address of an issuer of OpenID Connect'})
    .default('https://accounts.google.com'),
};

/** Who we are to an issuer; its address without a slash at the end. */
export type OpenIdClient = {readonly issuer: string; readonly clientId: string; readonly clientSecret: string};

/** Who vouches for people. */
export type IdentityConfig = {
  /** Who we are to Google, or that the sandbox stands in for it; signing in with it is not offered where undefined. */
  readonly google: OpenIdClient | 'sandbox' | undefined;
};

/** @throws an Error where only a part of the client is named. */
export function readIdentityConfig(
  values: z.infer<z.ZodObject<typeof identityVariables>>,
  allowsSandbox: boolean,
): IdentityConfig {
  const client = readTogether(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  if (!client) return {google: allowsSandbox ? 'sandbox' : undefined};
  const {GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret} = client;
  return {google: {clientId, clientSecret, issuer: values.GOOGLE_ISSUER.replace(/\/$/, '')}};
}
