import {z} from 'zod';
import {anyRole, defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {amountUnitsSchema, currencySchema} from '#contract/kernel/money.ts';

/** A manual account: a bank account, card or wallet whose movements a person imports or types. Source: S3.13, S5.34. */
export const accounts = defineSyncedTable({
  name: 'accounts',
  service: 'accounting',
  row: z.object({
    id: idSchema,
    name: z.string().max(80),
    bank: z.string().max(80).nullable(),
    /** The last two to four characters of the number; the full number is never kept. */
    numberEnding: z
      .string()
      .regex(/^[A-Za-z0-9]{2,4}$/)
      .nullable(),
    currency: currencySchema,
    /** Balance before the first movement, in the currency's smallest unit. */
    openingUnits: amountUnitsSchema,
    /** The day that balance is of; null means before everything. */
    openingDate: civilDateSchema.nullable(),
    archived: z.boolean(),
    createdAt: instantSchema,
  }),
  sortBy: [],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: [],
  fixedFields: ['currency', 'createdAt'],
  authorField: null,
  references: {},
  textFields: [],
  lockField: null,
  check: (row) => (String(row['name']).trim() === '' ? 'account.name-required' : null),
});

/** One account as screens see it. */
export type AccountRow = z.infer<typeof accounts.row>;
