import {z} from 'zod';
import {planPeriods, serviceIds} from '#contract/catalogue/ids.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';
import {returnReasons} from '#contract/purchases/purchase.ts';

/** Where a service is. Rule: BUY11. */
export const serviceStates = ['ordered', 'doing', 'done', 'returned'] as const;

/** What was bought for a company beside its plan; until when it is paid says its subscription. Rules: COM5, PLN4. Source: S2.13, S2.18. */
export const companyServices = defineServerTable({
  name: 'companyServices',
  service: 'company',
  since: 5,
  olderRows: {status: 'ordered', note: ''},
  row: z.object({
    id: idSchema,
    serviceId: z.enum(serviceIds),
    count: z.int().positive(),
    period: z.enum([...planPeriods, 'once']),
    orderedAt: instantSchema,
    /** The order that bought it. Null of what was bought with the company itself. */
    orderId: idSchema.nullable(),
    status: z.enum(serviceStates),
    /** The civil day on which it was done, or its money went back; null before. */
    endedOn: civilDateSchema.nullable(),
    /** The file that shows what was done; null where there is none. */
    proofId: idSchema.nullable(),
    /** What the desk says of it; empty for nothing. */
    note: z.string(),
    /** Why its money went back; null where it did not. Rule: BUY6. */
    returnedWhy: z.enum(returnReasons).nullable(),
  }),
});

/** See {@link companyServices}. */
export type CompanyServiceRow = z.infer<typeof companyServices.row>;

/** How a service begins that was bought with its company. Rule: BUY11. */
export const orderedService = {
  orderId: null,
  status: 'ordered',
  endedOn: null,
  proofId: null,
  note: '',
  returnedWhy: null,
} as const satisfies Partial<CompanyServiceRow>;
