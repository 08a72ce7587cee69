import {z} from 'zod';
import {countryCodeSchema} from '#contract/catalogue/country-code.ts';
import {partnerKinds} from '#contract/formation/choices.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';
import {sealedValueSchema} from '#contract/sealing/sealed-value.ts';

/**
 * Who owns a part of a company. A partner keeps the id that they had in its draft, so that what was sealed for it still opens.
 * Rules: COM5, SEA2. Source: S3.03.
 */
export const partners = defineServerTable({
  name: 'partners',
  service: 'company',
  since: 5,
  row: z.object({
    id: idSchema,
    kind: z.enum(partnerKinds),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: countryCodeSchema.nullable(),
    birthDate: civilDateSchema.nullable(),
    /** Hundredths of a percent. Source: D48. */
    shareBasisPoints: z.int(),
    /** Directs a C-Corp, or manages an LLC that has managers. */
    isDirector: z.boolean(),
    /** Answers to the IRS. */
    isResponsible: z.boolean(),
    /** SSN or ITIN. */
    taxId: sealedValueSchema.nullable(),
    passport: sealedValueSchema.nullable(),
    createdAt: instantSchema,
  }),
});

/** See {@link partners}. */
export type PartnerRow = z.infer<typeof partners.row>;
