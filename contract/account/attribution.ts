import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

const wordSchema = z.string().trim().max(200);

/** Where somebody came from: an advertisement, a campaign, the first page. A Facebook click stands for a missing source. Source: S3.20. */
export const attributionSchema = z.object({
  utmSource: wordSchema.nullable(),
  utmCampaign: wordSchema.nullable(),
  /** The path of the first page, such as `/es/blogs`. */
  originPath: z.string().max(500).startsWith('/').nullable(),
});

/** See {@link attributionSchema}. */
export type Attribution = z.infer<typeof attributionSchema>;

/** Counts a visit by where it comes from, with nothing about who it is; a signed-in person without a record keeps it. Rule: ACC27. Source: S7.21. */
export const noteVisit = defineEndpoint({
  name: 'noteVisit',
  summary: 'Say where a visit comes from',
  method: 'POST',
  path: '/api/v1/attribution',
  access: 'anyone',
  input: attributionSchema,
  output: z.object({}),
  failures: {},
  perMinute: 10,
});
