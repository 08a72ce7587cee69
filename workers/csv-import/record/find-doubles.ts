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

/** Transactions of two imports of which nothing tells how many are one movement: of those of the later one `least` to `most` are movements of their own. */
export type DoubleDoubt = {
  /** The later import's. */
  readonly rows: readonly TransactionRow[];
  readonly stored: readonly TransactionRow[];
  readonly least: number;
  readonly most: number;
};

/** What may be here twice: what seems to be, and what only a person can say. */
export type FoundDoubles = {readonly doubles: readonly Double[]; readonly doubts: readonly DoubleDoubt[]};

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
export function findDoubles(task: DoublesTask): FoundDoubles {
  const isDecided = decisionsOf(task);
  const doubles: Double[] = [];
  const doubts: DoubleDoubt[] = [];
  const gone = new Set<string>();
  for (const accountId of new Set(task.imports.map((row) => row.accountId))) {
    const layouts = layoutsOf(task.imports, accountId);
    for (const meeting of listMeetings(layouts)) {
      const met = matchMeeting(task, layouts, meeting);
      for (const double of met.doubles) {
        const {kept, dropped} = double;
        if (isDecided(dropped, kept) || gone.has(kept.id) || gone.has(dropped.id)) continue;
        gone.add(dropped.id);
        doubles.push(double);
      }
      for (const doubt of met.doubts) {
        const stored = doubt.stored.filter(({id}) => !gone.has(id));
        const isOpen = (row: TransactionRow) => !gone.has(row.id) && !stored.some((other) => isDecided(row, other));
        const rows = doubt.rows.filter(isOpen);
        if (rows.length === 0 || stored.length === 0) continue;
        for (const {id} of rows) gone.add(id);
        const least = Math.max(0, rows.length - Math.min(stored.length, doubt.rows.length - doubt.least));
        doubts.push({rows, stored, least, most: Math.min(rows.length, doubt.most)});
      }
    }
  }
  return {doubles, doubts};
}

/** Whether a person has said what two are; who said that one is no twin of another, said so of all of that day and amount. */
function decisionsOf({matches, rows}: DoublesTask): (dropped: TransactionRow, kept: TransactionRow) => boolean {
  const decided = new Set(matches.map(({id, transactionId}) => pairKey(id, transactionId)));
  const kindOf = ({accountId, date, amountUnits}: TransactionRow) => `${accountId} ${date} ${amountUnits}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const apart = new Set(
    matches.flatMap(({id, transactionId, status}) => {
      const row = status === 'apart' ? byId.get(transactionId) : undefined;
      return row ? [`${id} ${kindOf(row)}`] : [];
    }),
  );
  return (dropped, kept) => decided.has(pairKey(kept.id, dropped.id)) || apart.has(`${dropped.id} ${kindOf(kept)}`);
}

function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function matchMeeting(
  {rows, withReceipt}: DoublesTask,
  layouts: ReadonlyMap<string, ImportLayout>,
  {later, earlier}: Meeting,
): FoundDoubles {
  const layout = layouts.get(later);
  const mine = rows.filter(({importId}) => importId === later);
  const theirs = rows.filter(({importId}) => importId !== null && earlier.includes(importId));
  if (!layout?.span || mine.length === 0 || theirs.length === 0) return {doubles: [], doubts: []};
  const [file, stored] = [listStoredRows(mine, layouts), listStoredRows(theirs, layouts)];
  const found = matchRows({
    file: file.rows,
    fileSpan: layout.span,
    stored: stored.rows,
    spans: joinSpans(earlier.flatMap((id) => layouts.get(id)?.span ?? [])),
    same: compareLayouts(layout, theirs, layouts),
  });
  const mineAt = (place: number) => mine[file.places[place] ?? -1] ?? [];
  const theirsAt = (place: number) => theirs[stored.places[place] ?? -1] ?? [];
  const doubles = found.pairs.flatMap((pair) => {
    const [dropped, kept] = [mine[file.places[pair.file] ?? -1], theirs[stored.places[pair.stored] ?? -1]];
    return dropped && kept ? [toDouble(kept, dropped, pair.reason, withReceipt)] : [];
  });
  const doubts = found.doubts.map(({file: own, stored: others, least, most}) => ({
    rows: own.flatMap(mineAt),
    stored: others.flatMap(theirsAt),
    least,
    most,
  }));
  return {doubles, doubts};
}

/** Two that are one, and whether taking one back would lose work. */
export function toDouble(
  kept: TransactionRow,
  dropped: TransactionRow,
  reason: MatchReason,
  withReceipt: ReadonlySet<string>,
): Double {
  return {kept, dropped, reason, isWorked: withReceipt.has(dropped.id) || hasOtherWork(kept, dropped)};
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
