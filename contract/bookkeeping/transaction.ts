import {z} from 'zod';
import {anyRole, defineSyncedTable, listProblems} from '#contract/kernel/synced-table.ts';
import {civilDateSchema, instantSchema, isCivilDate} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {amountUnitsSchema, currencySchema} from '#contract/kernel/money.ts';
import {maxMarkLength} from './rule-mark.ts';

/** Most characters of a note; longer ones are refused where they are typed. */
export const maxNoteLength = 2_000;

/** Most characters of a bank's reference. */
export const maxReferenceLength = 140;

/** Most characters of a description as a bank wrote it. */
export const maxDescriptionLength = 1_000;

/** A transaction of money in a company's books, typed or imported. Source: S3.13. */
export const transactions = defineSyncedTable({
  name: 'transactions',
  service: 'accounting',
  row: z.object({
    id: idSchema,
    /** The day it was booked; a civil date. */
    date: civilDateSchema,
    /** Origin or destination, as the bank wrote it or the person typed it. */
    description: z.string().max(maxDescriptionLength),
    /** Smallest units of `currency`; positive is money in. */
    amountUnits: amountUnitsSchema,
    currency: currencySchema,
    accountId: idSchema,
    categoryId: idSchema.nullable(),
    merchant: z.string().max(200).nullable(),
    note: z.string().max(maxNoteLength).nullable(),
    /** What the bank calls it by, such as the number of a check or a document. */
    reference: z.string().max(maxReferenceLength).nullable(),
    checked: z.boolean(),
    /** The import it came with; null when typed. */
    importId: idSchema.nullable(),
    /** Its line in that file, counted from 1. */
    importLine: z.int().positive().nullable(),
    /** What tells it from every other row of its account, however often a file is imported. Null when typed. Rule: IMP5. */
    identity: z.string().max(300).nullable(),
    /** The account's balance after it, as the bank's file says. */
    balanceUnits: amountUnitsSchema.nullable(),
    /** Why it cannot be changed, such as `declaration-sent`; null when it can. Source: S3.13, S4.08. */
    blockedReason: z.string().max(80).nullable(),
    createdAt: instantSchema,
    /** Which rule set what when it was made or tried on it, and what stood there before: see `rule-mark.ts`. Null where none did. Rule: RUL6. */
    ruleMark: z.string().max(maxMarkLength).nullable(),
  }),
  sortBy: ['date'],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: ['blockedReason'],
  fixedFields: ['createdAt', 'importId', 'importLine', 'identity'],
  // What it says is no work: it only tells of what stands in other fields.
  quietFields: ['ruleMark'],
  authorField: null,
  // A transaction's id comes from the bank's file: whoever imports it first makes it.
  ownerField: 'importId',
  references: {accountId: 'accounts', categoryId: 'categories', importId: 'imports'},
  textFields: ['note'],
  lockField: 'blockedReason',
  reasons: [
    'transaction.blocked',
    'transaction.currency-mismatch',
    'transaction.description-required',
    'transaction.invalid-date',
  ],
  check: ({date, description, merchant}) => {
    const isNamed = String(description).trim() !== '' || (merchant ?? '') !== '';
    return listProblems([
      ['date', 'transaction.invalid-date', isCivilDate(String(date))],
      ['description', 'transaction.description-required', isNamed],
    ]);
  },
  checkedFields: ['date', 'description', 'merchant'],
  checkReferences: (row, referenced) =>
    referenced('accountId')?.['currency'] === row['currency'] ? null : 'transaction.currency-mismatch',
});

/** One transaction as screens see it. */
export type TransactionRow = z.infer<typeof transactions.row>;
