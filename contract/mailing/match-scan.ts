import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {matchReasons, maxMatchText} from './rank-companies.ts';

const matchSchema = z.object({
  id: idSchema,
  name: z.string(),
  reasons: z.array(z.enum(matchReasons)),
  /** What tells it from another company of its name: its US state, its owner and the number of its order; null where there is none. */
  state: z.string().nullable(),
  owner: z.string().nullable(),
  orderNumber: z.string().nullable(),
});

/** Asks which companies a scan's text speaks for, the likeliest first, with the reasons. Nothing of the text is kept. Rule: MLG6. */
export const matchScan = defineEndpoint({
  name: 'matchScan',
  summary: 'Find the companies that a scan may be for',
  method: 'POST',
  path: '/api/v1/admin/mail-scans/match',
  access: 'admin',
  bodyLimitBytes: 4 * 64 * 1024,
  input: z.strictObject({text: z.string().max(maxMatchText)}),
  output: z.object({matches: z.array(matchSchema)}),
  failures: {},
});
