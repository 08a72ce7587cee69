import {and, asc, between, eq, inArray} from 'drizzle-orm';
import {mostReplayed, replayProviderEvents as endpoint} from '#contract/admin/provider-events.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import {noteRetries} from '#server/jobs/note-retries.ts';
import {providerEventJob} from './provider-event-job.ts';
import {providerEvents as events} from './table.ts';
import type {QueueParts} from './webhooks-parts.ts';

/** Forgets that events were worked on and queues the work anew, and writes down who wanted that. Rule: WHK4. */
export const replayProviderEvents = implement(
  endpoint,
  async ({database, now, jobs}: QueueParts, wanted, {session}) => {
    const matches =
      'ids' in wanted
        ? inArray(events.id, wanted.ids)
        : and(eq(events.provider, wanted.provider), between(events.receivedAt, wanted.from, wanted.to));
    return inTransaction(database, async (tx) => {
      const found = await tx
        .select({id: events.id, provider: events.provider, type: events.type, receivedAt: events.receivedAt})
        .from(events)
        .where(matches)
        .orderBy(asc(events.receivedAt), asc(events.id))
        .limit(mostReplayed)
        .for('update');
      const ids = found.map(({id}) => id);
      await tx.update(events).set({workedAt: null, attempts: 0, lastError: null}).where(inArray(events.id, ids));
      for (const event of found) await jobs.enqueue(tx, providerEventJob, event);
      await noteRetries(tx, {adminId: session.userId, jobIds: ids, job: providerEventJob.name, nowMs: now()});
      return succeed({replayed: found.length});
    });
  },
);
