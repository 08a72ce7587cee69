import type {Json} from '#contract/kernel/field-values.ts';
import {createText} from '#src/i18n/use-text.ts';
import type {KnownRow, Word} from './description.ts';
import {descriptions, findField} from './descriptions.ts';
import {sayWord} from './say-word.ts';
import {showValue} from './show-value.ts';
import type {TellingContext} from './telling-context.ts';
import type {es} from './text/es.ts';

/** The words of one table for one row, or for several of it: its feature's, and those that are common to all tables. */
export type Words = ReturnType<typeof createWords>;

/** See {@link Words}. */
export function createWords(context: TellingContext) {
  const {table, row, language} = context;
  const text = createText<typeof es>('describe', language);
  const described = descriptions.get(table);
  const own = createText<Readonly<Record<string, string>>>(described?.namespace ?? '', language);
  const gender = described?.feminineIn.includes(language) ? 'f' : 'm';
  return {
    text,
    own,
    described,
    /** Of words that go with the noun. */
    gender,
    row,
    language,
    say: (word: Word) => sayWord(context, word),
    noun: (values: KnownRow, count: number) =>
      described ? sayWord(context, described.nounOf({...values, ...row}), {count}) : '',
    fieldName: (field: string) => {
      const label = findField(table, field)?.label;
      return label === undefined ? text(field === 'deleted' ? 'fieldDeleted' : 'fieldOther') : sayWord(context, label);
    },
    /** A value in words; `entered` are the other values of the change. */
    valueText: (field: string, value: Json | undefined, entered: KnownRow = {}) =>
      showValue(context, findField(table, field), {value, row: {...entered, ...row}}),
    /** What became of `count` rows by one field: "marcados como revisados"; null where that is no participle. */
    participle: (field: string, value: Json | undefined, count: number) => {
      if (field === 'deleted') return text(`${value === true ? 'deleted' : 'restored'}_${gender}`, {count});
      const found = findField(table, field);
      return found?.kind === 'flag' && typeof value === 'boolean'
        ? sayWord(context, value ? found.on : found.off, {count})
        : null;
    },
  } as const;
}
