import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {teammateRoles} from './invitation.ts';

/** What the link of a mail ends in. */
export const invitationTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** One invitation as its person sees it. */
export const waitingInvitationSchema = z.object({
  companyId: idSchema,
  company: z.string(),
  role: z.enum(teammateRoles),
  invitedBy: z.string(),
  expiresAt: instantSchema,
});

/** See {@link waitingInvitationSchema}. */
export type WaitingInvitation = z.infer<typeof waitingInvitationSchema>;

/** Tells whoever has the link of a mail all that waits for its e-mail, that of the link first; never an empty list. Rules: TMM5, TMM6. */
export const readInvitation = defineEndpoint({
  name: 'readInvitation',
  summary: 'Read the invitations for the e-mail of a link',
  method: 'POST',
  path: '/api/v1/invitations/read',
  access: 'anyone',
  input: z.object({token: invitationTokenSchema}),
  output: z.object({
    email: z.string(),
    /** Whoever has the link may know it: the mail came to them. */
    hasAccount: z.boolean(),
    invitations: z.array(waitingInvitationSchema),
  }),
  failures: {'not-found': ['invitation.over']},
  perMinute: 30,
});
