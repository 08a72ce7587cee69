import type {BooksFilter} from '#workers/books/api.ts';
import {mayGoOn} from '#workers/books/ask/query/join-values.ts';
import {readQuery, type QueryPart} from '#workers/books/ask/query/read-query.ts';
import type {QueryReader} from '#workers/books/ask/query/read-value.ts';

/** What is left in the field, and what becomes of the filter. */
export type Taken = {
  readonly typed: string;
  readonly filter: BooksFilter;
  /** What was taken out of the field, each as it changes a filter. */
  readonly changes: readonly ((filter: BooksFilter) => BooksFilter)[];
};

/**
 * Takes what is understood out of the field and into the filter; words and what cannot be used stay.
 *
 * @param isDone whether the last piece is finished too; else only those with a space behind them are, unless what is typed next may belong to it.
 * Rule: QRY8.
 */
export function takeParts(typed: string, filter: BooksFilter, reader: QueryReader, isDone: boolean): Taken {
  const {parts} = readQuery(typed, reader);
  const changes: Taken['changes'][number][] = [];
  let left = typed;
  for (const {token, reading} of parts.toReversed()) {
    if (typeof reading !== 'function' || (!isDone && isBeingTyped(token, typed, reader))) continue;
    left = cut(left, token);
    changes.unshift(reading);
  }
  const changed = changes.reduce((next, change) => change(next), filter);
  return {typed: left, filter: {...changed, text: readQuery(left, reader).words}, changes};
}

/** Tells whether a piece is at the end, and what is typed next may belong to it, with a space before it or without. */
export function isBeingTyped(token: QueryPart['token'], typed: string, reader: QueryReader): boolean {
  // A key waits for its value, also behind a space.
  const isUnfinished = token.kind === 'key' && token.values.length === 0;
  return token.end === typed.length || isUnfinished || mayGoOn(token, typed, reader);
}

/** A text without a piece of it, and without the space after it. */
export function cut(typed: string, {start, end}: QueryPart['token']): string {
  return typed.slice(0, start) + typed.slice(end).replace(/^\s/, '');
}
