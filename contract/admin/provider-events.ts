import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listOutput, pageInput, type ListShape} from '#contract/kernel/list.ts';

/** Where an event is: waiting for its first try, failed and waiting for another, or worked on. */
const eventStates = ['waiting', 'failed', 'worked'] as const;

/** What such a list is narrowed by on a screen. The providers are those that have a webhook; an event of another is shown all the same. */
export const providerEventList = {
  orders: [],
  filters: {provider: ['stripe', 'sandbox-payments'], state: eventStates},
} as const satisfies ListShape;

/** What a vendor told us, without what it said. Instants are ISO UTC. */
const providerEventSchema = z.object({
  id: idSchema,
  provider: z.string(),
  /** The vendor's own id of it, for their support. */
  eventId: z.string(),
  type: z.string(),
  saidAt: z.string(),
  receivedAt: z.string(),
  workedAt: z.string().nullable(),
  /** How many tries have failed. */
  attempts: z.int().nonnegative(),
  lastError: z.string().nullable(),
});

/** See {@link providerEventSchema}. */
export type ListedProviderEvent = z.infer<typeof providerEventSchema>;

/** Where an event is, as the list is filtered by it. */
export function readEventState({
  workedAt,
  lastError,
}: Pick<ListedProviderEvent, 'workedAt' | 'lastError'>): (typeof eventStates)[number] {
  if (workedAt !== null) return 'worked';
  return lastError === null ? 'waiting' : 'failed';
}

/** What vendors told us in the last 90 days, the newest first. Rule: WHK4. */
export const listProviderEvents = defineEndpoint({
  name: 'listProviderEvents',
  summary: 'List what vendors told us',
  method: 'GET',
  path: '/api/v1/admin/provider-events',
  access: 'admin',
  input: pageInput.extend({provider: z.string().max(40).optional(), state: z.enum(eventStates).optional()}),
  output: listOutput(providerEventSchema),
  failures: {},
});

/** How many events are replayed at once. */
export const mostReplayed = 1_000;

/** An event of a span, by the order in which events came. */
const eventPlaceSchema = z.object({receivedAt: z.iso.datetime(), id: idSchema});

/**
 * Works once more on events: on some, or on all that one vendor told in a span, the oldest first; at most {@link mostReplayed} at once.
 * `next` is null where there are no more; else the same span is asked for again, `after` that. Rule: WHK4.
 */
export const replayProviderEvents = defineEndpoint({
  name: 'replayProviderEvents',
  summary: 'Work once more on what vendors told us',
  method: 'POST',
  path: '/api/v1/admin/replay-provider-events',
  access: 'admin',
  input: z.union([
    z.object({ids: z.array(idSchema).min(1).max(mostReplayed)}),
    z.object({
      provider: z.string().max(40),
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      after: eventPlaceSchema.optional(),
    }),
  ]),
  output: z.object({replayed: z.int().nonnegative(), next: eventPlaceSchema.nullable()}),
  failures: {},
});
