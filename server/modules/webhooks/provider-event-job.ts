import {and, eq, isNull, sql} from 'drizzle-orm';
import {z} from 'zod';
import type {Database} from '#server/db/database.ts';
import {PermanentError, type JobKind, type Worker} from '#server/jobs/job-kind.ts';
import {providerEvents} from './table.ts';
import type {Webhook} from './webhook.ts';
import {toInstant} from '#server/db/database.ts';

const payloadSchema = z.object({id: z.string(), provider: z.string(), type: z.string(), receivedAt: z.string()});

type Payload = Readonly<z.infer<typeof payloadSchema>>;

/** Working on what a vendor told us: tried again for about a day. Rule: WHK3. */
export const providerEventJob: JobKind<Payload> = {
  name: 'provider-event',
  payload: payloadSchema,
  retries: 30,
  firstDelaySeconds: 5,
  longestDelaySeconds: 3_600,
  deadlineSeconds: 180,
  withoutSecrets: (payload) => payload,
  describe: ({provider, type, receivedAt}) => ({kind: type, to: provider, queuedAt: receivedAt, canRetry: true}),
};

/** What working on events stands on. */
export type EventParts = {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly webhooks: readonly Webhook[];
};

/** Works on stored events, each once: a second job of the same event finds it done. Rule: WHK3. */
export function createEventWorker({database, now, webhooks}: EventParts): Worker<Payload> {
  return {
    kind: providerEventJob,
    work: async ({payload: {id}}) => {
      const [event] = await database.select().from(providerEvents).where(eq(providerEvents.id, id));
      if (!event || event.workedAt !== null) return undefined;
      const webhook = webhooks.find(({provider}) => provider === event.provider);
      if (!webhook) throw new PermanentError('nobody works on what this provider tells');
      const write = await webhook.work(event);
      return async (tx) => {
        const mark = {workedAt: toInstant(now()), lastError: null};
        const isOpen = and(eq(providerEvents.id, id), isNull(providerEvents.workedAt));
        const {rowCount} = await tx.update(providerEvents).set(mark).where(isOpen);
        if (rowCount === 1) await write?.(tx);
      };
    },
    noteFailure: async ({payload: {id}}, because) => {
      const note = {attempts: sql`${providerEvents.attempts} + 1`, lastError: because};
      await database.update(providerEvents).set(note).where(eq(providerEvents.id, id));
    },
  };
}
