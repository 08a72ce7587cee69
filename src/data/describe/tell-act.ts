import type {Change} from '#contract/sync/change.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {DescribedField, KnownRow} from './description.ts';
import {findField} from './descriptions.ts';
import type {Words} from './words.ts';

/** One sentence of a row's history. */
export type ToldField = {readonly kind: DescribedField['kind'] | 'made' | 'deleted'; readonly what: string};

/** One sentence for each field of a row that an act set: "categoría Software". Rule: SYN18. */
export function tellAct(op: Change['op'], set: KnownRow, words: Words): ToldField[] {
  const {text, say, described, gender, row} = words;
  if (!described) return [];
  const subject = words.noun(set, 1);
  if (op === 'create') {
    const beginning = described.beginningOf(row ?? set);
    const what = beginning === null ? text(`made_${gender}`) : say(beginning);
    return [{kind: 'made', what: text('did', {subject, what})}];
  }
  return ['deleted', ...Object.keys(described.fields)].flatMap((field) => {
    const kind = field === 'deleted' ? field : findField(described.table, field)?.kind;
    const value = set[field];
    if (kind === undefined || value === undefined) return [];
    const what = words.participle(field, value, 1);
    if (what !== null) return [{kind, what: text('did', {subject, what})}];
    const name = decapitalise(words.fieldName(field), words.language);
    if (value === null || value === '') return [{kind, what: text('without', {field: name})}];
    const shown = words.valueText(field, value, set);
    const quoted = kind === 'text' ? text('quoted', {value: shown}) : shown;
    return [{kind, what: text('became', {field: name, value: quoted})}];
  });
}

/** As in the middle of a sentence; an abbreviation stays. */
function decapitalise(word: string, language: Language): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(word) ? word.charAt(0).toLocaleLowerCase(language) + word.slice(1) : word;
}
