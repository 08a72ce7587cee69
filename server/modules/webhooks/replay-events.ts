import {and, asc, between, eq, inArray, sql} from 'drizzle-orm';
import type {z} from 'zod';
import {mostReplayed, replayProviderEvents as endpoint} from '#contract/admin/provider-events.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import {noteRetries} from '#server/jobs/note-retries.ts';
import {providerEventJob} from './provider-event-job.ts';
import {providerEvents as events} from './table.ts';
import type {QueueParts} from './webhook.ts';

/** Forgets that events were worked on and queues the work anew, and writes down who wanted that. Rule: WHK4. */
export const replayProviderEvents = implement(
  endpoint,
  async ({database, now, jobs}: QueueParts, wanted, {session}) => {
    return inTransaction(database, async (tx) => {
      const found = await tx
        .select({id: events.id, provider: events.provider, type: events.type, receivedAt: events.receivedAt})
        .from(events)
        .where(matches(wanted))
        .orderBy(asc(events.receivedAt), asc(events.id))
        .limit(mostReplayed + 1)
        .for('update');
      const replayed = found.slice(0, mostReplayed);
      const ids = replayed.map(({id}) => id);
      await tx.update(events).set({workedAt: null, attempts: 0, lastError: null}).where(inArray(events.id, ids));
      for (const event of replayed) await jobs.enqueue(tx, providerEventJob, event);
      await noteRetries(tx, {adminId: session.userId, jobIds: ids, job: providerEventJob.name, nowMs: now()});
      const last = replayed.at(-1);
      const next = last && found.length > replayed.length ? {receivedAt: last.receivedAt, id: last.id} : null;
      return succeed({replayed: replayed.length, next});
    });
  },
);

function matches(wanted: z.output<typeof endpoint.input>) {
  if ('ids' in wanted) return inArray(events.id, wanted.ids);
  const {provider, from, to, after} = wanted;
  const isLater = after && sql`(${events.receivedAt}, ${events.id}) > (${after.receivedAt}, ${after.id})`;
  return and(eq(events.provider, provider), between(events.receivedAt, from, to), isLater);
}
