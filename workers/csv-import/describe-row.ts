import {maxDescriptionLength, maxNoteLength, maxReferenceLength} from '#contract/bookkeeping/transaction.ts';
import type {ColumnRole} from './reading.ts';

/** The words of one transaction. */
export type RowWords = {
  readonly description: string;
  readonly merchant: string | null;
  readonly note: string | null;
  readonly category: string | null;
  readonly reference: string | null;
  /** For the identity: the first of the row's texts that says something. */
  readonly key: string;
  readonly bankId: string;
};

const longestMerchant = 200;
const longestCategory = 80;

/**
 * Gives a row's words to their targets. The description is that of one column, unless the person chose several; where it is empty, the merchant, the note,
 * the type, the category or the reference stand for it.
 *
 * @param columns places of the columns of each role, the best first.
 */
export function describeRow(
  cells: readonly string[],
  columns: Readonly<Partial<Record<ColumnRole, readonly number[]>>>,
): RowWords {
  const merchant = firstText(cells, columns.merchant);
  const reference = firstText(cells, columns.reference);
  const category = firstText(cells, columns.category);
  const note = joinTexts(cells, columns.note, firstText(cells, columns.note));
  const bankId = firstText(cells, columns.bankId);
  const first = firstText(cells, columns.description);
  const other = note || merchant || firstText(cells, columns.type) || category || reference;
  const description = joinTexts(cells, columns.description, first) || merchant || other || bankId || '—';
  return {
    description: cut(description, maxDescriptionLength),
    merchant: cutOrNull(merchant, longestMerchant),
    note: note === description ? null : cutOrNull(note, maxNoteLength),
    category: cutOrNull(category, longestCategory),
    reference: cutOrNull(reference, maxReferenceLength),
    key: first || other,
    bankId,
  };
}

function firstText(cells: readonly string[], places: readonly number[] | undefined): string {
  if (places)
    for (const place of places) {
      const text = squeeze(cells[place] ?? '');
      if (text !== '') return text;
    }
  return '';
}

/** Texts that add something to one another, `first` being the first of them; of two where one holds the other, the longer. */
function joinTexts(cells: readonly string[], places: readonly number[] = [], first: string): string {
  if (places.length <= 1) return first;
  if (places.length === 2) return joinTwo(first, squeeze(cells[places[1] ?? -1] ?? ''));
  const parts: string[] = [];
  for (const place of places) {
    const text = squeeze(cells[place] ?? '');
    if (text === '' || parts.some((part) => part.includes(text))) continue;
    const longer = parts.findIndex((part) => text.includes(part));
    if (longer >= 0) parts[longer] = text;
    else parts.push(text);
  }
  return parts.join(' · ');
}

/** The commonest case by far, without lists. */
function joinTwo(first: string, second: string): string {
  if (second === '' || first.includes(second)) return first;
  return second.includes(first) ? second : `${first} · ${second}`;
}

/** Banks pad with blanks and break lines inside a text; one blank says the same. */
function squeeze(text: string): string {
  return isEven(text) ? text : text.replace(/\s+/g, ' ').trim();
}

/** Single blanks only, none at the ends, and no other white space as far as ASCII goes. */
function isEven(text: string): boolean {
  let blank = true;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 32) {
      if (blank) return false;
      blank = true;
    } else {
      if (code < 32 || code === 0xa0 || code >= 0x1680) return false;
      blank = false;
    }
  }
  return !blank || text === '';
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

function cutOrNull(text: string, length: number): string | null {
  return text === '' ? null : cut(text, length);
}
