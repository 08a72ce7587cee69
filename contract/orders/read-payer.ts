import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

/** What is known of who pays: what they typed beside a card the last time. Texts are empty, countries (ISO 3166-1 alpha-2) null where they are not known. */
const knownPayerSchema = z.object({
  holder: z.string(),
  zip: z.string(),
  country: z.string().nullable(),
  /** Also of their tax record. */
  nationality: z.string().nullable(),
});

/** See {@link knownPayerSchema}. */
export type KnownPayer = z.infer<typeof knownPayerSchema>;

/** Tells the caller what they need not type again beside a card; nobody else, nor an admin who acts as them. Rule: ORD24. Source: S3.19, ux.md U6. */
export const readPayer = defineEndpoint({
  name: 'readPayer',
  summary: 'Read what you typed beside a card the last time',
  method: 'GET',
  path: '/api/v1/orders/payer',
  access: 'account',
  input: z.object({}),
  output: knownPayerSchema,
  failures: {},
  perMinute: 60,
});
