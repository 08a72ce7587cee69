import {z} from 'zod';
import {blockedReasons} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Blocks a user for a reason that they are told. With `reason: null` they get their account back. What is on their devices stays there.
 * An admin is no user here. Rule: ADM3. Source: S4.10.
 */
export const blockUser = defineEndpoint({
  name: 'blockUser',
  summary: 'Block a user, or end that',
  method: 'POST',
  path: '/api/v1/admin/block-user',
  access: 'admin',
  needsProof: 'always',
  input: z.object({userId: idSchema, reason: z.enum(blockedReasons).nullable()}),
  output: z.object({status: z.enum(['active', 'blocked'])}),
  failures: {'not-found': ['admin.no-such-user']},
});
