import type {Language} from '#src/i18n/languages.ts';
import {createText} from '#src/i18n/use-text.ts';
import type {Word} from './description.ts';
import {descriptions} from './descriptions.ts';

/** Says a word of a table's description, of `count` rows. */
export function sayWord({table, language}: {table: string; language: Language}, word: Word, count = 1): string {
  if (typeof word === 'string') {
    const text = createText<Readonly<Record<string, string>>>(descriptions.get(table)?.namespace ?? '', language);
    return text(word, {count});
  }
  const said = word[language];
  return typeof said === 'string' ? said : said[count === 1 ? 0 : 1];
}
