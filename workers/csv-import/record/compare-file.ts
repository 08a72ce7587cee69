import {importMatches} from '#contract/bookkeeping/import-match.ts';
import {imports} from '#contract/bookkeeping/import.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {hashBytes} from '#sync/store/bytes.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {BankFile} from '#workers/csv-import/bank-file.ts';
import {dayNumber} from '#workers/csv-import/match/day-number.ts';
import {findTurned} from '#workers/csv-import/match/find-turned.ts';
import {matchRows} from '#workers/csv-import/match/match-rows.ts';
import type {Span} from '#workers/csv-import/match/match-task.ts';
import type {Comparison, Decisions} from './comparison.ts';
import {findCandidates} from './find-candidates.ts';
import {areNear, joinSpans, layoutOf, layoutsOf, wholeDays, type ImportLayout} from './import-layouts.ts';
import {nameRows, readKnownRows, type KnownRow} from './known-rows.ts';
import {createRowIds} from '#workers/csv-import/rows/identity.ts';
import {compareLayouts, listFileRows, listStoredRows} from './match-lists.ts';
import {readRowsById} from './rows-by-id.ts';
import {settleByName, type Shelf} from './settle-by-name.ts';
import {settleMatches} from './settle-matches.ts';

/** A file, and where it would go. */
export type CompareTask = {
  readonly database: LocalDatabase;
  readonly spaceId: string;
  readonly account: {readonly id: string};
  readonly file: BankFile;
  /** What `nameRows` says of its transactions, where it was asked before. */
  readonly rowIds?: readonly string[];
  /** The file's bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly decisions?: Decisions;
};

/**
 * Compares a file with the books: by names first, then, where they leave something open, as a whole. Nothing is written.
 *
 * @returns what is new under the names it will have, what is here, what was decided by likeness, and what only the person can say.
 * Rules: IMP5, IMP40 to IMP44.
 */
export async function compareFile(task: CompareTask): Promise<Comparison> {
  const {database, spaceId, account, file, decisions = {}} = task;
  const {transactions} = file;
  const ids = task.rowIds ?? nameRows(transactions, {spaceId, accountId: account.id});
  const known = await readKnownRows(database, spaceId);
  const {shelf, layouts} = await readShelf(task, known);
  const named = settleByName({ids, transactions}, shelf, file.reading.period?.looseDays);
  const open = named.flatMap((id, place) => (id === null ? [place] : []));
  const knownCount = transactions.length - open.length;
  const idsOf = createRowIds(spaceId, account.id);
  const base = {file: {ids, transactions}, known, idsOf, decisions, seen: listNear(file, layouts)};
  const {period} = file.reading;
  if (open.length === 0 || known.size === 0 || !period)
    return settleMatches({...base, open, matched: null, turned: null});
  const books = {known, accountId: account.id, claimed: new Set(named), edges: [period.from, period.to]};
  const candidates = findCandidates(transactions, open, books);
  const stored = await readRowsById(database, spaceId, candidates.ids);
  if (stored.length === 0) return settleMatches({...base, open, matched: null, turned: null});
  const layout = layoutOf(file.reading, file.recipe);
  const mine = listFileRows(transactions, candidates.places, layout);
  const theirs = listStoredRows(stored, layouts);
  const fileSpan = wholeDays(period);
  const result = matchRows({
    file: mine.rows,
    fileSpan,
    stored: theirs.rows,
    spans: shelf.spans,
    same: compareLayouts(layout, stored, layouts),
  });
  // What names or likeness found is no opposite.
  const isScarce = (knownCount + result.pairs.length) * 2 < transactions.length;
  const turned =
    isScarce && !decisions.isNotTurned ? findTurned(mine.rows, theirs.rows, countWithin(file, shelf.spans)) : null;
  return settleMatches({...base, open, matched: {result, mine, theirs, stored, fileSpan}, turned});
}

function listNear({reading, recipe}: BankFile, layouts: ReadonlyMap<string, ImportLayout>): string[] {
  const {span} = layoutOf(reading, recipe);
  return [...layouts].flatMap(([id, layout]) => (areNear(span, layout.span) ? [id] : []));
}

function countWithin({transactions}: BankFile, spans: readonly Span[]): number {
  const isWithin = (day: number) => spans.some(({first, last}) => first <= day && day <= last);
  return transactions.filter(({date}) => isWithin(dayNumber(date))).length;
}

async function readShelf({database, spaceId, account, file, bytes}: CompareTask, known: ReadonlyMap<string, KnownRow>) {
  const rows = known.size === 0 ? [] : await readTable(database, imports, spaceId);
  const layouts = layoutsOf(rows, account.id);
  const matches = known.size === 0 ? [] : await readTable(database, importMatches, spaceId);
  const aliases = new Map<string, string>();
  for (const {id, importId, transactionId, status} of matches)
    if (status === 'same' && id !== transactionId && layouts.has(importId)) aliases.set(id, transactionId);
  const hash = rows.length === 0 ? '' : await hashBytes(bytes);
  const date = layoutOf(file.reading, file.recipe).date;
  const shelf: Shelf = {
    known,
    aliases,
    spans: spansOf(layouts, known),
    hasSameDates: (importId) => importId !== null && date !== null && layouts.get(importId)?.date === date,
    isSameFile: rows.some(({id, fileHash}) => fileHash === hash && layouts.has(id)),
  };
  return {shelf, layouts};
}

/** The days that imports covered; where one does not say, those of its rows. */
function spansOf(layouts: ReadonlyMap<string, ImportLayout>, known: ReadonlyMap<string, KnownRow>): Span[] {
  const spans = [...layouts.values()].flatMap(({span}) => span ?? []);
  const silent = new Map<string, {from: string; to: string}>();
  for (const [id, {span}] of layouts) if (!span) silent.set(id, {from: '', to: ''});
  if (silent.size > 0)
    for (const {importId, date} of known.values()) {
      const seen = importId === null ? undefined : silent.get(importId);
      if (!seen || importId === null) continue;
      silent.set(importId, {
        from: seen.from === '' || date < seen.from ? date : seen.from,
        to: date > seen.to ? date : seen.to,
      });
    }
  return joinSpans([
    ...spans,
    ...[...silent.values()].flatMap(({from, to}) =>
      from === '' ? [] : [{first: dayNumber(from), last: dayNumber(to)}],
    ),
  ]);
}
