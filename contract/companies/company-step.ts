import {z} from 'zod';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';
import {companyStatuses, moveKinds, skipReasons} from './progress.ts';

/** Most characters of what an owner is told with a move. */
export const maxStepNote = 600;

/**
 * The moves of a company along its steps, one row each, none of them ever changed: a wrong one is put right by a further one. The formation's
 * `status` is that of the last. Rules: PRG1 to PRG4, PRG7. Source: S4.01, D13.
 */
export const companySteps = defineServerTable({
  name: 'companySteps',
  service: 'company',
  since: 7,
  row: z.object({
    id: idSchema,
    kind: z.enum(moveKinds),
    fromStatus: z.enum(companyStatuses),
    toStatus: z.enum(companyStatuses),
    /** When it happened: the day that the state's or the IRS's paper bears. */
    day: civilDateSchema,
    /** When it was written down. */
    movedAt: instantSchema,
    /** The admin's name, or Faro. */
    movedBy: z.string(),
    /** What its owner reads with it; empty where nothing is to be said. */
    note: z.string().max(maxStepNote),
    /** Of a move that skips the BOI report. */
    skipReason: z.enum(skipReasons).nullable(),
  }),
});

/** See {@link companySteps}. */
export type CompanyStepRow = z.infer<typeof companySteps.row>;
