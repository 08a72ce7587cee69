import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {dayNumber} from '#workers/csv-import/match/day-number.ts';
import type {MatchRow, MatchTask} from '#workers/csv-import/match/match-task.ts';
import {normaliseText} from '#workers/csv-import/file/normalise.ts';
import type {FileTransaction} from '#workers/csv-import/reading.ts';
import {readIdentity} from '#workers/csv-import/rows/identity.ts';
import type {ImportLayout} from './import-layouts.ts';

/** Rows for matching, oldest first, with the places they have in the list they came from. */
export type MatchList = {readonly rows: readonly MatchRow[]; readonly places: readonly number[]};

/** The rows of a file at `places`, as the matcher wants them. */
export function listFileRows(
  transactions: readonly FileTransaction[],
  places: readonly number[],
  {isNewestFirst}: ImportLayout,
): MatchList {
  const ordered = isNewestFirst ? places.toReversed() : places;
  const made = ordered.flatMap((place) => {
    const transaction = transactions[place];
    return transaction ? [{place, row: toMatchRow(transaction)}] : [];
  });
  const sorted = made.toSorted((one, other) => one.row.day - other.row.day);
  return {rows: sorted.map(({row}) => row), places: sorted.map(({place}) => place)};
}

function toMatchRow({date, amountUnits, balanceUnits, description, identity}: FileTransaction): MatchRow {
  const named = readIdentity(identity);
  const text = named?.text ?? normaliseText(description);
  return {day: dayNumber(date), amountUnits, balanceUnits, text, bankId: named?.bankId ?? '', isTyped: false};
}

/** Stored rows, as their files had them: what a person has edited since does not hide them. */
export function listStoredRows(
  stored: readonly TransactionRow[],
  layouts: ReadonlyMap<string, ImportLayout>,
): MatchList {
  const made = stored.map((row, place) => {
    const named = row.identity === null ? null : readIdentity(row.identity);
    const layout = row.importId === null ? undefined : layouts.get(row.importId);
    const line = row.importLine ?? 0;
    return {
      place,
      madeAt: layout?.createdAt ?? row.createdAt,
      line: layout?.isNewestFirst ? -line : line,
      row: {
        day: dayNumber(named?.date ?? row.date),
        amountUnits: named?.amountUnits ?? row.amountUnits,
        balanceUnits: row.balanceUnits,
        text: named?.text ?? normaliseText(row.description),
        bankId: named?.bankId ?? '',
        isTyped: row.importId === null,
      },
    };
  });
  const sorted = made.toSorted(
    (one, other) =>
      one.row.day - other.row.day ||
      (one.madeAt < other.madeAt ? -1 : one.madeAt > other.madeAt ? 1 : one.line - other.line),
  );
  return {rows: sorted.map(({row}) => row), places: sorted.map(({place}) => place)};
}

/** Whether a file was read from columns of the same names as all the imports of stored rows. */
export function compareLayouts(
  file: ImportLayout,
  stored: readonly Pick<TransactionRow, 'importId'>[],
  layouts: ReadonlyMap<string, ImportLayout>,
): MatchTask['same'] {
  const ids = new Set(stored.flatMap(({importId}) => importId ?? []));
  const isSame = (pick: (layout: ImportLayout) => string | null) => {
    const own = pick(file);
    return own !== null && [...ids].every((id) => own === (layouts.has(id) ? pick(layouts.get(id) ?? file) : null));
  };
  return {dates: isSame(({date}) => date), texts: isSame(({text}) => text), ids: isSame(({bankId}) => bankId)};
}
