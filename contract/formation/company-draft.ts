import {z} from 'zod';
import {countryCodeSchema} from '#contract/catalogue/country-code.ts';
import {orderKinds, planIds, stateCompanyTypes} from '#contract/catalogue/ids.ts';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {designators, managements, planPeriods, volumes} from './choices.ts';
import {checkTexts, textShapes} from './texts.ts';

/** The most characters of each text of a draft. */
export const draftLengths = {
  title: 80,
  passed: 200,
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 40,
  nameOne: 120,
  nameTwo: 120,
  naicsCode: 6,
  industryOther: 120,
  services: 400,
  ein: 20,
  registeredAgent: 200,
  openDuties: 200,
  missingPapers: 120,
} as const;

/**
 * An unfinished company of one of the three wizards, in the own space of who fills it in: one row for each, a field for each answer. Texts are
 * empty and choices null until they are given. Rules: FRM1 to FRM3. Source: S2.13, S2.14, S3.02, S3.21.
 */
export const companyDrafts = defineSyncedTable({
  name: 'companyDrafts',
  service: 'personal',
  since: 5,
  olderRows: {missingPapers: ''},
  row: z.object({
    id: idSchema,
    kind: z.enum(orderKinds),
    /**
     * Texts as typed. `title` is what the person calls the draft; `passed` holds the ids of the steps that were gone on from and `openDuties` those of duties that are
     * known to be open, `missingPapers` those of papers that are not at hand: see `readIds`; `services` what is bought beside the plan: see `readServices`. `phone` is as typed, with `phoneCountry`; the names are
     * without the designator, or as registered where the company exists.
     */
    ...textShapes(draftLengths),
    phoneCountry: countryCodeSchema.nullable(),
    residenceCountry: countryCodeSchema.nullable(),
    birthDate: civilDateSchema.nullable(),
    designator: z.enum(designators).nullable(),
    type: z.enum(stateCompanyTypes).nullable(),
    management: z.enum(managements).nullable(),
    /** The partner who answers to the IRS; no reference of the table, as it may come before the partner does. */
    responsiblePartnerId: idSchema.nullable(),
    /** Shares that a C-Corp may issue. */
    shareCount: z.int().min(1).max(10_000_000_000).nullable(),
    /** In millionths of a dollar: 100 is $0.0001. */
    parValueMicros: z.int().min(0).max(1_000_000_000_000).nullable(),
    state: z.enum(usStateCodes).nullable(),
    plan: z.enum(planIds).nullable(),
    period: z.enum(planPeriods).nullable(),
    formationDate: civilDateSchema.nullable(),
    originCountry: countryCodeSchema.nullable(),
    volume: z.enum(volumes).nullable(),
    /** The company that is migrated, where its owner had added it here before; its order keeps it. Source: D44. */
    addedCompanyId: idSchema.nullable(),
    /** When it was last worked on, as the device knew, for "2 days ago". */
    workedAt: instantSchema,
    createdAt: instantSchema,
    /** The order that is being paid with it, or was; null before, and again where nobody pays it any more. */
    placedOrderId: idSchema.nullable(),
    /** When that order was paid: then there is a company, and nothing to go on with. */
    paidAt: instantSchema.nullable(),
    /** Until what day, in UTC, an order that was placed with it can be paid; null before one is, and once it is paid. */
    payableUntil: civilDateSchema.nullable(),
  }),
  sortBy: [],
  readRoles: ['owner'],
  createRoles: ['owner'],
  editRoles: ['owner'],
  serverFields: ['placedOrderId', 'paidAt', 'payableUntil'],
  fixedFields: ['kind', 'createdAt'],
  quietFields: ['passed', 'workedAt'],
  authorField: null,
  references: {},
  textFields: [],
  lockField: 'placedOrderId',
  reasons: ['company-draft.blocked', 'formation.text-long', 'formation.text-unseen'],
  check: (row) => checkTexts(draftLengths, row),
});

/** One draft as it is kept. */
export type CompanyDraftRow = z.infer<typeof companyDrafts.row>;
