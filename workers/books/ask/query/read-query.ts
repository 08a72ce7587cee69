import type {BooksFilter} from '#workers/books/api.ts';
import {foldText} from '#workers/books/data/fold-text.ts';
import {joinValue, mostWords} from './join-values.ts';
import {isPeriodPhrase, readPeriod} from './periods.ts';
import {readPresenceOf, readValue, type QueryReader, type QueryTrouble, type ValueReading} from './read-value.ts';
import {readPresence, splitQuery, type Token} from './split-query.ts';
import {phrases} from './words.data.ts';

/** A piece of a query, and how it reads: as a word, as what it does to a filter, or as why it does nothing. */
export type QueryPart = {
  readonly token: Token;
  readonly reading: 'word' | ValueReading;
};

/** What somebody typed: the words to look for, and its pieces in their order. */
export type ReadQuery = {readonly words: string; readonly parts: readonly QueryPart[]};

const phraseReadings = new Map(
  (['es', 'en', 'pt'] as const).flatMap((language) =>
    phrases[language].map(([phrase, key, value]) => [foldText(phrase), {key, value}] as const),
  ),
);

/**
 * Reads what somebody typed in the search field of the books. Keys and values are understood in all three languages, without case or accents; what
 * is not known is a word to look for, as it is. Rules: QRY1 to QRY6.
 */
export function readQuery(typed: string, reader: QueryReader): ReadQuery {
  const tokens = splitQuery(typed);
  const parts: QueryPart[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const taken =
      token.kind === 'key'
        ? joinValue(token, tokens.slice(at + 1, at + 1 + mostWords), typed, reader)
        : {token, count: 1};
    parts.push({token: taken.token, reading: readToken(taken.token, typed, reader)});
    at += taken.count - 1;
  }
  const words = parts.flatMap(({token, reading}) => (reading === 'word' && token.kind === 'word' ? [token.text] : []));
  // What is nothing but words stays as it was typed, to its last space.
  const isPlain = parts.every(
    ({token, reading}) => reading === 'word' && typed.slice(token.start, token.end) === wordOf(token),
  );
  return {words: isPlain ? typed : words.join(' '), parts};
}

/** The filter that a query makes of another one, and what it could not use. */
export function applyQuery(query: ReadQuery, filter: BooksFilter): {filter: BooksFilter; troubles: QueryTrouble[]} {
  const troubles: QueryTrouble[] = [];
  let next: BooksFilter = {...filter, text: query.words};
  for (const {reading} of query.parts) {
    if (typeof reading === 'function') next = reading(next);
    else if (reading !== 'word') troubles.push(reading);
  }
  return {filter: next, troubles};
}

function wordOf(token: Token): string {
  return token.kind === 'word' ? token.text : '';
}

function readToken(token: Token, typed: string, reader: QueryReader): QueryPart['reading'] {
  if (token.kind === 'key') return readValue(token, reader);
  // Between quotes everything is a word.
  if (typed[token.start] === '"') return 'word';
  return readPhrase(token.text, reader) ?? 'word';
}

/** `sin-recibo`, `solo-salidas`, `último-trimestre`, with or without a minus before it. */
function readPhrase(text: string, reader: QueryReader): ValueReading | undefined {
  const isNot = /^[-−]/.test(text);
  const word = isNot ? text.slice(1) : text;
  const found = readPresence(word);
  if (found) return readPresenceOf(found.key, found.has !== isNot);
  const known = phraseReadings.get(foldText(word));
  if (known) return readValue({key: known.key, operator: ':', isNot, values: [known.value]}, reader);
  if (isNot || !isPeriodPhrase(word) || !readPeriod(word, reader)) return undefined;
  return readValue({key: 'date', operator: ':', isNot, values: [word]}, reader);
}
