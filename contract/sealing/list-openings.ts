import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** Why an admin opens a sealed number: an official form needs it, or they compare it with a document. */
export const openingReasons = ['filing', 'check'] as const;

/** Why a sealed number was opened, by whomever; `own`: whose it is asked to see it. */
export const openingPurposes = [...openingReasons, 'own'] as const;

/** One opening of a sealed number. */
const openingSchema = z.object({
  id: idSchema,
  at: z.string(),
  /** Who asked for it, by name; null where the product itself did, such as for a form. */
  by: z.string().nullable(),
  /** The row that it is of, such as a partner's. */
  rowId: idSchema,
  /** The field that was opened, such as `taxId`. */
  field: z.string(),
  /** The partner whose number it is, by name; null of a company's own number, and of what is no company's. */
  person: z.string().nullable(),
  /** The company, by name; null of what is no company's. */
  company: z.string().nullable(),
  why: z.enum(openingPurposes),
});

/** See {@link openingSchema}. */
export type Opening = z.infer<typeof openingSchema>;

/** Who opened sealed numbers of the caller's own space and of the companies they own, the newest 100 first. Rule: SEA5. */
export const listOpenings = defineEndpoint({
  name: 'listOpenings',
  summary: 'List who opened your identity numbers',
  method: 'GET',
  path: '/api/v1/sealed-openings',
  access: 'account',
  since: 7,
  input: z.object({}),
  output: z.object({openings: z.array(openingSchema)}),
  failures: {},
});
