import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {attributionSchema} from './attribution.ts';
import {languages} from './rules.ts';
import {meSchema, secondFactorRequiredSchema} from './session.ts';

/** Which ways to sign in there are, beside e-mail and password. Source: S2.15. */
export const readSignInWays = defineEndpoint({
  name: 'readSignInWays',
  summary: 'Read which ways to sign in there are',
  method: 'GET',
  path: '/api/v1/sign-in-ways',
  access: 'anyone',
  input: z.object({}),
  // `isSandbox`: it is not Google itself, and the button says so.
  output: z.object({google: z.boolean(), isSandbox: z.boolean()}),
  failures: {},
});

/** Begins to sign in with Google: where to send the browser. What it is asked for comes back with the person. Rules: ACC23, ACC24. */
export const startGoogleSignIn = defineEndpoint({
  name: 'startGoogleSignIn',
  summary: 'Begin to sign in with Google',
  method: 'POST',
  path: '/api/v1/google/start',
  access: 'anyone',
  input: z.object({
    language: z.enum(languages),
    next: z.string().max(2_000).nullable(),
    attribution: attributionSchema.nullable(),
  }),
  output: z.object({url: z.url()}),
  failures: {'not-found': ['account.google-off'], 'provider-down': ['account.google-down']},
  perMinute: 20,
});

/** Signs in with what Google sent the browser back with, or registers. Rules: ACC24, ACC25, ACC39. Source: S7.02, S7.03, S8.04, decision 017. */
export const finishGoogleSignIn = defineEndpoint({
  name: 'finishGoogleSignIn',
  summary: 'Sign in with the answer of Google',
  method: 'POST',
  path: '/api/v1/google/finish',
  access: 'anyone',
  input: z.object({code: z.string().min(1).max(2_000), state: z.string().min(1).max(200)}),
  output: z.union([
    z.object({me: meSchema, next: z.string().nullable()}),
    z.object({second: secondFactorRequiredSchema, next: z.string().nullable()}),
  ]),
  failures: {
    unauthorized: [
      'account.google-failed',
      'account.google-other',
      'account.google-password',
      'account.google-unverified',
    ],
    'not-found': ['account.google-off'],
    'provider-down': ['account.google-down'],
  },
  perMinute: 20,
});
