import {z} from 'zod';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';

/** What a state asks again and again. Source: facts.md F6. */
export const dutyKinds = ['report', 'statement', 'tax', 'franchise-tax'] as const;

/**
 * What was done about one period of one duty: one row for each, none where nothing was. When a period falls due is in no row: the rules say it,
 * see `listRenewals`. Rule: RNW9. Source: S3.05, S4.05, D15.
 */
export const renewals = defineServerTable({
  name: 'renewals',
  service: 'company',
  since: 7,
  row: z.object({
    id: idSchema,
    what: z.enum(dutyKinds),
    /** The year that names the period, as the rules have it. */
    period: z.int(),
    /** The day on which it fell due by the rules in force when the row was made. */
    dueDay: civilDateSchema,
    /** When its people filed it without Faro; null where they did not, or took that back. The three after it come and go with it. */
    elsewhereOn: civilDateSchema.nullable(),
    /** The file that proves it. It may still be on its way here. */
    proofId: idSchema.nullable(),
    markedBy: idSchema.nullable(),
    markedAt: instantSchema.nullable(),
  }),
});

/** See {@link renewals}. */
export type RenewalRow = z.infer<typeof renewals.row>;

/** Whether a period is done with. Rule: RNW6. */
export function isSettled({elsewhereOn}: Pick<RenewalRow, 'elsewhereOn'>): boolean {
  return elsewhereOn !== null;
}
