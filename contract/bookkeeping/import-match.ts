import {z} from 'zod';
import {anyRole, defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {amountUnitsSchema} from '#contract/kernel/money.ts';
import {maxDescriptionLength} from './transaction.ts';

/**
 * A row of a file that was taken for a transaction which another file had brought under another name, or a person had typed: what was decided, what the
 * file says of it, and the name by which the next such file finds it. Its id is the one the row would have as a transaction. Rule: IMP44.
 */
export const importMatches = defineSyncedTable({
  name: 'importMatches',
  service: 'accounting',
  since: 6,
  row: z.object({
    id: idSchema,
    /** The import of the file. */
    importId: idSchema,
    /** The transaction it is. */
    transactionId: idSchema,
    /** Line of the file, counted from 1. */
    line: z.int().positive(),
    date: civilDateSchema,
    description: z.string().max(maxDescriptionLength),
    merchant: z.string().max(200).nullable(),
    amountUnits: amountUnitsSchema,
    balanceUnits: amountUnitsSchema.nullable(),
    identity: z.string().max(300),
    /** What spoke for it, such as `same-day`; see the importer's reasons. */
    reason: z.string().max(40),
    /** `apart` once a person said that they are two. */
    status: z.enum(['same', 'apart']),
  }),
  sortBy: [],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: [],
  fixedFields: [
    'importId',
    'line',
    'date',
    'description',
    'merchant',
    'amountUnits',
    'balanceUnits',
    'identity',
    'reason',
  ],
  authorField: null,
  ownerField: 'importId',
  references: {importId: 'imports', transactionId: 'transactions'},
  textFields: [],
  lockField: null,
  reasons: [],
  check: () => [],
});

/** One match as screens see it. */
export type ImportMatchRow = z.infer<typeof importMatches.row>;
