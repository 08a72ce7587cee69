import {newId} from '#contract/kernel/ids.ts';
import type {Change} from '#contract/sync/change.ts';
import type {BooksEditOptions, BooksEditResult, BooksPatch, BooksSelection} from './api.ts';
import {planEdit} from './edit.ts';
import {findId} from './data/id-index.ts';
import {recordRows} from './record-rows.ts';
import {runTask, type BooksWorld, type Session} from './session.ts';
import {noteCategory} from './recent-categories.ts';
import {selectRows} from './ask/view.ts';

/** What a person sets over which rows. */
export type Edit = BooksEditOptions & {selection: BooksSelection; patch: BooksPatch};

/** Records an edit durably, then shows it: see `BooksApi.editRows`. Rule: BKS4. */
export async function editRows(session: Session, world: BooksWorld, edit: Edit): Promise<BooksEditResult> {
  const {selection} = edit;
  const known = (id: string): boolean => findId(session.books.columns.ids, id) !== -1;
  // Rows that are still being read are meant too.
  if (selection.kind !== 'ids' || !selection.ids.every(known)) await session.loaded;
  return runTask(session, () => recordEdit(session, world, edit));
}

async function recordEdit(session: Session, world: BooksWorld, edit: Edit): Promise<BooksEditResult> {
  const {books, list, spaceId} = session;
  const nowMs = world.nowMs();
  const rows = selectRows(books, list, edit.selection);
  const makeId = () => newId(nowMs, world.fillRandom);
  const {changes: edits, ...result} = planEdit(books.columns, rows, {
    spaceId,
    patch: edit.patch,
    seen: edit.seen ?? {},
    madeAt: new Date(nowMs).toISOString(),
    makeId,
  });
  if (edits.length === 0) return {...result, leftCount: 0};
  const changes = edit.first ? joinChanges([edit.first, ...edits], makeId()) : edits;
  noteCategory(session, world, edit.patch);
  return {...result, leftCount: await recordRows(session, changes, rows)};
}

/** Makes changes one act, which is undone as one. */
function joinChanges(changes: readonly Change[], groupId: string): Change[] {
  return changes.map((change) => ({...change, groupId: changes.at(-1)?.groupId ?? groupId}));
}
