import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {isPersonName, languages, maxPasswordLength, unmetPasswordRules} from './rules.ts';

/** The signed-in person as the client knows them, with the session's anti-forgery token. Source: S3.01, D7. */
export const meSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(['active', 'blocked']),
  language: z.enum(languages),
  isAdmin: z.boolean(),
  createdAt: z.string(),
  /** Sent back in the anti-forgery header with every call that changes something; worthless without the cookies. */
  authToken: z.string(),
});

/** See {@link meSchema}. */
export type Me = z.infer<typeof meSchema>;

const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({error: 'account.email-invalid'}));
const passwordSchema = z.string().min(1).max(maxPasswordLength);
const nameSchema = z.string().trim().max(80).refine(isPersonName, {error: 'account.name-invalid'});

/** Creates an account and signs in. Says when the e-mail is taken (D27), behind a rate limit. Source: S7.03. */
export const register = defineEndpoint({
  name: 'register',
  summary: 'Create an account and sign in',
  method: 'POST',
  path: '/api/v1/users',
  access: 'anyone',
  input: z.object({
    email: emailSchema,
    password: passwordSchema.refine((password) => unmetPasswordRules(password).length === 0, {
      error: 'account.password-weak',
    }),
    firstName: nameSchema,
    lastName: nameSchema,
    language: z.enum(languages),
  }),
  output: meSchema,
  failures: ['conflict'],
  perMinute: 10,
});

/** Signs in. Answers the same, in the same time, for unknown e-mails and wrong passwords (D27): `account.wrong-credentials`. Source: S7.02. */
export const logIn = defineEndpoint({
  name: 'logIn',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/api/v1/login',
  access: 'anyone',
  input: z.object({email: emailSchema, password: passwordSchema}),
  output: meSchema,
  failures: [],
  perMinute: 20,
});

/** Ends the session. Succeeds without one. Source: S7.05. */
export const logOut = defineEndpoint({
  name: 'logOut',
  summary: 'End the session',
  method: 'POST',
  path: '/api/v1/logout',
  access: 'anyone',
  input: z.object({}),
  output: z.object({}),
  failures: [],
});

/** The signed-in person and a fresh anti-forgery token. Source: S7.04. */
export const readMe = defineEndpoint({
  name: 'readMe',
  summary: 'Read the signed-in person',
  method: 'GET',
  path: '/api/v1/users/me',
  access: 'user',
  input: z.object({}),
  output: meSchema,
  failures: [],
});

/** Rotates the refresh token into new cookies; within 10 s of a rotation the old token answers with the same successor. Source: D7. */
export const refreshSession = defineEndpoint({
  name: 'refreshSession',
  summary: 'Renew the session from its refresh token',
  method: 'POST',
  path: '/api/v1/session/refresh',
  access: 'anyone',
  input: z.object({}),
  output: z.object({userId: idSchema}),
  failures: [],
  perMinute: 60,
});
