import type {Change} from '#contract/sync/change.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
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
 * @param listChanges what would be recorded now; only edits that `recordTyping` may join are noted. Asked for earlier writes too that are still on
 * their way: the note says over which values it may go, as they may be there by the next start.
 * @throws as `record` does; what was noted stays so. Rule: OUT12.
 */
export async function recordAhead<Result>(
  database: LocalDatabase,
  key: string,
  listChanges: () => readonly Change[],
  record: () => Promise<Result>,
): Promise<Result> {
  const mine: Going = {key, turn: nextTurn(), listChanges};
  const {turn} = mine;
  going.add(mine);
  const timer = setTimeout(() => {
    const changes = listChanges();
    if (changes.length === 0 || !changes.every(isTyped)) return;
    const over = listBefore(mine);
    noted.set(key, {turn, writing: database.typed.put({key, changes, over}).catch(() => undefined)});
  }, patienceMs);
  try {
    const result = await record();
    void forgetRecorded(database, key, turn).catch(() => undefined);
    return result;
  } finally {
    going.delete(mine);
    clearTimeout(timer);
  }
}

/** A write that is still on its way into the queue. */
type Going = {readonly key: string; readonly turn: number; readonly listChanges: () => readonly Change[]};

const going = new Set<Going>();

/** What the writes of the same typing that came before this one, and are not there yet, will have put. */
function listBefore({key, turn}: Going): Change[] {
  return [...going].filter((one) => one.key === key && one.turn < turn).flatMap((one) => [...one.listChanges()]);
}

/** The newest note of each key: by which write, and its writing, which says nothing where it fails, as the queue is still to come. */
const noted = new Map<string, {readonly turn: number; readonly writing: Promise<unknown>}>();

let turns = 0;
const nextTurn = (): number => (turns += 1);

/** What was recorded holds all that was typed before it: notes of older writes go too, also where those failed. */
async function forgetRecorded({typed}: LocalDatabase, key: string, turn: number): Promise<void> {
  const note = noted.get(key);
  if (!note || note.turn > turn) return;
  noted.delete(key);
  await note.writing;
  // Another may have been written meanwhile.
  if (!noted.has(key)) await typed.delete(key);
}
