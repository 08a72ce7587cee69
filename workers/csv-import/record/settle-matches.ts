import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import type {MatchDoubt, MatchPair, MatchReason, MatchResult, Span} from '#workers/csv-import/match/match-task.ts';
import type {FileTransaction} from '#workers/csv-import/reading.ts';
import type {Comparison, Decisions, Likeness, MatchToKeep, OpenDoubt, SeenRow} from './comparison.ts';
import type {KnownRow} from './known-rows.ts';
import type {MatchList} from './match-lists.ts';
import {nameFresh, type IdsOf} from './name-fresh.ts';
import type {NamedTransactions} from './settle-by-name.ts';

/** What names and likeness found, to be settled with what the person decided. */
export type Found = {
  readonly file: NamedTransactions;
  readonly known: ReadonlyMap<string, KnownRow>;
  readonly idsOf: IdsOf;
  /** Places that names left open. */
  readonly open: readonly number[];
  readonly matched: {
    readonly result: MatchResult;
    readonly mine: MatchList;
    readonly theirs: MatchList;
    readonly stored: readonly TransactionRow[];
    readonly fileSpan: Span;
  } | null;
  readonly turned: Comparison['turned'];
  readonly decisions: Decisions;
  readonly seen: readonly string[];
};

/** A pair in places of the file's transactions and of the stored rows. */
type Settled = {
  readonly place: number;
  readonly stored: TransactionRow;
  readonly reason: MatchReason;
  readonly isPresumed: boolean;
};

/** Settles what is new and what is here by what was found and decided. A doubt without an answer leaves its rows out of both. */
export function settleMatches(found: Found): Comparison {
  const {file, open, matched, decisions, turned} = found;
  const pairs = matched ? toSettled(found, matched.result.pairs) : [];
  const doubts = matched ? matched.result.doubts.map((doubt) => toOpenDoubt(found, doubt)) : [];
  const answered = matched ? matched.result.doubts.flatMap((doubt, index) => answer(found, doubt, doubts[index])) : [];
  const {same: together = []} = decisions;
  const apart = new Set(
    decisions.isAllApart ? pairs.map(({place}) => place).filter((place) => !together.includes(place)) : decisions.apart,
  );
  const same = [...pairs.filter(({place}) => !apart.has(place)), ...answered];
  const here = new Set(same.map(({place}) => place));
  const unsaid = new Set(
    doubts.flatMap((doubt, index) =>
      doubt.answer === null ? (matched?.result.doubts[index]?.file ?? []).map((at) => matched?.mine.places[at]) : [],
    ),
  );
  const fresh = nameFresh(
    found,
    open.filter((place) => !here.has(place) && !unsaid.has(place)),
  );
  const freshId = new Map(fresh.places.map((place, index) => [place, fresh.ids[index] ?? '']));
  const keep = ({place, stored, reason}: Settled): MatchToKeep[] => {
    const transaction = file.transactions[place];
    const id = freshId.get(place) ?? file.ids[place] ?? '';
    const status = here.has(place) ? ('same' as const) : ('apart' as const);
    return transaction ? [{id, transactionId: stored.id, transaction, reason, status}] : [];
  };
  return {
    fresh: {ids: fresh.ids, transactions: fresh.transactions},
    knownCount: file.ids.length - open.length,
    matches: [...pairs, ...answered].flatMap(keep),
    likenesses: pairs.flatMap((pair) => toLikeness(file.transactions[pair.place], pair, apart.has(pair.place))),
    doubts,
    turned,
    seen: found.seen,
  };
}

function toSettled({matched}: Found, pairs: readonly MatchPair[]): Settled[] {
  return pairs.flatMap(({file, stored, reason, isPresumed}) => {
    const place = matched?.mine.places[file];
    const row = matched?.stored[matched.theirs.places[stored] ?? -1];
    return place === undefined || !row ? [] : [{place, stored: row, reason, isPresumed}];
  });
}

function toLikeness(row: FileTransaction | undefined, pair: Settled, isApart: boolean): Likeness[] {
  const {place, stored, reason, isPresumed} = pair;
  return row ? [{place, line: row.line, row: see(row), stored: see(stored), reason, isPresumed, isApart}] : [];
}

function see({date, description, merchant, amountUnits}: SeenRow & {readonly merchant: string | null}): SeenRow {
  return {date, description: merchant ?? description, amountUnits};
}

function toOpenDoubt({file, matched, decisions}: Found, {file: rows, stored, least, most}: MatchDoubt): OpenDoubt {
  const places = rows.flatMap((at) => matched?.mine.places[at] ?? []);
  const place = places[0] ?? 0;
  const chosen = decisions.fresh?.[place] ?? (decisions.rest && {least, most}[decisions.rest]);
  return {
    place,
    lines: places.flatMap((at) => file.transactions[at]?.line ?? []),
    rows: places.flatMap((at) => file.transactions[at] ?? []).map(see),
    stored: stored.flatMap((at) => matched?.stored[matched.theirs.places[at] ?? -1] ?? []).map(see),
    rowCount: rows.length,
    storedCount: stored.length,
    least,
    most,
    answer: chosen === undefined ? null : Math.min(most, Math.max(least, chosen)),
  };
}

/** Those of a doubt that are not new, by the person's word: where the file goes on from what is stored, the latest are new, else the earliest. */
function answer(found: Found, doubt: MatchDoubt, open: OpenDoubt | undefined): Settled[] {
  const {matched} = found;
  if (!matched || !open || open.answer === null) return [];
  const {mine, fileSpan} = matched;
  const day = mine.rows[doubt.file[0] ?? 0]?.day ?? 0;
  const goesOn = day - fileSpan.first <= fileSpan.last - day;
  const count = doubt.file.length - open.answer;
  const rows = goesOn ? doubt.file.slice(0, count) : doubt.file.slice(open.answer);
  const pairs = rows.map((file, index) => {
    const stored = doubt.stored[index] ?? 0;
    return {file, stored, reason: 'answered' as const, isPresumed: false};
  });
  return toSettled(found, pairs);
}
