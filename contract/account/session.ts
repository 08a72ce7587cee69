import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {attributionSchema} from './attribution.ts';
import {emailSchema, nameSchema, newPasswordSchema, passwordSchema} from './fields.ts';
import {blockedReasons, guessableReasons, languages} from './rules.ts';

/** An admin who acts as a user. Source: D10. */
export const actingSchema = z.object({
  /** The admin. */
  name: z.string(),
  /** When it ends by itself, ISO UTC. */
  until: z.string(),
});

/** The signed-in person as the client knows them, with the session's anti-forgery token. Source: S3.01, D7. */
export const meSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(['active', 'blocked']),
  /** Why they are blocked; null for who is not. Source: S4.10. */
  blockedReason: z.enum(blockedReasons).nullable(),
  /** Who really looks, where an admin acts as this person. Then `id` names the two of them, and nobody else's data. Source: D10. */
  acting: actingSchema.nullable(),
  language: z.enum(languages),
  isAdmin: z.boolean(),
  /** They must set up a second factor before anything else is open to them. Rule: FAC8. */
  owesSecondFactor: z.boolean(),
  createdAt: z.string(),
  /** As E.164, such as `+573001234567`; null where not given. */
  phone: z.string().nullable(),
  /** The companies they have a part in, by id. */
  companies: z.array(idSchema),
  /** Proves to the chat who is writing; null where no chat is configured. */
  intercomUserHash: z.string().nullable(),
  /** Sent back in the anti-forgery header with every call that changes something; worthless without the cookies. */
  authToken: z.string(),
});

/** See {@link meSchema}. */
export type Me = z.infer<typeof meSchema>;

/**
 * Creates an account and signs in. Says when the e-mail is taken (D27), behind a rate limit. Neither Google's fields nor `companyDraftId`
 * are among its own. Source: S7.03, decision 017.
 */
export const register = defineEndpoint({
  name: 'register',
  summary: 'Create an account and sign in',
  method: 'POST',
  path: '/api/v1/users',
  access: 'anyone',
  input: z.object({
    email: emailSchema,
    password: newPasswordSchema,
    firstName: nameSchema,
    lastName: nameSchema,
    language: z.enum(languages),
    attribution: attributionSchema.nullable().optional(),
  }),
  output: meSchema,
  failures: {validation: ['account.password-weak', ...guessableReasons], conflict: ['account.email-taken']},
  perMinute: 10,
});

/** What signing in with a temporary password answers: the real one is to be set with this session. Source: D9. */
export const newPasswordRequiredSchema = z.object({
  newPasswordRequired: z.literal(true),
  /** Opaque; good once, for 10 minutes. */
  cognitoSession: z.string(),
});

/** How the second step of signing in may be done; `mailed`: by a code that takes the second factor away. */
export const factorWays = ['code', 'passkey', 'recovery', 'mailed'] as const;

/** What signing in answers to who has a second factor: it is shown with `pending`. Rule: FAC1. */
export const secondFactorRequiredSchema = z.object({
  secondFactorRequired: z.literal(true),
  /** Opaque; good for 10 minutes. */
  pending: z.string(),
  ways: z.array(z.enum(factorWays)),
});

/** See {@link secondFactorRequiredSchema}. */
export type SecondFactorRequired = z.infer<typeof secondFactorRequiredSchema>;

/** See {@link newPasswordRequiredSchema}. */
export type NewPasswordRequired = z.infer<typeof newPasswordRequiredSchema>;

/**
 * Signs in. Answers the same, in the same time, for unknown e-mails and wrong passwords (D27): `account.wrong-credentials`. Google has
 * endpoints of its own. Source: S7.02, decision 017.
 */
export const logIn = defineEndpoint({
  name: 'logIn',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/api/v1/login',
  access: 'anyone',
  input: z.object({email: emailSchema, password: passwordSchema}),
  output: z.union([meSchema, newPasswordRequiredSchema, secondFactorRequiredSchema]),
  failures: {unauthorized: ['account.wrong-credentials'], 'rate-limited': ['account.too-many-attempts']},
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
  failures: {},
});

/** The signed-in person and a fresh anti-forgery token. Source: S7.04. */
export const readMe = defineEndpoint({
  name: 'readMe',
  summary: 'Read the signed-in person',
  method: 'GET',
  path: '/api/v1/users/me',
  access: 'signed-in',
  input: z.object({}),
  output: meSchema,
  failures: {},
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
  failures: {unauthorized: ['account.session-ended']},
  perMinute: 60,
});
