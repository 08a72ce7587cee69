import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {failureCodes} from '#contract/kernel/failure.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {changeSchema} from './change.ts';
import {wireRefusals} from './refuse-wire.ts';

/** The most changes in one push. */
export const maxChangesPerPush = 1_000;

/** The largest push in bytes of JSON; a client halves its batch on 413. */
export const maxPushBytes = 8 * 1024 * 1024;

/** The most rows that the changes of one push may touch together: about what an ordinary batch of bulk edits holds. */
export const maxRowsPerPush = 50_000;

/** The most characters that one push may write, a value for many rows counted once for each of them. */
export const maxWrittenCharacters = 32_000_000;

/** Why one row (or one field of it) of a change did not take effect. */
export const refusalSchema = z.object({
  rowId: idSchema,
  /** The field in conflict; null when the whole row was refused. */
  field: z.string().nullable(),
  code: z.enum(failureCodes),
  /** A stable id, such as `sync.conflict` or `transaction.blocked`. */
  reason: z.string(),
  /** The server's live value of the field, for a conflict. */
  current: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  /** The name of who wrote that value, the server's time and their device; left out where no person did. */
  currentBy: z.string().optional(),
  currentAt: z.string().optional(),
  currentDevice: z.string().optional(),
});

/** See {@link refusalSchema}. */
export type Refusal = z.infer<typeof refusalSchema>;

/** What became of the change with this `seq`: without refusals it took effect whole. */
export const changeResultSchema = z.object({seq: z.int().positive(), refusals: z.array(refusalSchema)});

/** See {@link changeResultSchema}. */
export type ChangeResult = z.infer<typeof changeResultSchema>;

/** A push, its changes not looked at. */
const pushEnvelopeSchema = z.strictObject({
  wireVersion: z.int().positive(),
  clientId: idSchema,
  /** Refused when the session is another person's. */
  userId: idSchema,
  deviceName: z.string().max(80),
  /** The epoch of the data that the changes were made on; left out where the device has heard of none, and by clients of versions 1 and 2. */
  epoch: z.string().max(80).optional(),
  firstSeq: z.int().positive(),
  changes: z.array(z.unknown()).min(1).max(maxChangesPerPush),
  /** SHA-256 in hex of each change chained to the one before it; tells a copied profile from a repeat. */
  hashes: z.array(z.string().length(64)).min(1).max(maxChangesPerPush),
});

/** A push: changes in order, numbered without gaps from `firstSeq`. */
export const pushInputSchema = pushEnvelopeSchema.extend({
  changes: z.array(changeSchema).min(1).max(maxChangesPerPush),
});

/** See {@link pushInputSchema}. */
export type PushInput = z.infer<typeof pushInputSchema>;

/**
 * Executes changes once and in order. A repeat answers the stored results. Only results with refusals are listed.
 * Whole pushes are refused: `sync.gap` (the next number is `details.expectedSeq`), `sync.copied-profile` (the same number, another hash),
 * `sync.other-epoch` (the data was restored since: pull first), `request.too-large` (for what it would write), `sync.too-many-devices` and
 * `sync.too-much-today` (rule QTA4: later).
 */
export const pushChanges = defineEndpoint({
  name: 'pushChanges',
  summary: 'Apply queued changes of one client, in order and exactly once',
  method: 'POST',
  path: '/api/v1/sync/push',
  access: 'user',
  input: pushInputSchema,
  output: z.object({lastSeq: z.int().nonnegative(), refused: z.array(changeResultSchema)}),
  failures: {
    validation: ['sync.bad-hashes'],
    forbidden: ['sync.other-user'],
    conflict: ['sync.copied-profile', 'sync.gap', 'sync.other-epoch'],
    'too-large': ['request.too-large'],
    'rate-limited': ['sync.too-many-devices', 'sync.too-much-today'],
    ...wireRefusals,
  },
  bodyLimitBytes: maxPushBytes,
  heaviness: 'write',
  fillsDisk: true,
  inTurns: {outer: pushEnvelopeSchema, list: 'changes', item: changeSchema},
  perMinute: 1_200,
});
