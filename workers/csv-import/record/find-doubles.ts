import type {ImportMatchRow} from '#contract/bookkeeping/import-match.ts';
import type {ImportRow} from '#contract/bookkeeping/import.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {matchRows} from '#workers/csv-import/match/match-rows.ts';
import type {MatchReason} from '#workers/csv-import/match/match-task.ts';
import {joinSpans, layoutsOf, type ImportLayout} from './import-layouts.ts';
import {listMeetings, type Meeting} from './import-meetings.ts';
import {compareLayouts, listStoredRows} from './match-lists.ts';

/** Two transactions of two imports that are one movement, as it seems. */
export type Double = {
  /** Stays: the earlier import's, on every device, whoever worked on which. */
  readonly kept: TransactionRow;
  /** Would be taken back. */
  readonly dropped: TransactionRow;
  readonly reason: MatchReason;
  /** Taking it back would lose work that the kept one has no place for: it is not taken back along with others. */
  readonly isWorked: boolean;
};

/** What a space holds, as far as doubles need it. */
export type DoublesTask = {
  readonly imports: readonly ImportRow[];
  readonly matches: readonly ImportMatchRow[];
  /** Live ones. */
  readonly rows: readonly TransactionRow[];
  /** Ids of transactions that have a receipt. */
  readonly withReceipt: ReadonlySet<string>;
};

/**
 * Finds what two devices imported twice, each without knowing of the other, from files of other forms. Everything it looks at is synced, so that every
 * device finds the same. What a person has decided on is not found again.
 *
 * @returns always the later import's row to be taken back: were it the one without work, two people who each worked on another of the two would
 *   take back both. Its work is carried over.
 * Rule: IMP45.
 */
export function findDoubles(task: DoublesTask): Double[] {
  const decided = new Set(task.matches.map(({id, transactionId}) => pairKey(id, transactionId)));
  const doubles: Double[] = [];
  const gone = new Set<string>();
  for (const accountId of new Set(task.imports.map((row) => row.accountId))) {
    const layouts = layoutsOf(task.imports, accountId);
    for (const meeting of listMeetings(layouts))
      for (const double of matchMeeting(task, layouts, meeting)) {
        const {kept, dropped} = double;
        if (decided.has(pairKey(kept.id, dropped.id)) || gone.has(kept.id) || gone.has(dropped.id)) continue;
        gone.add(dropped.id);
        doubles.push(double);
      }
  }
  return doubles;
}

function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function matchMeeting(
  {rows, withReceipt}: DoublesTask,
  layouts: ReadonlyMap<string, ImportLayout>,
  {later, earlier}: Meeting,
): Double[] {
  const layout = layouts.get(later);
  const mine = rows.filter(({importId}) => importId === later);
  const theirs = rows.filter(({importId}) => importId !== null && earlier.includes(importId));
  if (!layout?.span || mine.length === 0 || theirs.length === 0) return [];
  const [file, stored] = [listStoredRows(mine, layouts), listStoredRows(theirs, layouts)];
  const {pairs} = matchRows({
    file: file.rows,
    fileSpan: layout.span,
    stored: stored.rows,
    spans: joinSpans(earlier.flatMap((id) => layouts.get(id)?.span ?? [])),
    same: compareLayouts(layout, theirs, layouts),
  });
  return pairs.flatMap((pair) => {
    const [dropped, kept] = [mine[file.places[pair.file] ?? -1], theirs[stored.places[pair.stored] ?? -1]];
    if (!dropped || !kept) return [];
    return [{kept, dropped, reason: pair.reason, isWorked: withReceipt.has(dropped.id) || hasOtherWork(kept, dropped)}];
  });
}

/** Whether the work on one cannot be carried over: the kept one has another category or note, or is locked. A receipt stays with its transaction. */
function hasOtherWork(kept: TransactionRow, dropped: TransactionRow): boolean {
  const work = workToCarry(kept, dropped);
  if (kept.blockedReason != null && Object.keys(work).length > 0) return true;
  const differs = (field: 'categoryId' | 'note') =>
    dropped[field] !== null && kept[field] !== null && dropped[field] !== kept[field];
  return differs('categoryId') || differs('note');
}

/** What the kept one takes over: the category and the note that it has not, and the check. */
export function workToCarry(kept: TransactionRow, dropped: TransactionRow): Partial<TransactionRow> {
  return {
    ...(kept.categoryId === null && dropped.categoryId !== null && {categoryId: dropped.categoryId}),
    ...(kept.note === null && dropped.note !== null && {note: dropped.note}),
    ...(!kept.checked && dropped.checked && {checked: true}),
  };
}
