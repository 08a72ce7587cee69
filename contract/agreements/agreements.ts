import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';
import {agreementKinds} from './agreement.ts';

/**
 * The founding papers of a company that were signed, one row for each signature. What was signed word for word, and from where, stays on the
 * server: see `readSignedAgreement`. Rules: AGR8, AGR9.
 */
export const agreements = defineServerTable({
  name: 'agreements',
  service: 'company',
  since: 6,
  row: z.object({
    id: idSchema,
    kind: z.enum(agreementKinds),
    wording: z.string(),
    /** SHA-256 of the text, in lower-case hex. */
    hash: z.string(),
    /** As it was typed. */
    signerName: z.string(),
    /** The place in the paper: see `SignaturePlace`. */
    signedFor: idSchema,
    signedBy: idSchema,
    signedAt: instantSchema,
    /** Of the sentence that was accepted. */
    language: z.enum(languages),
  }),
});

/** See {@link agreements}. */
export type AgreementRow = z.infer<typeof agreements.row>;
