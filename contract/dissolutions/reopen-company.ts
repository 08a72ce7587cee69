import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {maxDissolutionNote} from './dissolution-step.ts';

/**
 * Puts right that a company was noted as dissolved: it is open again, and its dissolution waits at the desk. `admin.dissolution-changed`: it is not dissolved, or not
 * any more. Rule: DIS12.
 */
export const reopenCompany = defineEndpoint({
  name: 'reopenCompany',
  summary: 'Open a company again that was dissolved by mistake',
  method: 'POST',
  path: '/api/v1/admin/dissolutions/reopen',
  access: 'admin',
  input: z.strictObject({companyId: idSchema, note: z.string().trim().min(1).max(maxDissolutionNote)}),
  output: z.object({}),
  failures: {'not-found': ['admin.no-such-company'], conflict: ['admin.dissolution-changed']},
});
