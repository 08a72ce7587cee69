import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {agreements} from './agreements.ts';
import {toTypedName} from './signing.ts';

/**
 * Signs a company's founding paper as its owner. An ask: an act of identity is never queued. The server writes the paper anew from its own rows
 * and keeps what was signed; the same signature again changes nothing. `agreement.changed`: the paper reads otherwise by now, or the page
 * knows an older wording. `agreement.none`: there is no such company for the caller, or no paper of it. Rules: AGR7 to AGR10.
 */
export const signAgreement = defineEndpoint({
  name: 'signAgreement',
  summary: 'Sign the operating agreement or the bylaws of your company',
  method: 'POST',
  path: '/api/v1/agreements/sign',
  access: 'account',
  input: z.object({
    companyId: idSchema,
    wording: z.string().max(40),
    /** SHA-256 of the text that was shown, in lower-case hex. */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    signedFor: idSchema,
    name: z.string().max(400).overwrite(toTypedName).pipe(z.string().max(160)),
    /** The sentence that was shown and accepted. */
    statement: z.string().max(1000),
    language: z.enum(languages),
  }),
  output: agreements.row,
  failures: {
    validation: ['agreement.name-missing', 'agreement.name-letters', 'agreement.name-other'],
    forbidden: ['agreement.owner-only'],
    'not-found': ['agreement.none'],
    conflict: ['agreement.changed'],
  },
  perMinute: 20,
});
