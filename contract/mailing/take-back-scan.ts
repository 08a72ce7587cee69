import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Takes back a scan that went to the wrong company: its bytes and words are gone from the server and, at their next contact, from its people's
 * devices; a row stays there that says so. Again, it changes nothing.
 *
 * @returns whether somebody had read it. Rule: MLG4. Source: issue, Bad input.
 */
export const takeBackScan = defineEndpoint({
  name: 'takeBackScan',
  summary: 'Take back a scan that was sent to the wrong company',
  method: 'POST',
  path: '/api/v1/admin/mail-scans/take-back',
  access: 'admin',
  input: z.strictObject({companyId: idSchema, scanId: idSchema}),
  output: z.object({wasRead: z.boolean()}),
  failures: {'not-found': ['mailing.no-such-scan']},
});
