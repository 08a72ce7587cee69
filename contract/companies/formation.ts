import {z} from 'zod';
import {countryCodeSchema} from '#contract/catalogue/country-code.ts';
import {orderKinds} from '#contract/catalogue/ids.ts';
import {managements, volumes} from '#contract/formation/choices.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';
import {sealedValueSchema} from '#contract/sealing/sealed-value.ts';
import {companyStatuses} from './progress.ts';

/**
 * How a company came to be with us: its order, what is to be filed and how far it is. One row with the company's id; none of a
 * company that was only added. Rules: COM5, ORD7. Source: S3.02, S4.01, D13.
 */
export const formations = defineServerTable({
  name: 'formations',
  service: 'company',
  since: 5,
  olderRows: {missingPapers: ''},
  row: z.object({
    id: idSchema,
    orderNumber: z.string(),
    kind: z.enum(orderKinds),
    status: z.enum(companyStatuses),
    statusSince: instantSchema,
    /** The names to file, in the order of preference, with their designator. */
    nameOne: z.string(),
    nameTwo: z.string(),
    /** Six digits of NAICS 2022, or empty; then the person's own words. */
    naicsCode: z.string(),
    industryOther: z.string(),
    /** Of an LLC. */
    management: z.enum(managements).nullable(),
    /** Of a C-Corp: how many shares it may issue, and their par value in millionths of a US dollar. */
    shareCount: z.int().nullable(),
    parValueMicros: z.int().nullable(),
    /** The partner who is the company's owner; null where they are none. */
    ownerPartnerId: idSchema.nullable(),
    originCountry: countryCodeSchema.nullable(),
    volume: z.enum(volumes).nullable(),
    /** Which of its papers its owner said to be missing when it came here: see `readMissingPapers`. Rule: PRG15. */
    missingPapers: z.string(),
    orderedAt: instantSchema,
    /** When its papers went to the state; null before, and where they never do. */
    filedOn: civilDateSchema.nullable(),
    /** Since when its owner is asked for other names, as the state refused both; null while they are not. Rule: PRG12. */
    namesRefusedOn: civilDateSchema.nullable(),
    /** When the state registered it: what its renewals are counted from. Null while it is not known. */
    constitutedOn: civilDateSchema.nullable(),
    /** Its EIN, sealed for this field of this row; null while the IRS has given none. Rule: SEA7. */
    ein: sealedValueSchema.nullable(),
  }),
});

/** See {@link formations}. */
export type FormationRow = z.infer<typeof formations.row>;
