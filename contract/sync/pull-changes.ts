import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {rowColumnsSchema} from '#contract/kernel/field-values.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {lockReasons, services, spaceKinds} from '#contract/kernel/space.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {spaceRoles} from '#contract/kernel/synced-table.ts';
import {wireRefusals} from './refuse-wire.ts';

/** Rows in one page of a cold start. Source: sync.md. */
export const rowsPerPage = 2_000;

/** One page of a cold start: the rows of a table from one sort key (inclusive) down to another (exclusive). */
export const pageRefSchema = z.object({
  table: z.string(),
  /** Opaque to the client; handed back to `readPage`. Null means from the newest, or to the oldest. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  count: z.int().nonnegative(),
});

/** See {@link pageRefSchema}. */
export type PageRef = z.infer<typeof pageRefSchema>;

/** What one space has to say to this client. */
export const spaceDeltaSchema = z.object({
  spaceId: idSchema,
  kind: z.enum(spaceKinds),
  role: z.enum(spaceRoles),
  services: z.array(z.enum(services)),
  /** What of it can be read only; left out where all can be worked in. Rule: SYN38. */
  lock: z.object({services: z.array(z.enum(services)), reason: z.enum(lockReasons), since: civilDateSchema}).optional(),
  /** The cursor to send next time. */
  version: z.int().nonnegative(),
  /** True when the rows end before the space's newest version: pull again at once. */
  more: z.boolean(),
  /** `cold`: fetch the pages, replace what is stored, then pull from `version`. `delta`: rows changed since the cursor. */
  mode: z.enum(['cold', 'delta']),
  pages: z.array(pageRefSchema),
  tables: z.record(z.string(), rowColumnsSchema),
});

/** See {@link spaceDeltaSchema}. */
export type SpaceDelta = z.infer<typeof spaceDeltaSchema>;

/**
 * Reads what changed since the cursors, in every space the person may see now, all of one snapshot.
 * A space that is not in the answer is no longer the person's. `lastSeq` is null when any space is `cold` or has `more`:
 * nothing may be dropped from the outbox before its rows are here.
 */
export const pullChanges = defineEndpoint({
  name: 'pullChanges',
  summary: 'Read rows changed since the given cursors',
  method: 'POST',
  path: '/api/v1/sync/pull',
  access: 'user',
  input: z.strictObject({
    wireVersion: z.int().positive(),
    clientId: idSchema,
    userId: idSchema,
    /** Space id to last seen version; a space left out starts cold. */
    cursors: z.record(idSchema, z.int().nonnegative()),
  }),
  output: z.object({
    epoch: z.string(),
    serverTime: z.string(),
    lastSeq: z.int().nonnegative().nullable(),
    spaces: z.array(spaceDeltaSchema),
  }),
  failures: {forbidden: ['sync.other-user'], ...wireRefusals},
  perMinute: 1_200,
  heaviness: 'read',
});

/** Reads one page that a cold pull named. Rows may be newer than the pull's version; the next pull brings those again. */
export const readPage = defineEndpoint({
  name: 'readPage',
  summary: 'Read one page of a space',
  method: 'GET',
  path: '/api/v1/sync/pages',
  access: 'user',
  inSpace: {table: 'named', act: 'read'},
  input: z.object({
    spaceId: idSchema,
    table: z.string().max(40),
    from: z.string().max(200).optional(),
    until: z.string().max(200).optional(),
  }),
  output: rowColumnsSchema,
  failures: {'not-found': ['sync.no-such-page']},
  perMinute: 6_000,
  heaviness: 'read',
});

/** Who may have done something: a person, an admin who acted as one, the product itself, or a provider of it. */
export const authorKinds = ['person', 'admin', 'product', 'provider'] as const;

/**
 * One thing that was done to a row. `by` is the name of its author, a person's unless `author` says otherwise, `at` the server's time.
 * A first creation lists no values: they are in the row, or in `was` of a later act.
 */
export const historyEntrySchema = z.object({
  changeId: idSchema,
  at: z.string(),
  by: z.string(),
  author: z.enum(authorKinds),
  device: z.string(),
  op: z.enum(['create', 'edit']),
  set: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  was: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** See {@link historyEntrySchema}. */
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Reads what was done to one row, by whom, when and on which device; at most the newest 100 acts. */
export const readRowHistory = defineEndpoint({
  name: 'readRowHistory',
  summary: 'Read the history of one row',
  method: 'GET',
  path: '/api/v1/sync/history',
  access: 'user',
  inSpace: {table: 'named', act: 'read'},
  input: z.object({spaceId: idSchema, table: z.string().max(40), rowId: idSchema}),
  output: z.object({entries: z.array(historyEntrySchema)}),
  failures: {'not-found': ['sync.no-such-row']},
});

/** Where pokes come from, as server-sent events named `poke` with data `{spaceId, version}`; not an endpoint of the typed client. */
export const eventsPath = '/api/v1/sync/events';
