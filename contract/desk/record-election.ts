import {z} from 'zod';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Notes that the owner of an LLC asked for it to be taxed as a corporation: on which day, and from which day on. A later one takes the place of the
 * one before. Rules: ELC1, ELC2.
 */
export const recordElection = defineEndpoint({
  name: 'recordElection',
  summary: 'Note that an owner asked for a tax classification',
  method: 'POST',
  path: '/api/v1/admin/record-election',
  access: 'admin',
  input: z.strictObject({companyId: idSchema, askedOn: civilDateSchema, effectiveOn: civilDateSchema}),
  output: z.object({}),
  failures: {
    'not-found': ['admin.no-such-company'],
    conflict: ['desk.not-llc'],
    validation: ['desk.asked-later', 'desk.election-window'],
  },
});
