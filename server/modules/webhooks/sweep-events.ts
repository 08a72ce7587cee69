import {and, isNotNull, lt} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';
import {providerEvents} from './table.ts';

/** As long as what was given up is kept. */
const keptMs = 90 * 86_400_000;

/** Forgets events that were worked on long ago; no vendor sends one again after that. Rule: WHK5. */
export async function sweepEvents(database: Database, nowMs: number): Promise<void> {
  const before = new Date(nowMs - keptMs).toISOString();
  await database
    .delete(providerEvents)
    .where(and(isNotNull(providerEvents.workedAt), lt(providerEvents.receivedAt, before)));
}
