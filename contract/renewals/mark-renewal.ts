import {z} from 'zod';
import {dutyKinds} from '#contract/catalogue/ids.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {renewals} from './renewal.ts';

/**
 * Says that a period was filed without Faro, with the proof of it, or takes that back. The same mark again changes nothing.
 * `renewal.none`: there is no such company for the caller, no such period, or nothing to take back. `renewal.marked`: it is marked already, with
 * another proof. `renewal.paid`: Faro was paid to file it. `renewal.proof-not-here`: the proof is no file of the company's, or its bytes have not
 * arrived yet; asking again once they have is right. Rules: RNW9 to RNW11. Source: S4.05, S7.22.
 */
export const markRenewal = defineEndpoint({
  name: 'markRenewal',
  summary: 'Mark a renewal as filed elsewhere',
  method: 'POST',
  path: '/api/v1/renewals/mark',
  access: 'account',
  input: z.object({
    companyId: idSchema,
    what: z.enum(dutyKinds),
    period: z.int().min(1900).max(2199),
    /** Null takes the mark back. */
    mark: z.object({elsewhereOn: civilDateSchema, proofId: idSchema}).nullable(),
  }),
  output: renewals.row,
  failures: {
    validation: ['renewal.day-future'],
    forbidden: ['renewal.not-permitted'],
    'not-found': ['renewal.none'],
    conflict: ['renewal.marked', 'renewal.paid', 'renewal.proof-not-here'],
  },
  since: 8,
  perMinute: 30,
});
