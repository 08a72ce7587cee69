import {z} from 'zod';
import {dutyKinds} from '#contract/catalogue/ids.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';
import {returnReasons} from '#contract/purchases/purchase.ts';

/**
 * What was done about one period of one duty: one row for each, none where nothing was. When a period falls due is in no row: the rules say it,
 * see `listRenewals`. Rule: RNW9. Source: S3.05, S4.05, D15.
 */
export const renewals = defineServerTable({
  name: 'renewals',
  service: 'company',
  since: 7,
  olderRows: {note: ''},
  row: z.object({
    id: idSchema,
    what: z.enum(dutyKinds),
    /** The year that names the period, as the rules have it. */
    period: z.int(),
    /** The day on which it fell due by the rules in force when the row was made. */
    dueDay: civilDateSchema,
    /** When its people filed it without Faro; null where they did not, or took that back. The three after it come and go with it. */
    elsewhereOn: civilDateSchema.nullable(),
    /** The file that proves that it was filed, by whomever. It may still be on its way here. */
    proofId: idSchema.nullable(),
    markedBy: idSchema.nullable(),
    markedAt: instantSchema.nullable(),
    /** The order with which Faro was paid to file it; null where it was not, or the money went back. Paid when, by an instant, goes with it. */
    orderId: idSchema.nullable(),
    paidAt: instantSchema.nullable(),
    /** When Faro filed it; null while it has no proof of the state. Rule: BUY9. */
    filedOn: civilDateSchema.nullable(),
    /** What the desk says of how it was filed, or why not; empty for nothing. */
    note: z.string(),
    /** When the money for it went back, and why; null where it did not, or it was paid again. Rule: BUY6. */
    returnedAt: instantSchema.nullable(),
    returnedWhy: z.enum(returnReasons).nullable(),
    /** What the state takes in US cents as the desk was told by it, late or not; null where nobody asked. Rule: BUY8. */
    feeCents: z.int().nonnegative().nullable(),
    /** When somebody asked for that; null where nobody did, or it was said. */
    feeAskedAt: instantSchema.nullable(),
  }),
});

/** See {@link renewals}. */
export type RenewalRow = z.infer<typeof renewals.row>;

/** What a period has of which nothing was done yet. */
export const untouched = {
  elsewhereOn: null,
  proofId: null,
  markedBy: null,
  markedAt: null,
  orderId: null,
  paidAt: null,
  filedOn: null,
  note: '',
  returnedAt: null,
  returnedWhy: null,
  feeCents: null,
  feeAskedAt: null,
} as const satisfies Partial<RenewalRow>;

/** Whether a period is done with, or Faro's to do. Rules: RNW6, BUY9. */
export function isSettled({elsewhereOn, paidAt}: Pick<RenewalRow, 'elsewhereOn' | 'paidAt'>): boolean {
  return elsewhereOn !== null || paidAt !== null;
}
