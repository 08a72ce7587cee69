import {liveQuery} from 'dexie';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {recordTyping} from '#sync/outbox/record-typing.ts';
import {recordAhead} from '#sync/outbox/typed-ahead.ts';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {readRows} from '#src/data/database/read-rows.ts';
import {makeNow} from '#src/data/make-now.ts';
import type {RecordPlace} from '#src/data/record.ts';
import type {DraftStore} from '#src/data/wizard/draft-store.ts';
import {mergeDraft} from '#src/data/wizard/merge-draft.ts';
import {planWrites, type DraftRows} from './plan-writes.ts';
import {readDraft, type ReadDraft} from './read-draft.ts';

/**
 * Keeps a draft in its rows: a signed-in person's in their own space, a visitor's in the guest database. What is typed at one step is one act, so that undo takes
 * back the step. Rules: WIZ3, WIZ4, WIZ6, FRM1.
 *
 *   typing ─▶ write ─▶ the fields that are others than in `seen` ─▶ recordTyping
 *   other devices, other tabs ─▶ watch ─▶ put together with what is typed ─▶ the form, and `seen`
 *
 * Writes and looks take turns, so that nothing older than the last write is ever shown.
 *
 * @param known the draft as a screen has read it a moment ago: nobody waits for it to be read again.
 */
export function keepInRows(
  place: RecordPlace,
  id: string,
  {known, now = makeNow}: {known?: ReadDraft; now?: typeof makeNow} = {},
): DraftStore<CompanyDraft> {
  /** What the person has seen of the rows: a change says that it replaces this. */
  let seen = known ? toRows(known) : null;
  let groupId = now().createId();
  const typing = now().createId();
  let turn: Promise<unknown> = Promise.resolve();
  const takeTurn = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    const mine = turn.then(act);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const look = async (): Promise<DraftRows | null> => {
    const found = await readOneDraft(place, id);
    return found && toRows(found);
  };
  return {
    ...(seen && {known: seen.kept}),
    read: async () =>
      takeTurn(async () => {
        seen = await look();
        return seen?.kept ?? null;
      }),
    write: async (mine) => {
      const plan = () => (mine && seen ? planWrites(place, seen, mine, {making: now(), groupId}) : null);
      const record = async () => {
        const planned = plan();
        // An order locks it: nothing is left to forget.
        if (!planned) return succeed(undefined);
        const {changes, rows, outcome} = planned;
        if (changes.length > 0) await recordTyping(place.database, ...changes);
        if (seen && rows.kept.passed.length > seen.kept.passed.length) groupId = now().createId();
        seen = rows;
        return outcome;
      };
      return recordAhead(
        place.database,
        typing,
        () => plan()?.changes ?? [],
        async () => takeTurn(record),
      );
    },
    watch: (readMine, hear) => {
      const lookAgain = async () => {
        const there = await look();
        // What was discarded elsewhere stays as it is seen here; what is typed into it runs into that, and a person decides.
        if (!there || !seen) return;
        const typed = readMine();
        const {mine, base} = mergeDraft(seen.kept.draft, typed, there.kept.draft);
        const isNews = !isSame(mine, typed) || !isSame(there.kept.passed, seen.kept.passed);
        seen = {kept: {draft: base, passed: there.kept.passed}, workedAt: there.workedAt};
        // What was written here shows already.
        if (isNews) hear({draft: mine, passed: there.kept.passed});
      };
      const watching = liveQuery(async () => readOneDraft(place, id)).subscribe({
        // A look that waited for its turn may come after the database was closed with its screen.
        next: () => void takeTurn(lookAgain).catch(reportUnlessClosed),
        error: reportUnlessClosed,
      });
      return () => watching.unsubscribe();
    },
  };
}

function toRows({draft, passed, workedAt}: ReadDraft): DraftRows {
  return {kept: {draft, passed}, workedAt};
}

/** Whether two pieces of a draft, which is plain data, say the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function readOneDraft({database, spaceId}: RecordPlace, id: string) {
  return database.transaction('r', database.pages, database.outbox, async () => {
    const row = (await readRows(database, spaceId, 'companyDrafts')).find((one) => one.id === id);
    return row ? readDraft(row, await readRows(database, spaceId, 'draftPartners')) : null;
  });
}
