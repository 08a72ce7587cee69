import {z} from 'zod';
import {meSchema} from '#contract/account/session.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Lets an admin look at the product as a user, for 60 minutes, in a session of its own. An admin is no user here.
 * Rules: ADM4 to ADM6. Source: S7.10, D10.
 */
export const logInAsUser = defineEndpoint({
  name: 'logInAsUser',
  summary: 'Act as a user',
  method: 'POST',
  path: '/api/v1/admin/login-as-user',
  access: 'admin',
  needsProof: 'always',
  input: z.object({userId: idSchema}),
  output: meSchema,
  failures: {'not-found': ['admin.no-such-user']},
});

/** Ends it and goes back to the admin's own session. `admin.session-over`: that one has ended meanwhile. Rule: ADM4. */
export const stopActing = defineEndpoint({
  name: 'stopActing',
  summary: 'Stop acting as a user',
  method: 'POST',
  path: '/api/v1/admin/stop-acting',
  access: 'acting',
  input: z.object({}),
  output: meSchema,
  failures: {conflict: ['admin.session-over']},
});
