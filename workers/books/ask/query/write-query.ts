import type {BooksFilter} from '#workers/books/api.ts';
import {searchWords} from '#workers/books/data/fold-text.ts';
import {textFields} from '#workers/books/ask/whole-list.ts';
import {readAbove, readBelow, writeDecimal} from './amounts.ts';
import {writePeriod} from './periods.ts';
import {readQuery} from './read-query.ts';
import {findNamed, type Named, type QueryReader} from './read-value.ts';
import {keyNames, phrases, presenceWords, valueNames, type QueryKey, type ValueName} from './words.data.ts';

/**
 * Writes a filter as somebody would type it, in the language of the reader; read again on the same day it is the same filter. Which tab is open is
 * not part of it. Rule: QRY7.
 */
export function writeQuery(filter: BooksFilter, reader: QueryReader): string {
  const {language} = reader;
  const {except} = filter;
  const key = (name: QueryKey) => keyNames[language][name][0] ?? '';
  const phraseOf = (name: QueryKey, value: ValueName) =>
    phrases[language].find(([, one, other]) => one === name && other === value)?.[0] ?? '';
  const yesNo = (isYes: boolean) => (isYes ? 'yes' : 'no');
  const presence = (has: boolean, name: QueryKey) =>
    `${presenceWords[language][has ? 'with' : 'without']}-${key(name)}`;
  const list = (name: QueryKey, values: readonly string[], isNot: boolean) =>
    values.length === 0 ? '' : `${isNot ? '-' : ''}${key(name)}:${values.join(',')}`;
  const texts = (isNot: boolean) =>
    textFields.map((field) => {
      const values = (isNot ? except : filter).texts[field];
      return values.length === 1 && values[0] === '' ? presence(isNot, field) : list(field, values.map(quote), isNot);
    });
  const ids = (name: 'account' | 'category', isNot: boolean) => {
    const things = name === 'account' ? reader.accounts : reader.categories;
    const values = (isNot ? except : filter)[name === 'account' ? 'accountIds' : 'categoryIds'];
    if (name === 'category' && values.length === 1 && values[0] === 'none') return presence(isNot, name);
    return list(
      name,
      values.map((id) => writeName(id, things)),
      isNot,
    );
  };
  const parts = [
    writeWords(filter.text, reader),
    writeDates(filter, reader, key),
    ids('account', false),
    ids('account', true),
    ids('category', false),
    ids('category', true),
    ...texts(false),
    ...texts(true),
    filter.checked === null ? '' : phraseOf('checked', yesNo(filter.checked)),
    filter.hasReceipt === null ? '' : presence(filter.hasReceipt, 'receipt'),
    // Somebody who types can say a part of a name alone.
    writeMerchant(filter.merchantName, (names) => list('merchant', names, false), presence(false, 'merchant')),
    filter.suggestion === null ? '' : `${key('suggestion')}:${valueNames[language][filter.suggestion][0]}`,
    filter.unsentOnly ? phraseOf('sent', 'no') : '',
    ...writeAmount(filter, key('amount'), language === 'en' ? '.' : ','),
    filter.sign === null ? '' : phraseOf('sign', filter.sign),
    list('currency', filter.currencies, false),
    list('currency', except.currencies, true),
    filter.importId === null ? '' : `${key('import')}:#${filter.importId}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Writes words to look for as somebody would type them: those that would be read as something else stand between quotes. Rule: QRY6. */
export function writeWords(text: string, reader: QueryReader): string {
  const words = text.split(/\s+/).filter((word) => searchWords(word).length > 0);
  const isWord = (word: string) => {
    const {words: read, parts} = readQuery(word, reader);
    return read === word && parts.length === 1 && !word.startsWith('"');
  };
  const inQuotes = (word: string) => `"${word.replaceAll('"', '""')}"`;
  const written = words.map((word) => (isWord(word) ? word : inQuotes(word))).join(' ');
  // Words that are nothing else alone may be so together, such as a key and a sign behind it.
  const areWords = readQuery(written, reader).parts.every(({reading}) => reading === 'word');
  return areWords ? written : words.map(inQuotes).join(' ');
}

function writeDates({from, to}: BooksFilter, reader: QueryReader, key: (name: QueryKey) => string): string {
  if (from === null && to === null) return '';
  if (from === null) return `${key('to')}:${to}`;
  if (to === null) return `${key('from')}:${from}`;
  const written = writePeriod({from, to}, reader) ?? '';
  return `${key('date')}:${written}`;
}

function writeAmount({minAmount, maxAmount}: BooksFilter, key: string, mark: ',' | '.'): string[] {
  if (minAmount !== null && minAmount === maxAmount) return [`${key}:${writeDecimal(minAmount, mark)}`];
  const [over, under] = [readAbove(minAmount), readBelow(maxAmount)];
  if (minAmount !== null && maxAmount !== null && over === null && under === null)
    return [`${key}:${writeDecimal(minAmount, mark)}..${writeDecimal(maxAmount, mark)}`];
  const bound = (operator: '>' | '<', round: string | null, exact: string | null) =>
    exact === null ? '' : `${key}${operator}${round === null ? '=' : ''}${writeDecimal(round ?? exact, mark)}`;
  return [bound('>', over, minAmount), bound('<', under, maxAmount)];
}

/** A name that stands for this thing alone, else its id. */
function writeName(id: string, things: readonly Named[]): string {
  const name = things.find((thing) => thing.id === id)?.names[0] ?? '';
  const [found, ...others] = name.startsWith('#') ? [] : findNamed(name, things);
  return found === id && others.length === 0 ? quote(name) : `#${id}`;
}

/** Quotes around a value, where it needs them. */
export function quote(value: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._/&+@'’-]*$/u.test(value) ? value : `"${value.replaceAll('"', '""')}"`;
}

function writeMerchant(name: string | null, write: (names: string[]) => string, without: string): string {
  if (name === null) return '';
  return name === '' ? without : write([quote(name)]);
}
