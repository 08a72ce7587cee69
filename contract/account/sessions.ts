import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** One sign-in of a person. Browser and system are names such as `Chrome` and `Windows`, null where unknown. */
export const ownSessionSchema = z.object({
  id: idSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  /** When it last renewed itself: up to 15 minutes before it was last used. */
  lastSeenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

/** See {@link ownSessionSchema}. */
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** How a person gets in, and where they are in: this session first, then the newest. Rule: ACC19. */
export const readSecurity = defineEndpoint({
  name: 'readSecurity',
  summary: 'Read your ways to sign in and your sessions',
  method: 'GET',
  path: '/api/v1/users/me/security',
  access: 'account',
  input: z.object({}),
  output: z.object({hasPassword: z.boolean(), hasGoogle: z.boolean(), sessions: z.array(ownSessionSchema)}),
  failures: {},
});

/** Ends one session of one's own; one that ended already stays ended. Rule: ACC19. */
export const endOwnSession = defineEndpoint({
  name: 'endOwnSession',
  summary: 'End one of your sessions',
  method: 'POST',
  path: '/api/v1/sessions/end',
  access: 'account',
  input: z.object({sessionId: idSchema}),
  output: z.object({}),
  failures: {'not-found': ['account.session-missing']},
});

/** Ends every session of one's own but the one that asks. @returns how many. Rule: ACC19. */
export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  summary: 'End all your other sessions',
  method: 'POST',
  path: '/api/v1/sessions/end-others',
  access: 'account',
  input: z.object({}),
  output: z.object({ended: z.int()}),
  failures: {},
});
