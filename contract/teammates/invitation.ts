import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';

/** The roles that one is invited with, and that a teammate can have. Source: D11. */
export const teammateRoles = ['manager', 'bookkeeper'] as const;

/** One of {@link teammateRoles}. */
export type TeammateRole = (typeof teammateRoles)[number];

/** Who is asked into a company and has not answered, in the company's space; read by its owners alone. Rules: TMM1, TMM3. Source: S6.04. */
export const invitations = {
  ...defineServerTable({
    name: 'invitations',
    service: 'company',
    since: 7,
    row: z.object({
      id: idSchema,
      /** In lower case. */
      email: z.string(),
      role: z.enum(teammateRoles),
      /** What the owner who invited is called. */
      invitedBy: z.string(),
      invitedAt: instantSchema,
      /** When its last mail was ordered. */
      sentAt: instantSchema,
      expiresAt: instantSchema,
      /** When the person said no; null while they have said nothing. */
      declinedAt: instantSchema.nullable(),
    }),
  }),
  readRoles: ['owner'],
} as const;

/** One invitation as owners see it. */
export type InvitationRow = z.infer<typeof invitations.row>;
