import {headerNames, headerWords, sideWords} from './header-words.data.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';

/** The least score of a name that is known as it stands. */
export const exactScore = 100;

/** From 100 upwards for a known name, the better the earlier in the list; less for a name that only contains a known word. */
export function nameScore(role: ColumnRole, words: string): number {
  if (words === '') return 0;
  const place = headerNames[role]?.indexOf(words) ?? -1;
  if (place >= 0) return exactScore + 200 - place;
  // "Description1", "Beschreibung 2".
  const numbered = /^(.*\D) ?[1-9]$/.exec(words)?.[1]?.trim();
  if (numbered !== undefined && headerNames[role]?.includes(numbered)) return exactScore;
  const parts = words.split(' ');
  if (parts.length > 8 || isBeside(words, role)) return 0;
  // "Cargos y abonos" is one column of both.
  if (namesSide(parts, 'debit') && namesSide(parts, 'credit')) return role === 'amount' ? 50 : 0;
  return parts.some((part) => headerWords[role]?.includes(part)) ? 50 - parts.length : 0;
}

function namesSide(parts: readonly string[], role: 'debit' | 'credit'): boolean {
  return parts.some((part) => headerWords[role]?.includes(part));
}

/** A charge is no amount, but the words of a tax name a tax. */
export function isBeside(words: string, role?: ColumnRole): boolean {
  return words.split(' ').some((part) => {
    if (taxWords.includes(part)) return role !== 'tax';
    if (feeWords.includes(part)) return role !== 'fee' && role !== 'tax' && role !== undefined;
    return sideWords.includes(part);
  });
}

const feeWords: readonly string[] = headerWords.fee ?? [];
const taxWords: readonly string[] = headerWords.tax ?? [];
