import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {nameSchema, newPasswordSchema, passwordSchema} from './fields.ts';
import {guessableReasons, languages} from './rules.ts';
import {meSchema} from './session.ts';

/**
 * Changes what a person says of themselves; what is not given stays. A telephone comes as typed and is kept as E.164; null takes it away.
 * Rules: ACC20, LNG2.
 */
export const changeProfile = defineEndpoint({
  name: 'changeProfile',
  summary: 'Change your names, telephone and language',
  method: 'PUT',
  path: '/api/v1/users/me',
  access: 'account',
  input: z.object({
    firstName: nameSchema.optional(),
    lastName: nameSchema.optional(),
    phone: z.string().max(40).nullable().optional(),
    language: z.enum(languages),
  }),
  output: meSchema,
  failures: {validation: ['account.phone-invalid']},
  perMinute: 30,
});

/** Sets a new password in the place of the present one; every other session ends. Rule: ACC21. */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  summary: 'Change your password',
  method: 'PUT',
  path: '/api/v1/users/me/password',
  access: 'account',
  needsProof: 'of-factor',
  input: z.object({password: passwordSchema, newPassword: newPasswordSchema}),
  output: z.object({}),
  failures: {
    validation: ['account.password-weak', ...guessableReasons, 'account.password-wrong'],
    'rate-limited': ['account.too-many-attempts'],
  },
  perMinute: 20,
});
