import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {meSchema} from './session.ts';
import {codeSchema, passwordSchema} from './fields.ts';

/** How many recovery codes there are at a time. */
export const recoveryCodeCount = 10;
/** How many passkeys a person may have. */
export const maxPasskeys = 10;
/** Wrong codes in a row before one waits. Source: D23. */
export const factorTries = 5;
/** How long one waits then, in milliseconds. Source: D23. */
export const factorWaitMs = 15 * 60_000;

/** A recovery code as typed: groups, capitals and spaces are no matter. */
const recoveryCodeSchema = z.string().min(1).max(60);

/** What a browser answers of a passkey; the server's library reads it. Source: WebAuthn, level 2, as JSON. */
const passkeyAnswerSchema = z.record(z.string(), z.unknown());

/** What one is asked for beside the password. */
const factorProofs = [
  z.object({kind: z.literal('code'), code: codeSchema}),
  z.object({kind: z.literal('recovery'), code: recoveryCodeSchema}),
  z.object({kind: z.literal('passkey'), answer: passkeyAnswerSchema}),
] as const;

/** What shows, in the second step of signing in, that it is the person: or, where all is lost, the mailed code that takes the factor away. */
export const signInProofSchema = z.discriminatedUnion('kind', [
  ...factorProofs,
  z.object({kind: z.literal('mailed'), code: codeSchema}),
]);

/** See {@link signInProofSchema}. */
export type SignInProof = z.infer<typeof signInProofSchema>;

/** What shows again that it is the person: the second factor of who has one, else the password. Rule: FAC7. */
export const freshProofSchema = z.discriminatedUnion('kind', [
  ...factorProofs,
  z.object({kind: z.literal('password'), password: passwordSchema}),
]);

/** See {@link freshProofSchema}. */
export type FreshProof = z.infer<typeof freshProofSchema>;

/** The second step, by what was answered to the first; see `secondFactorRequiredSchema`. */
const pendingSchema = z.string().min(1).max(100);

const refusedProof = {
  validation: ['account.code-wrong', 'account.factor-wrong', 'account.passkey-failed', 'account.recovery-wrong'],
  'rate-limited': ['account.factor-wait'],
} as const;

/** Ends signing in of who has a second factor. Rules: FAC1 to FAC5. Source: S8.11, D23. */
export const proveSecondFactor = defineEndpoint({
  name: 'proveSecondFactor',
  summary: 'Sign in with the second factor',
  method: 'POST',
  path: '/api/v1/login/second-factor',
  access: 'anyone',
  input: z.object({pending: pendingSchema, proof: signInProofSchema}),
  output: meSchema,
  failures: {...refusedProof, unauthorized: ['account.factor-ended']},
  perMinute: 20,
});

/** What the browser is to ask a passkey, in the second step. Rule: FAC4. */
export const startSignInPasskey = defineEndpoint({
  name: 'startSignInPasskey',
  summary: 'Ask for a passkey in the second step of signing in',
  method: 'POST',
  path: '/api/v1/login/second-factor/passkey',
  access: 'anyone',
  input: z.object({pending: pendingSchema}),
  output: z.object({options: z.record(z.string(), z.unknown())}),
  failures: {unauthorized: ['account.factor-ended']},
  perMinute: 20,
});

/** Mails the code that takes the second factor away, to who has shown the password. Rule: FAC6. Source: S4.09, D23. */
export const askForFactorReset = defineEndpoint({
  name: 'askForFactorReset',
  summary: 'Mail a code that resets the second factor',
  method: 'POST',
  path: '/api/v1/login/second-factor/reset',
  access: 'anyone',
  input: z.object({pending: pendingSchema}),
  output: z.object({}),
  failures: {
    unauthorized: ['account.factor-ended'],
    forbidden: ['account.factor-by-operator'],
    'rate-limited': ['account.code-wait'],
  },
  perMinute: 10,
});

