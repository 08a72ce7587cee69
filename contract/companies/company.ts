import {z} from 'zod';
import {
  anyRole,
  defineServerTable,
  defineSyncedTable,
  listProblems,
  spaceRoles,
} from '#contract/kernel/synced-table.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {isCompanyName, isFormedBefore} from './rules.ts';
import {usStateCodes} from './us-states.data.ts';

/** Kinds of company. Source: S3.02. */
export const companyTypes = ['LLC', 'C-Corp', 'Cross Border Crypto'] as const;

/** How a company came here; `added`: one its owner already ran, kept here for its books. Source: S3.02, D28. */
export const companyOrigins = ['owned', 'migrated', 'added'] as const;

/** A company's own row, in the space that has its id. Source: S3.02, D28. */
export const companies = defineSyncedTable({
  name: 'companies',
  service: 'company',
  row: z.object({
    id: idSchema,
    name: z.string().max(120),
    type: z.enum(companyTypes),
    origin: z.enum(companyOrigins),
    state: z.enum(usStateCodes).nullable(),
    /** The day on which its state formed it, as its owner says of one that was added; null where nobody said it, or its formation does. Rule: COM6. */
    formedOn: civilDateSchema.nullable(),
    createdAt: instantSchema,
    /** The day on which its state dissolved it: nothing of it is changed any more. Null of one that is not. Rule: DIS9. */
    dissolvedOn: civilDateSchema.nullable(),
  }),
  sortBy: [],
  readRoles: anyRole,
  createRoles: [],
  editRoles: ['owner'],
  serverFields: ['origin', 'createdAt', 'dissolvedOn'],
  // What a company may do hangs on it. Rule: POL6.
  fixedFields: ['type'],
  authorField: null,
  references: {},
  textFields: [],
  lockField: null,
  reasons: ['company.name-short', 'company.formed-later'],
  check: ({name, formedOn, createdAt}) =>
    listProblems([
      ['name', 'company.name-short', isCompanyName(String(name))],
      ['formedOn', 'company.formed-later', isFormedBefore(formedOn, String(createdAt))],
    ]),
});

/** One company as every screen sees it. */
export type CompanyRow = z.infer<typeof companies.row>;

/** Who works on a company, in the company's space; invited and removed by asks, never by a change. Source: S6.04, D11. */
export const memberships = defineServerTable({
  name: 'memberships',
  service: 'company',
  row: z.object({
    id: idSchema,
    userId: idSchema,
    role: z.enum(spaceRoles),
    name: z.string(),
    email: z.string(),
  }),
});
