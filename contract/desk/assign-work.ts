import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {workKinds} from './work-kinds.ts';

/**
 * Gives work to an admin, or to nobody, all of it or nothing. An ask: two admins must not do the same.
 *
 * @param adminId who has it from now on; null lets it go.
 * @param seenAdminId who the caller saw having it: where somebody else has it by now they are told `admin.work-taken`.
 * Rule: DSK3.
 */
export const assignWork = defineEndpoint({
  name: 'assignWork',
  summary: 'Give work to an admin, or to nobody',
  method: 'POST',
  path: '/api/v1/admin/assign-work',
  access: 'admin',
  input: z.strictObject({
    works: z
      .array(z.strictObject({kind: z.enum(workKinds), subjectId: idSchema, seenAdminId: idSchema.nullable()}))
      .min(1)
      .max(100),
    adminId: idSchema.nullable(),
  }),
  output: z.object({assigned: z.object({id: idSchema, name: z.string()}).nullable()}),
  failures: {
    'not-found': ['admin.work-done', 'admin.no-such-admin'],
    conflict: ['admin.work-taken'],
  },
});
