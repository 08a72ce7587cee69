import {foldText} from '#workers/books/data/fold-text.ts';
import {beginsPeriod} from './periods.ts';
import {findNamed, isNameBegun, type Named, type QueryReader} from './read-value.ts';
import type {Token} from './split-query.ts';

type KeyToken = Extract<Token, {kind: 'key'}>;

/** A key with what belongs to its value, and how many tokens that were. */
type Joined = {readonly token: KeyToken; readonly count: number};

/** No name that is typed without quotes has more words. */
export const mostWords = 12;

/**
 * Joins a key with the next words that belong to its value: a name of several words needs no quotes, and a range may have spaces around its dots.
 * Rules: QRY2, QRY4.
 */
export function joinValue(token: KeyToken, next: readonly Token[], typed: string, reader: QueryReader): Joined {
  // Between quotes everything is a word of its own.
  const end = next.findIndex(({kind, start}) => kind !== 'word' || typed[start] === '"');
  const words = end === -1 ? next : next.slice(0, end);
  if (!token.isOpen || token.values.length === 0) return {token, count: 1};
  const things = thingsOf(token, reader);
  if (things) return joinName(token, words, typed, things);
  return isRanged(token) ? joinRange(token, words, typed) : {token, count: 1};
}

/** Tells whether the value of a last piece may go on behind the space that is typed after it. Rule: QRY8. */
export function mayGoOn(token: Token, typed: string, reader: QueryReader): boolean {
  if (token.kind !== 'key' || !token.isOpen || typed.slice(token.end).trim() !== '') return false;
  const value = token.values.at(-1) ?? '';
  const things = thingsOf(token, reader);
  if (things) return typed[token.end - 1] === ',' || isNameBegun(`${value} `, things);
  if (!isRanged(token)) return false;
  return value.endsWith('..') || (!value.includes('..') && /^[\p{L}\p{N}]/u.test(value));
}

function thingsOf({key}: KeyToken, reader: QueryReader): readonly Named[] | null {
  if (key === 'category') return reader.categories;
  return key === 'account' ? reader.accounts : null;
}

function isRanged({key, operator}: KeyToken): boolean {
  return (key === 'amount' || key === 'date') && (operator === ':' || operator === '=');
}

/** As many of the next words as make a name, or the beginning of one, together with what is there. */
function joinName(token: KeyToken, words: readonly Token[], typed: string, things: readonly Named[]): Joined {
  const first = token.values.at(-1) ?? '';
  const from = typed[token.end - 1] === ',' ? token.end - 1 : token.end;
  for (let count = words.length; count > 0; count -= 1) {
    const end = words[count - 1]?.end ?? token.end;
    const names = readNames((first + typed.slice(from, end)).replaceAll(/\s+/g, ' '), things);
    if (names) return {token: {...token, values: [...token.values.slice(0, -1), ...names], end}, count: count + 1};
  }
  return {token, count: 1};
}

/** One name, which may have commas, or several with commas between; null where one of them is none. */
function readNames(text: string, things: readonly Named[]): string[] | null {
  const isName = (name: string) => !name.startsWith('#') && findNamed(name, things).length > 0;
  if (things.some(({names}) => names.some((name) => foldText(name) === foldText(text)))) return [text];
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.every(isName) ? names : null;
}

/** `100 .. 200`: dots between spaces, and what may be the end of a range behind them. */
function joinRange(token: KeyToken, words: readonly Token[], typed: string): Joined {
  const value = token.values.at(-1) ?? '';
  const isEnd = (word: string) => /^\d/.test(word) || (token.key === 'date' && beginsPeriod(word));
  const parts = words.map((word) => ('text' in word ? word.text : ''));
  const join = (added: string, count: number): Joined => ({
    token: {...token, values: [...token.values.slice(0, -1), value + added], end: words[count - 1]?.end ?? token.end},
    count: count + 1,
  });
  const [one = '', other = ''] = parts;
  if (value.endsWith('..')) return isEnd(one) ? join(one, 1) : {token, count: 1};
  if (value.includes('..')) return {token, count: 1};
  // The first of two dots.
  if (one === '.' && words[0]?.end === typed.length) return join('', 1);
  if (one === '..') return isEnd(other) ? join(`..${other}`, 2) : join('..', 1);
  return one.startsWith('..') && isEnd(one.slice(2)) ? join(one, 1) : {token, count: 1};
}
