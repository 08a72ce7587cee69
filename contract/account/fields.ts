import {z} from 'zod';
import {isPersonName, maxNameLength, maxPasswordLength, unmetPasswordRules} from './rules.ts';

/** An e-mail as people type it, in lower case and without spaces around it. Source: S5.02, S8.02. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, {error: 'account.email-invalid'})
  .pipe(z.email({error: 'account.email-invalid'}));

/** A password to be compared: whatever was good once. */
export const passwordSchema = z.string().min(1).max(maxPasswordLength);

/** A password to be set. Rule: ACC1. */
export const newPasswordSchema = passwordSchema.refine((password) => unmetPasswordRules(password).length === 0, {
  error: 'account.password-weak',
});

/** A first or last name. Rule: ACC3. */
export const nameSchema = z
  .string()
  .trim()
  .max(maxNameLength, {error: 'account.name-invalid'})
  .refine(isPersonName, {error: 'account.name-invalid'});

/** A mailed code of 6 digits; spaces and hyphens between them do not matter. Source: S5.06, ux.md U7. */
export const codeSchema = z
  .string()
  .max(20)
  .overwrite((typed) => typed.replaceAll(/[\s-]/g, ''))
  .regex(/^\d{6}$/, {error: 'account.code-wrong'});
