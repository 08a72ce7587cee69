import {maxDescriptionLength} from '#contract/bookkeeping/transaction.ts';
import type {ColumnRole} from './reading.ts';

/** The words of one movement. */
export type RowWords = {
  readonly description: string;
  readonly merchant: string | null;
  /** For the identity: the first description column that says something. */
  readonly key: string;
  readonly bankId: string;
};

const longestMerchant = 200;

/**
 * Puts a row's words together: every description column that adds something, else merchant, type or reference.
 *
 * @param columns places of the columns of each role, the best first.
 */
export function describeRow(
  cells: readonly string[],
  columns: Readonly<Partial<Record<ColumnRole, readonly number[]>>>,
): RowWords {
  const read = (role: ColumnRole) => (columns[role] ?? []).map((column) => squeeze(cells[column] ?? ''));
  const descriptions = read('description');
  const merchant = read('merchant').find((text) => text !== '') ?? '';
  const fallback = merchant || firstFilled(read('type')) || firstFilled(read('reference'));
  const bankId = firstFilled(read('bankId'));
  const parts: string[] = [];
  for (const text of descriptions) {
    if (text === '' || parts.some((part) => part.includes(text))) continue;
    const longer = parts.findIndex((part) => text.includes(part));
    if (longer >= 0) parts[longer] = text;
    else parts.push(text);
  }
  const description = parts.join(' · ') || fallback || bankId || '—';
  return {
    description: cut(description, maxDescriptionLength),
    merchant: merchant === '' ? null : cut(merchant, longestMerchant),
    key: firstFilled(descriptions) || fallback,
    bankId,
  };
}

function firstFilled(texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? '';
}

/** Banks pad with blanks and break lines inside a text; one blank says the same. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
