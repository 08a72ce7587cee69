import {z} from 'zod';
import {countryCodeSchema} from '#contract/catalogue/country-code.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {sealedValueSchema} from '#contract/sealing/sealed-value.ts';
import {partnerKinds} from './choices.ts';
import {checkTexts, textShapes} from './texts.ts';

/** The most characters of each text of a partner. */
export const partnerLengths = {
  firstName: 80,
  lastName: 80,
  companyName: 120,
  line1: 120,
  line2: 120,
  city: 80,
  region: 80,
  postalCode: 20,
} as const;

/**
 * A partner of a company that is being drafted: a row of their own, so that two devices can work on two partners. The owner's has the
 * draft's id, whatever device makes it. Rules: FRM1 to FRM3, FRM11. Source: S3.03.
 */
export const draftPartners = defineSyncedTable({
  name: 'draftPartners',
  service: 'personal',
  since: 5,
  row: z.object({
    id: idSchema,
    draftId: idSchema,
    kind: z.enum(partnerKinds),
    ...textShapes(partnerLengths),
    /** Where a person lives, or a company is registered. */
    country: countryCodeSchema.nullable(),
    birthDate: civilDateSchema.nullable(),
    /** Hundredths of a percent: 3,334 is 33.34 %. Source: D48. */
    shareBasisPoints: z.int().min(0).max(10_000).nullable(),
    /** Directs a C-Corp, or manages an LLC that has managers. */
    isDirector: z.boolean(),
    /** SSN or ITIN. */
    taxId: sealedValueSchema.nullable(),
    passport: sealedValueSchema.nullable(),
    createdAt: instantSchema,
    /** The order that was placed with the draft. */
    placedOrderId: idSchema.nullable(),
  }),
  sortBy: [],
  readRoles: ['owner'],
  createRoles: ['owner'],
  editRoles: ['owner'],
  serverFields: ['placedOrderId'],
  fixedFields: ['draftId', 'createdAt'],
  authorField: null,
  references: {draftId: 'companyDrafts'},
  textFields: [],
  lockField: 'placedOrderId',
  reasons: ['draft-partner.blocked', 'formation.text-long', 'formation.text-unseen'],
  check: (row) => checkTexts(partnerLengths, row),
  checkReferences: (_row, referenced) =>
    (referenced('draftId')?.['placedOrderId'] ?? null) === null ? null : 'draft-partner.blocked',
});

/** One partner as they are kept. */
export type DraftPartnerRow = z.infer<typeof draftPartners.row>;
