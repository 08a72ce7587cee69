import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {idSchema, newIdSchema} from '#contract/kernel/ids.ts';
import {sealedValueSchema} from '#contract/sealing/sealed-value.ts';
import {companySteps, maxStepNote} from './company-step.ts';
import {companyStatuses, skipReasons} from './progress.ts';

/**
 * Moves a company along its steps for an admin: the move, the formation's `status` and the mail to its owners, all or nothing. An ask: it is
 * what the owner is told. `id` is the move's own, so that a repeat changes nothing.
 *
 * @param seenMoveId the last move that the admin saw, null before the first: who has not seen the last one is told `admin.company-moved`.
 * @param ein the EIN, sealed for the formation's field `ein`; null leaves it as it is.
 * Rules: PRG1 to PRG4, PRG8 to PRG10, PRG12, PRG14, DOC9. Source: D13, S6.06.
 */
export const moveCompany = defineEndpoint({
  name: 'moveCompany',
  summary: 'Move a company along its steps',
  method: 'POST',
  path: '/api/v1/admin/move-company',
  access: 'admin',
  input: z.strictObject({
    id: newIdSchema,
    companyId: idSchema,
    seenMoveId: idSchema.nullable(),
    toStatus: z.enum(companyStatuses),
    day: civilDateSchema,
    note: z.string().trim().max(maxStepNote),
    skipReason: z.enum(skipReasons).nullable(),
    ein: sealedValueSchema.nullable(),
    /** Documents of the company that belong to the move, such as the state's certificate. */
    documentIds: z.array(idSchema).max(20).default([]),
    /** Of a move that stays at the start: the state refused both names. */
    namesRefused: z.boolean().default(false),
    /** Of a move to `RegisteredInState`: which of the two names was registered; null leaves the company's name as it is. */
    registered: z.enum(['nameOne', 'nameTwo']).nullable().default(null),
    /** Whether its owners get a mail. */
    mails: z.boolean(),
  }),
  output: z.object({move: companySteps.row}),
  failures: {
    validation: [
      'admin.move-day-wrong',
      'admin.move-note-missing',
      'admin.move-reason-missing',
      'admin.no-second-name',
      'sealing.not-sealed',
    ],
    'not-found': ['admin.no-such-company', 'document.none'],
    conflict: ['admin.company-moved', 'admin.move-not-allowed'],
  },
  perMinute: 60,
});
