import {z} from 'zod';
import {planPeriods, serviceIds} from '#contract/catalogue/ids.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';

/** What was bought for a company beside its plan. Rules: COM5, PLN4. Source: S2.13, S2.18. */
export const companyServices = defineServerTable({
  name: 'companyServices',
  service: 'company',
  since: 5,
  row: z.object({
    id: idSchema,
    serviceId: z.enum(serviceIds),
    count: z.int().positive(),
    period: z.enum([...planPeriods, 'once']),
    orderedAt: instantSchema,
    /** The day before which it is paid; null for what is paid once. */
    paidUntil: civilDateSchema.nullable(),
  }),
});

/** See {@link companyServices}. */
export type CompanyServiceRow = z.infer<typeof companyServices.row>;
