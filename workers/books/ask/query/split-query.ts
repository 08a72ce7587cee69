import {foldText} from '#workers/books/data/fold-text.ts';
import {keyNames, presenceSynonyms, presenceWords, queryKeys, type QueryKey} from './words.data.ts';

/** How a value is compared; `:` is the usual one. */
export type Operator = ':' | '=' | '>' | '<' | '>=' | '<=';

/** A piece of what somebody typed, from `start` to `end`. Of a word `text` is what is looked for. */
export type Token = {readonly start: number; readonly end: number} & (
  | {readonly kind: 'word'; readonly text: string}
  | {
      readonly kind: 'key';
      readonly key: QueryKey;
      readonly operator: Operator;
      readonly isNot: boolean;
      /** Parted by commas; empty while nothing is typed yet. */
      readonly values: readonly string[];
      /** Between quotes a value ends with them; else it may go on with the next words. */
      readonly isOpen: boolean;
      /** Where the values begin. */
      readonly valueStart: number;
    }
);

const languages = ['es', 'en', 'pt'] as const;

const keyByName = new Map(
  languages.flatMap((language) =>
    queryKeys.flatMap((key) => keyNames[language][key].map((name) => [foldText(name), key] as const)),
  ),
);

/** What a word with a hyphen before it says of a key: that rows have it, or have none. */
const presence = new Map<string, 'with' | 'without'>([
  ...languages.flatMap((language) => [
    [presenceWords[language].with, 'with'] as const,
    [presenceWords[language].without, 'without'] as const,
  ]),
  ...Object.entries(presenceSynonyms),
]);

/** The key of a name in any of the languages, without case or accents. */
export function findKey(name: string): QueryKey | undefined {
  return keyByName.get(foldText(name));
}

/** `sin-recibo`: whether rows are to have a thing; null where a word says nothing of the kind. */
export function readPresence(word: string): {key: QueryKey; has: boolean} | null {
  const at = word.indexOf('-');
  const found = presence.get(foldText(word.slice(0, Math.max(0, at))));
  const key = findKey(word.slice(at + 1));
  return found && key ? {key, has: found === 'with'} : null;
}

const beforeValue = /([-−]?)(\p{L}[\p{L}-]*)(?::|\s*(?:>=|<=|≥|≤|[=<>]))/uy;
const operators: Readonly<Record<string, Operator>> = {'≥': '>=', '≤': '<='};
const isSpace = /\s/;

/** Parts what somebody typed into words, and keys with their values. Nothing is lost: a name that is no key is a word. */
export function splitQuery(typed: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < typed.length) {
    if (isSpace.test(typed[at] ?? '')) {
      at += 1;
      continue;
    }
    const token = takeKey(typed, at) ?? takeWord(typed, at);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function takeKey(typed: string, start: number): Token | null {
  beforeValue.lastIndex = start;
  const match = beforeValue.exec(typed);
  if (!match) return null;
  const [whole, minus, name = ''] = match;
  const sign = /(?:>=|<=|[:=<>≥≤])$/.exec(whole)?.[0] ?? ':';
  const without = readPresence(name);
  const key = findKey(name) ?? (without && !without.has ? without.key : undefined);
  const isCompared = key === 'amount' || key === 'date';
  if (!key || (sign !== ':' && sign !== '=' && !isCompared)) return null;
  let at = start + whole.length;
  while (isSpace.test(typed[at] ?? '')) at += 1;
  const valueStart = at;
  const values: string[] = [];
  let isOpen = true;
  while (at < typed.length && !isSpace.test(typed[at] ?? '')) {
    const value = takeValue(typed, at, isCompared || key === 'from' || key === 'to');
    if (value.text !== '' || !value.isOpen) values.push(value.text);
    isOpen = value.isOpen;
    at = value.end;
    if (typed[at] !== ',') break;
    at += 1;
    if (at === typed.length || isSpace.test(typed[at] ?? '')) isOpen = true;
  }
  return {
    kind: 'key',
    key,
    operator: operators[sign] ?? (sign as Operator),
    isNot: minus !== '' || (without !== null && !findKey(name)),
    values,
    isOpen,
    valueStart,
    start,
    end: values.length === 0 ? start + whole.length : at,
  };
}

/** A value between quotes, where two quotes are one, or up to the next space or comma. */
function takeValue(typed: string, start: number, hasCommas: boolean): {text: string; end: number; isOpen: boolean} {
  const quoted = takeQuoted(typed, start);
  if (quoted) return {...quoted, isOpen: false};
  const text = (hasCommas ? /^\S*/ : /^[^\s,]*/).exec(typed.slice(start))?.[0] ?? '';
  return {text, end: start + text.length, isOpen: true};
}

function takeQuoted(typed: string, start: number): {text: string; end: number} | null {
  const quoted = /"((?:[^"]|"")*)"(?!")/y;
  quoted.lastIndex = start;
  const match = quoted.exec(typed);
  return match && {text: (match[1] ?? '').replaceAll('""', '"'), end: start + match[0].length};
}

function takeWord(typed: string, start: number): Token {
  const quoted = takeQuoted(typed, start);
  if (quoted && (quoted.end === typed.length || isSpace.test(typed[quoted.end] ?? '')))
    return {kind: 'word', text: quoted.text, start, end: quoted.end};
  let end = start;
  while (end < typed.length && !isSpace.test(typed[end] ?? '')) end += 1;
  return {kind: 'word', text: typed.slice(start, end), start, end};
}
