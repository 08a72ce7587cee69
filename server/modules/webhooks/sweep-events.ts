import {and, isNotNull, lt, or} from 'drizzle-orm';
import type {Database} from '#server/db/database.ts';
import {providerEvents} from './table.ts';
import {toInstant} from '#server/db/database.ts';

/** As long as what was given up is kept, and twice as long where nobody could work on it. */
const keptMs = 90 * 86_400_000;

/** Forgets events that were worked on long ago; no vendor sends one again after that. Rule: WHK5. */
export async function sweepEvents(database: Database, nowMs: number): Promise<void> {
  const before = (ms: number) => lt(providerEvents.receivedAt, toInstant(nowMs - ms));
  await database
    .delete(providerEvents)
    .where(or(and(isNotNull(providerEvents.workedAt), before(keptMs)), before(2 * keptMs)));
}
