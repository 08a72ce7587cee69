import type {Change} from '#contract/sync/change.ts';
import type {LocalDatabase, TypedRecord} from '#sync/store/local-database.ts';
import {isTyped} from './record-typing.ts';

/** How long the queue may take before what goes into it is noted, in milliseconds: mostly it is there by then. */
const patienceMs = 40;

/**
 * Records what was typed, and notes it meanwhile where the queue cannot be written at once: whoever reads the queue keeps it waiting, for most of a
 * second while a page starts. Nobody reads the table of the notes then, so a note is durable when the queue is not.
 *
 *   typed ─┬▶ its turn ─▶ recorded ─▶ note forgotten
 *          └▶ 40 ms later ─▶ noted ─▶ a crash before that ─▶ `recordNoted` at the next start
 *
 * @param key names who types: a newer note takes the place of the one before it.
 * @param listChanges what would be recorded now; only edits that `recordTyping` may join are noted.
 * @throws as `record` does; what was noted stays so. Rule: OUT12.
 */
export async function recordAhead<Result>(
  database: LocalDatabase,
  key: string,
  listChanges: () => readonly Change[],
  record: () => Promise<Result>,
): Promise<Result> {
  const notes: TypedRecord[] = [];
  let noting: Promise<unknown> = Promise.resolve();
  const timer = setTimeout(() => {
    const changes = listChanges();
    if (changes.length === 0 || !changes.every(isTyped)) return;
    notes.push({key, changes});
    // The queue is still to come: where it cannot be written either, that is told.
    noting = database.typed.put({key, changes}).catch(() => undefined);
  }, patienceMs);
  try {
    const result = await record();
    void noting
      .then(async () => Promise.all(notes.map(async (note) => forgetNote(database, note))))
      .catch(() => undefined);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

/** Forgets this note alone: a newer one of the same key is about something that is not recorded yet. */
export async function forgetNote({typed}: LocalDatabase, {key, changes}: TypedRecord): Promise<void> {
  await typed
    .where({key})
    .and((found) => found.changes[0]?.id === changes[0]?.id)
    .delete();
}
