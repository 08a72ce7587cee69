import {rowAt, isDueInFile, isDueInStore, takePair, type MatchState} from './match-state.ts';
import type {ToldRow} from './core-words.ts';
import {mostDaysApart, type MatchRow} from './match-task.ts';
import type {Places} from './pair-in-order.ts';
import {isAlike} from './similar-text.ts';

/** A bank's id less what exports add to it: a prefix of letters, and zeros. */
export function idCore(bankId: string): string {
  const small = bankId.toLowerCase();
  return small.replace(/^[^0-9]*0*/, '') || small;
}

/** A shorter id may be the number of a line, or begin again every day: it proves nothing. */
const shortestProof = 6;

/** Whether a row's id is one that no other movement has. */
export function hasProvingId({bankId}: MatchRow): boolean {
  return bankId !== '' && idCore(bankId).length >= shortestProof;
}

/** Whether two rows have ids of their own that differ. */
export function areTwo(one: MatchRow, other: MatchRow): boolean {
  return hasProvingId(one) && hasProvingId(other) && idCore(one.bankId) !== idCore(other.bankId);
}

/** An id may be that of a contract, and come again the next month. */
const daysOfOneId = 14;

/** Pairs rows whose ids agree but for padding and prefix, with one amount. */
export function pairByBankId(state: MatchState): void {
  const before = state.pairs.length;
  const keyOf = (row: MatchRow) => (hasProvingId(row) ? `${row.amountUnits}|${idCore(row.bankId)}` : null);
  pairUnique(state, 'bank-id', keyOf, {isNear: (file, stored) => Math.abs(file.day - stored.day) <= daysOfOneId});
  if (state.pairs.length > before) state.idsAgree = true;
}

/** Pairs rows after which the account held the same: amount and balance hardly ever meet by chance. */
export function pairByBalance(state: MatchState): void {
  pairUnique(state, 'balance', (row) => (row.balanceUnits === null ? null : `${row.amountUnits}|${row.balanceUnits}`), {
    isNear: (one, other, places) => {
      if (!isAlike(one, other)) return false;
      if (state.same.dates) return one.day === other.day;
      if (Math.abs(one.day - other.day) > mostDaysApart || !isInChain(state, places)) return false;
      // Money that came and went leaves the balance where it was: at the seam of two files the next movement looks like the last.
      return isDueInFile(state, other) || isDueInStore(state, places[0]);
    },
  });
}

/** Whether the row before or after has its like beside the other too: two balances in a row do not meet by chance. */
function isInChain({file, stored}: MatchState, [place, other]: Places): boolean {
  return [-1, 1].some((step) => {
    const [one, two] = [file[place + step], stored[other + step]];
    if (!one || one.amountUnits !== two?.amountUnits || one.balanceUnits !== two.balanceUnits) return false;
    return isAlike(one, two);
  });
}

type Near = {readonly isNear: (file: ToldRow, stored: ToldRow, places: Places) => boolean};

/** Pairs the rows that alone have a key on either side. */
function pairUnique(
  state: MatchState,
  reason: 'bank-id' | 'balance',
  keyOf: (row: MatchRow) => string | null,
  {isNear}: Near,
): void {
  if (!state.file.some((row) => keyOf(row) !== null)) return;
  const inStore = placesOf(state.stored, state.takenStored, keyOf);
  if (inStore.size === 0) return;
  const inFile = placesOf(state.file, state.takenFile, keyOf);
  for (const [key, place] of inFile) {
    const other = inStore.get(key) ?? -1;
    if (place < 0 || other < 0 || state.sides[place] === 2) continue;
    const [one, two] = [rowAt(state.file, place), rowAt(state.stored, other)];
    if (!isNear(one, two, [place, other])) continue;
    // A balance may meet by chance where a bank has put in rows before; where the day says so too, it is certain.
    const isCertain = reason === 'bank-id' || isDueInFile(state, two) || isDueInStore(state, place);
    takePair(state, [place, other], reason, !isCertain);
  }
}

/** The place of each key that one row has; -1 where several have it. */
function placesOf(
  rows: readonly MatchRow[],
  taken: Uint8Array,
  keyOf: (row: MatchRow) => string | null,
): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, row] of rows.entries()) {
    const key = taken[place] === 0 ? keyOf(row) : null;
    if (key !== null) places.set(key, places.has(key) ? -1 : place);
  }
  return places;
}