/** A passkey of a person. */
export const passkeySchema = z.object({
  id: idSchema,
  /** What the person calls it. */
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

/** See {@link passkeySchema}. */
export type Passkey = z.infer<typeof passkeySchema>;

/** What a person has beside the password. */
export const secondFactorSchema = z.object({
  hasTotp: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** How many recovery codes are unused. */
  recoveryCodesLeft: z.int(),
  /** The person may not be without one. Rule: FAC8. */
  isDemanded: z.boolean(),
  /** What a fresh proof is for them: the factor, the password, or signing in with Google again. */
  proof: z.enum(['factor', 'password', 'google']),
});

/** See {@link secondFactorSchema}. */
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Reads what one has beside the password. */
export const readSecondFactor = defineEndpoint({
  name: 'readSecondFactor',
  summary: 'Read your second factor',
  method: 'GET',
  path: '/api/v1/users/me/second-factor',
  access: 'account',
  input: z.object({}),
  output: secondFactorSchema,
  failures: {},
});

/** The codes that are shown once; null where there are some already. */
const recoveryCodesSchema = z.array(z.string()).nullable();

/** Makes a key for an authenticator app; it counts once a code of it was shown. Rule: FAC2. */
export const beginTotp = defineEndpoint({
  name: 'beginTotp',
  summary: 'Begin to use an authenticator app',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/totp',
  access: 'account',
  needsProof: 'always',
  input: z.object({}),
  // `secret` in base32; `uri` as apps scan it.
  output: z.object({secret: z.string(), uri: z.string()}),
  failures: {},
  perMinute: 20,
});

/** Turns the app on by a code of it; takes the place of an app that was on before. Rule: FAC2. */
export const confirmTotp = defineEndpoint({
  name: 'confirmTotp',
  summary: 'Turn the authenticator app on by its code',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/totp/confirm',
  access: 'account',
  needsProof: 'always',
  input: z.object({code: codeSchema}),
  output: z.object({recoveryCodes: recoveryCodesSchema}),
  failures: {
    validation: ['account.code-wrong', 'account.factor-wrong'],
    conflict: ['account.factor-not-begun'],
    'rate-limited': ['account.factor-wait'],
  },
  perMinute: 20,
});

/** Turns the app off. Rules: FAC7, FAC8. */
export const removeTotp = defineEndpoint({
  name: 'removeTotp',
  summary: 'Turn the authenticator app off',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/totp/remove',
  access: 'account',
  needsProof: 'always',
  input: z.object({}),
  output: z.object({}),
  failures: {conflict: ['account.factor-last']},
});

/** What the browser is to make a passkey of. Rule: FAC4. */
export const startPasskey = defineEndpoint({
  name: 'startPasskey',
  summary: 'Begin to add a passkey',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/passkeys/start',
  access: 'account',
  needsProof: 'always',
  input: z.object({}),
  output: z.object({options: z.record(z.string(), z.unknown())}),
  failures: {conflict: ['account.passkeys-full']},
  perMinute: 20,
});

/** Adds the passkey that the browser made. Rule: FAC4. */
export const addPasskey = defineEndpoint({
  name: 'addPasskey',
  summary: 'Add a passkey',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/passkeys',
  access: 'account',
  needsProof: 'always',
  input: z.object({name: z.string().trim().min(1).max(60), answer: passkeyAnswerSchema}),
  output: z.object({recoveryCodes: recoveryCodesSchema}),
  failures: {validation: ['account.passkey-failed'], conflict: ['account.passkeys-full']},
  perMinute: 20,
});

/** Takes a passkey away; one that is gone already stays gone. Rules: FAC7, FAC8. */
export const removePasskey = defineEndpoint({
  name: 'removePasskey',
  summary: 'Take a passkey away',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/passkeys/remove',
  access: 'account',
  needsProof: 'always',
  input: z.object({passkeyId: idSchema}),
  output: z.object({}),
  failures: {conflict: ['account.factor-last']},
});

/** Makes new recovery codes; those of before are worth nothing any more. Rule: FAC5. */
export const makeRecoveryCodes = defineEndpoint({
  name: 'makeRecoveryCodes',
  summary: 'Make new recovery codes',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/recovery-codes',
  access: 'account',
  needsProof: 'always',
  input: z.object({}),
  output: z.object({recoveryCodes: z.array(z.string())}),
  failures: {conflict: ['account.factor-not-begun']},
  perMinute: 10,
});

/** Shows anew that it is the person; what asks for it is then done for 5 minutes. Rule: FAC7. */
export const proveAgain = defineEndpoint({
  name: 'proveAgain',
  summary: 'Show again that it is you',
  method: 'POST',
  path: '/api/v1/session/proof',
  access: 'account',
  input: z.object({proof: freshProofSchema}),
  output: z.object({}),
  failures: {
    validation: [...refusedProof.validation, 'account.password-wrong', 'account.proof-other'],
    'rate-limited': ['account.factor-wait', 'account.too-many-attempts'],
  },
  perMinute: 20,
});

/** What the browser is to ask a passkey, to show again that it is the person. Rule: FAC4. */
export const startProofPasskey = defineEndpoint({
  name: 'startProofPasskey',
  summary: 'Ask for a passkey to show again that it is you',
  method: 'POST',
  path: '/api/v1/session/proof/passkey',
  access: 'account',
  input: z.object({}),
  output: z.object({options: z.record(z.string(), z.unknown())}),
  failures: {validation: ['account.proof-other']},
  perMinute: 20,
});
