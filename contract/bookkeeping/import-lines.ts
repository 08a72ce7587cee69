import {z} from 'zod';
import {anyRole, defineSyncedTable} from '#contract/kernel/synced-table.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** Most characters of one packed part; `pack-lines.ts` stays far below it. */
const maxPacked = 524_288;

/**
 * Rows of a file as the file has them, some hundreds in one: those that became transactions, matches or errors. A transaction finds its own by `importId`
 * and `importLine`. Apart from the transactions, because these are in memory and nearly nobody looks at those. Rule: IMP23.
 */
export const importLines = defineSyncedTable({
  name: 'importLines',
  service: 'accounting',
  since: 7,
  row: z.object({
    id: idSchema,
    importId: idSchema,
    /** Lines of the file, counted from 1, that lie between these are in this part or in none. */
    firstLine: z.int().positive(),
    lastLine: z.int().positive(),
    /** See `workers/csv-import/record/pack-lines.ts`. */
    packed: z.string().max(maxPacked),
  }),
  sortBy: [],
  readRoles: anyRole,
  createRoles: anyRole,
  editRoles: anyRole,
  serverFields: [],
  fixedFields: ['importId', 'firstLine', 'lastLine', 'packed'],
  authorField: null,
  references: {importId: 'imports'},
  textFields: [],
  lockField: null,
  reasons: [],
  check: () => [],
});

/** One part as screens see it. */
export type ImportLinesRow = z.infer<typeof importLines.row>;
