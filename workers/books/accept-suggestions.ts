import {transactions} from '#contract/bookkeeping/transaction.ts';
import {toFieldValues} from '#contract/kernel/field-values.ts';
import {newId} from '#contract/kernel/ids.ts';
import {maxRowsPerChange, type Change} from '#contract/sync/change.ts';
import type {BooksEditResult, BooksSelection, SuggestionPlace} from './api.ts';
import {selectRows} from './ask/view.ts';
import {decodeText} from './data/dictionary.ts';
import {readField} from './data/fields.ts';
import {idAt} from './data/id-index.ts';
import {recordRows} from './record-rows.ts';
import {runTask, type BooksWorld, type Session} from './session.ts';

/** Which rows are given which of their suggestions. */
type Acceptance = {selection: BooksSelection; place: SuggestionPlace};

/** A row and the category it is given. */
type Given = {row: number; categoryId: string};

/** How many rows of a selection `acceptSuggestions` would give a sure category. Rule: SUG6. */
export async function countSure(session: Session, selection: BooksSelection): Promise<number> {
  await session.loaded;
  return findGiven(session, {selection, place: 'sure'}).length;
}

/** Gives rows their own suggestion, as one act: see `BooksApi.acceptSuggestions`. Rules: SUG5, SUG6. */
export async function acceptSuggestions(
  session: Session,
  world: BooksWorld,
  acceptance: Acceptance,
): Promise<BooksEditResult> {
  await session.loaded;
  return runTask(session, async () => {
    const given = findGiven(session, acceptance);
    if (given.length === 0) return {changedCount: 0, blockedCount: 0, leftCount: 0};
    const nowMs = world.nowMs();
    const changes = toChanges(session, given, {
      makeId: () => newId(nowMs, world.fillRandom),
      madeAt: new Date(nowMs).toISOString(),
    });
    const leftCount = await recordRows(
      session,
      changes,
      given.map(({row}) => row),
    );
    // Nothing is suggested for what is locked.
    return {changedCount: given.length, blockedCount: 0, leftCount};
  });
}

function findGiven({books, list}: Session, {selection, place}: Acceptance): Given[] {
  const {suggester} = list;
  if (!suggester) return [];
  const categoryOf = (row: number): string | null =>
    place === 'sure'
      ? decodeText(books.columns.names, suggester.readSure(row))
      : (suggester.suggest(row).suggestions[place - 1]?.categoryId ?? null);
  return [...selectRows(books, list, selection)].flatMap((row) => {
    const categoryId = categoryOf(row);
    return categoryId === null ? [] : [{row, categoryId}];
  });
}

function toChanges(
  {spaceId, books: {columns}}: Session,
  given: readonly Given[],
  {makeId, madeAt}: {makeId: () => string; madeAt: string},
): Change[] {
  const groupId = given.length > maxRowsPerChange ? makeId() : null;
  const label = {key: 'bookkeeping:labelAccepted', params: {count: given.length}};
  const changes: Change[] = [];
  for (let start = 0; start < given.length; start += maxRowsPerChange) {
    const part = given.slice(start, start + maxRowsPerChange);
    const checked = part.map(({row}) => readField.checked(columns, row));
    // What every row has already is no part of it. Rule: REV3.
    const reviews = checked.includes(false);
    changes.push({
      id: makeId(),
      spaceId,
      table: transactions.name,
      op: 'edit',
      rowIds: part.map(({row}) => idAt(columns.ids, row)),
      set: {
        categoryId: toFieldValues(part.map(({categoryId}) => categoryId)),
        ...(reviews && {checked: {same: true}}),
      },
      was: {categoryId: {same: null}, ...(reviews && {checked: toFieldValues(checked)})},
      label,
      madeAt,
      ...(groupId !== null && {groupId}),
    });
  }
  return changes;
}
