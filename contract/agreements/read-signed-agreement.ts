import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {agreementDocumentSchema} from './agreement.ts';
import {agreements} from './agreements.ts';

/** A signature with all that is kept of it. Rule: AGR9. */
export const signedAgreementSchema = agreements.row.extend({
  document: agreementDocumentSchema,
  /** The text that was signed; `hash` is its own. */
  text: z.string(),
  /** The sentence that was accepted. */
  statement: z.string(),
  /** An IPv4 address, or the first half of an IPv6 one. */
  network: z.string(),
  /** What the browser said of itself. */
  userAgent: z.string(),
});

/** See {@link signedAgreementSchema}. */
export type SignedAgreement = z.infer<typeof signedAgreementSchema>;

/** Reads what was signed, word for word, for the company's owner. Rule: AGR9. */
export const readSignedAgreement = defineEndpoint({
  name: 'readSignedAgreement',
  summary: 'Read a signed agreement with its evidence',
  method: 'GET',
  path: '/api/v1/agreements/signed',
  access: 'user',
  input: z.object({companyId: idSchema, agreementId: idSchema}),
  output: signedAgreementSchema,
  failures: {forbidden: ['agreement.owner-only'], 'not-found': ['agreement.none']},
});
