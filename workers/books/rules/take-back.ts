import {ruledFields} from '#contract/bookkeeping/rule-mark.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {BooksEditResult, BooksSelection} from '#workers/books/api.ts';
import type {RuledCount} from './rules-api.ts';
import {selectRows} from '#workers/books/ask/view.ts';
import {isLive} from '#workers/books/data/columns.ts';
import {fromDay} from '#workers/books/data/fields.ts';
import {recordRows} from '#workers/books/record-rows.ts';
import {runTask, type BooksWorld, type Session} from '#workers/books/session.ts';
import {editEach, type RowEdit} from './edit-each.ts';
import {markReader, readRuled} from './read-marks.ts';

/** In how many rows each rule has set something that stands, and the newest day of these. Rule: RUL12. */
export function countRuled({books: {columns}}: Session): RuledCount[] {
  const readMark = markReader(columns);
  const counts = new Map<string, {count: number; day: number}>();
  for (let row = 0; row < columns.ids.count; row += 1) {
    const mark = isLive(columns, row) ? readMark(row) : null;
    if (!mark) continue;
    const counted = counts.get(mark.ruleId) ?? {count: 0, day: -Infinity};
    counts.set(mark.ruleId, {count: counted.count + 1, day: Math.max(counted.day, columns.day[row] ?? 0)});
  }
  return [...counts].map(([ruleId, {count, day}]) => ({ruleId, count, lastDate: fromDay(day)}));
}

/** Puts back what rules set in rows, as one act: of a selection, or all that one rule set. What somebody changed since stays. Rule: RUL12. */
export async function takeBackRuled(
  session: Session,
  world: BooksWorld,
  what: {selection: BooksSelection} | {ruleId: string},
): Promise<BooksEditResult> {
  await session.loaded;
  return runTask(session, async () => {
    const {edits, blockedCount} = findEdits(session, what);
    if (edits.length === 0) return {changedCount: 0, blockedCount, leftCount: 0};
    const nowMs = world.nowMs();
    const changes = editEach(session, edits, {
      label: {key: 'bookkeeping:labelTakenBack', params: {count: edits.length}},
      madeAt: new Date(nowMs).toISOString(),
      makeId: () => newId(nowMs, world.fillRandom),
    });
    const leftCount = await recordRows(
      session,
      changes,
      edits.map(({row}) => row),
    );
    return {changedCount: edits.length, blockedCount, leftCount};
  });
}

function findEdits(
  {books, list}: Session,
  what: {selection: BooksSelection} | {ruleId: string},
): {edits: RowEdit[]; blockedCount: number} {
  const {columns} = books;
  const readMark = markReader(columns);
  const rows = 'selection' in what ? [...selectRows(books, list, what.selection)] : [...list.order];
  const edits: RowEdit[] = [];
  let blockedCount = 0;
  for (const row of rows) {
    const mark = isLive(columns, row) ? readMark(row) : null;
    if (!mark || ('ruleId' in what && mark.ruleId !== what.ruleId)) continue;
    if (columns.blocked[row] !== 0) {
      blockedCount += 1;
      continue;
    }
    const now = readRuled(columns, row);
    const fields = ruledFields.filter((field) => field in mark.replaced && mark.replaced[field] !== now[field]);
    const set = Object.fromEntries(fields.map((field) => [field, mark.replaced[field] ?? null]));
    edits.push({row, set, ruleMark: null});
  }
  return {edits, blockedCount};
}
