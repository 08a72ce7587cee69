import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';

/** Hex digits of a digest: the exclusive or of the first 128 bits of each row's SHA-256, so that rows count in any order. */
export const digestLength = 32;

/** The fields of a row that its text names, in their order; `id` goes before them. */
export function digestedFields(table: SyncedTable): string[] {
  return Object.keys(table.row.shape).filter((field) => field !== 'id');
}

/** The text that both sides hash for one live row: a JSON array without spaces of the table's name, the id and the values of {@link digestedFields}. */
export function rowText(tableName: string, id: string, values: readonly Json[]): string {
  return JSON.stringify([tableName, id, ...values]);
}

/**
 * Compares a device's copy of a space with what the server holds for this person's role. `unknown`: they cannot be compared now,
 * because the space has moved on since, or the device speaks another wire version. The server reports a difference, in numbers only.
 */
export const compareSpace = defineEndpoint({
  name: 'compareSpace',
  summary: 'Compare a copy of a space with the server’s',
  method: 'POST',
  path: '/api/v1/sync/compare',
  access: 'user',
  inSpace: 'whole',
  input: z.strictObject({
    wireVersion: z.int().positive(),
    spaceId: idSchema,
    /** The cursor at which the copy stands. */
    version: z.int().nonnegative(),
    /** Live rows of all tables. */
    count: z.int().nonnegative(),
    digest: z.string().length(digestLength),
  }),
  output: z.object({verdict: z.enum(['same', 'different', 'unknown'])}),
  failures: {'not-found': ['sync.no-access']},
  // Each reads a whole space: a second or two for 100,000 rows. A device asks once a day, and later again where it was too much.
  perMinute: 6,
  heaviness: 'read',
});
