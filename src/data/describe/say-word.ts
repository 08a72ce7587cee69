import type {Language} from '#src/i18n/languages.ts';
import type {Format} from '#src/i18n/use-format.ts';
import {createText, type TextParams} from '#src/i18n/use-text.ts';
import type {DescribedField, Word} from './description.ts';
import {descriptions} from './descriptions.ts';

/** Says a word of a table's description, of `count` rows where that is given. */
export function sayWord(
  {table, language}: {table: string; language: Language},
  word: Word,
  params: TextParams = {},
): string {
  if (typeof word === 'string') {
    const text = createText<Readonly<Record<string, string>>>(descriptions.get(table)?.namespace ?? '', language);
    return text(word, {count: 1, ...params});
  }
  const said = word[language];
  return typeof said === 'string' ? said : said[(params['count'] ?? 1) === 1 ? 0 : 1];
}

/** Says a value of a field that is one of several choices; a choice that this version does not know as it is. */
export function sayChoice(
  context: {table: string; language: Language; format: Format},
  {words, cents}: Extract<DescribedField, {kind: 'choice'}>,
  value: string,
): string {
  const word = words[value];
  const sum = cents?.[value] ?? null;
  if (word === undefined) return value;
  return sayWord(context, word, sum === null ? {} : {sum: context.format.dollars(sum)});
}
