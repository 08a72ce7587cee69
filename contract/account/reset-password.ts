import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {codeSchema, emailSchema, newPasswordSchema} from './fields.ts';
import {guessableReasons} from './rules.ts';
import {meSchema} from './session.ts';

/** Asks for a code by mail. Answers the same, in the same time, whether or not the e-mail has an account (D27). Source: S7.06. Rule: ACC14. */
export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  summary: 'Ask for a code to set a new password',
  method: 'POST',
  path: '/api/v1/reset-password',
  access: 'anyone',
  input: z.object({email: emailSchema}),
  output: z.object({}),
  failures: {'rate-limited': ['account.code-wait']},
  perMinute: 20,
});

/** Sets a new password by the mailed code and ends every session. A wrong code is `account.code-wrong`, whoever has the e-mail. Source: S7.07. Rules: ACC15, ACC16, ACC42. */
export const confirmPasswordReset = defineEndpoint({
  name: 'confirmPasswordReset',
  summary: 'Set a new password with the mailed code',
  method: 'PUT',
  path: '/api/v1/reset-password/confirm',
  access: 'anyone',
  input: z.object({email: emailSchema, code: codeSchema, newPassword: newPasswordSchema}),
  output: z.object({}),
  failures: {
    validation: ['account.code-wrong', 'account.password-weak', ...guessableReasons],
    'rate-limited': ['account.too-many-codes'],
  },
  perMinute: 20,
});

/**
 * Sets a new password by the link of the same mail and ends every session, however much was guessed. Answers whose it is. A link that is
 * none, was used or is too old is `account.link-ended`. Rules: ACC16, ACC45.
 */
export const resetByLink = defineEndpoint({
  name: 'resetByLink',
  summary: 'Set a new password with the mailed link',
  method: 'PUT',
  path: '/api/v1/reset-password/link',
  access: 'anyone',
  input: z.object({token: z.string().min(1).max(200), newPassword: newPasswordSchema}),
  output: z.object({email: z.string()}),
  failures: {validation: ['account.link-ended', 'account.password-weak', ...guessableReasons]},
  perMinute: 20,
});

/** Sets the first password of one's own after signing in with a temporary one, and signs in. Source: S7.08, D9. Rule: ACC17. */
export const confirmTemporaryPassword = defineEndpoint({
  name: 'confirmTemporaryPassword',
  summary: 'Replace a temporary password by one of your own and sign in',
  method: 'PUT',
  path: '/api/v1/reset-password/temporary-confirm',
  access: 'anyone',
  input: z.object({email: emailSchema, newPassword: newPasswordSchema, cognitoSession: z.string().min(1).max(200)}),
  output: meSchema,
  failures: {validation: ['account.password-weak', ...guessableReasons], unauthorized: ['account.temporary-ended']},
  perMinute: 20,
});
