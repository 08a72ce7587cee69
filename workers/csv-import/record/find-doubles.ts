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
  /** Stays. */
  readonly kept: TransactionRow;
  /** Would be taken back. */
  readonly dropped: TransactionRow;
  readonly reason: MatchReason;
  /** Somebody has worked on both: none is taken back along with others. */
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
 * @returns the later import's row to be taken back, unless only that one has been worked on: what has a category, a note, a receipt or a check stays.
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
  const hasWork = ({id, categoryId, note, checked}: TransactionRow) =>
    categoryId !== null || note !== null || checked || withReceipt.has(id);
  return pairs.flatMap((pair) => {
    const [one, other] = [mine[file.places[pair.file] ?? -1], theirs[stored.places[pair.stored] ?? -1]];
    if (!one || !other) return [];
    const isLaterKept = hasWork(one) && !hasWork(other);
    const [kept, dropped] = isLaterKept ? [one, other] : [other, one];
    return [{kept, dropped, reason: pair.reason, isWorked: hasWork(one) && hasWork(other)}];
  });
}
