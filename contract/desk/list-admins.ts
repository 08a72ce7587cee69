import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** The admins by name, to whom work can be given. Rule: DSK3. */
export const listAdmins = defineEndpoint({
  name: 'listAdmins',
  summary: 'List admins',
  method: 'GET',
  path: '/api/v1/admin/admins',
  access: 'admin',
  input: z.object({}),
  output: z.object({admins: z.array(z.object({id: idSchema, name: z.string()}))}),
  failures: {},
});
