import type {ActChange} from '#contract/desk/act-changes.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {descriptions, findField} from './descriptions.ts';
import {sayWord} from './say-word.ts';
import type {es} from './text/es.ts';
import {useEveryWord} from './use-telling.ts';

/** Says what was written in which tables, in the reader's words: nouns, and the fields that people are told of as their labels are; waits for the words. */
export function useSayChanges(): (changes: readonly ActChange[]) => string {
  useEveryWord();
  const language = useLanguage();
  const text = useText<typeof es>('describe');
  const format = useFormat();
  const sayOne = ({table, isNew, fields}: ActChange): string[] => {
    const described = descriptions.get(table);
    if (!described) return [];
    const context = {table, language};
    const noun = capitalize(sayWord(context, described.nounOf({}), {count: 1}), language);
    const gender = described.feminineIn.includes(language) ? 'f' : 'm';
    if (isNew) return [text(`changedNew_${gender}`, {noun})];
    const names = fields.flatMap((field) => {
      const found = findField(table, field);
      return found ? [text('quoted', {value: sayWord(context, found.label)})] : [];
    });
    return [names.length === 0 ? noun : text('changedFields', {noun, fields: format.list([...new Set(names)])})];
  };
  return (changes) => changes.flatMap(sayOne).join('; ');
}

function capitalize(word: string, language: string): string {
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
}
