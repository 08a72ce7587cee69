import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {signedAgreementSchema} from './read-signed-agreement.ts';

/** What was signed for the company of an order, for an admin, the newest first; nothing before it is paid. Rule: AGR9. Source: S6.06. */
export const listOrderAgreements = defineEndpoint({
  name: 'listOrderAgreements',
  summary: 'List the signed agreements of an order',
  method: 'GET',
  path: '/api/v1/admin/order-agreements',
  access: 'admin',
  input: z.object({orderId: idSchema}),
  output: z.object({
    /** Whether the company has a paper of ours to be signed. */
    isWanted: z.boolean(),
    signed: z.array(signedAgreementSchema),
  }),
  failures: {'not-found': ['admin.no-such-order']},
});
