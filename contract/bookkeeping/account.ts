import {z} from 'zod';
import {anyRole, defineSyncedTable, listProblems} from '#contract/kernel/synced-table.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {amountUnitsSchema, currencySchema, isCurrencyCode} from '#contract/kernel/money.ts';

/** The end of an account's number, as it may be kept. Source: S5.34. */
const numberEnding = /^[A-Za-z0-9]{2,4}$/;

/**
 * What an account is. A card's purchases take money and its payments bring it, whichever sign its bank writes; of the others what is paid out
 * takes money. Rule: IMP15.
 */
export const accountKinds = ['bank', 'card', 'wallet', 'cash'] as const;

/** One of {@link accountKinds}. */
export type AccountKind = (typeof accountKinds)[number];

/** A manual account: a bank account, card or wallet whose transactions a person imports or types. Source: S3.13, S5.34. */
export const accounts = defineSyncedTable({
  name: 'accounts',
  service: 'accounting',
  row: z.object({
    id: idSchema,
    name: z.string().max(80),
    bank: z.string().max(80).nullable(),
    /** Null in accounts made before kinds were: it is asked with the next import. */
    kind: z.enum(accountKinds).nullable(),
    /** The last two to four characters of the number; the full number is never kept. */
    numberEnding: z.string().regex(numberEnding).nullable(),
    currency: currencySchema,
    /** Balance before the first transaction, in the currency's smallest unit. */
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
  reasons: ['account.currency-invalid', 'account.ending-invalid', 'account.name-required'],
  check: ({name, numberEnding: ending = null, currency}) =>
    listProblems([
      ['name', 'account.name-required', String(name).trim() !== ''],
      ['numberEnding', 'account.ending-invalid', ending === null || numberEnding.test(String(ending))],
      ['currency', 'account.currency-invalid', isCurrencyCode(String(currency))],
    ]),
});

/** One account as screens see it. */
export type AccountRow = z.infer<typeof accounts.row>;
