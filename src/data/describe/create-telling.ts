import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {i18n} from '#src/i18n/i18n.ts';
import type {Language} from '#src/i18n/languages.ts';
import {createText} from '#src/i18n/use-text.ts';
import type {ChangeOutline} from '#sync/outbox/outline-change.ts';
import {correctableFields, type CorrectableField} from './correctable-fields.ts';
import type {DescribedField, KnownRow} from './description.ts';
import {descriptions, findField} from './descriptions.ts';
import {showValue} from './show-value.ts';
import type {TellingContext} from './telling-context.ts';
import type {es} from './text/es.ts';

/** What telling of a change needs to know of it; `values` are undefined where rows get different ones. */
export type ToldChange = Pick<ChangeOutline, 'table' | 'op' | 'label' | 'rowCount' | 'values' | 'isReversal'>;

/** One sentence of a row's history. */
export type ToldField = {readonly kind: DescribedField['kind'] | 'made' | 'deleted'; readonly what: string};

/** How to speak of changes to one row, or to several of its table, in the words of its description. */
export type Telling = {
  /** Says which rows a change is about and what it does to them: "Categoría de 12 movimientos: Software". Rule: ACT1. */
  readonly describe: (change: ToldChange) => string;
  /** One sentence for each field that an act set: "categoría Software". Rule: SYN18. */
  readonly describeAct: (op: Change['op'], set: KnownRow) => ToldField[];
  /** What tells the row from others of its name; empty where it is not known. */
  readonly facts: readonly string[];
  readonly fieldName: (field: string) => string;
  /** A value in words; `entered` are the change's other values. */
  readonly valueText: (field: string, value: Json | undefined, entered?: KnownRow) => string;
  /** What of a change can be put right. */
  readonly correctable: (values: KnownRow) => CorrectableField[];
};

/** Speaks of one row of a table. Its texts, and those of the tables that it refers to, must be loaded. */
export function createTelling(context: TellingContext): Telling {
  const {table, row, language} = context;
  const text = createText<typeof es>('describe', language);
  const described = descriptions.get(table);
  const own = createText<Readonly<Record<string, string>>>(described?.namespace ?? '', language);

  const fieldName = (field: string) => {
    const label = findField(table, field)?.label;
    return label === undefined ? text(field === 'deleted' ? 'fieldDeleted' : 'fieldOther') : own(label);
  };
  const valueText: Telling['valueText'] = (field, value, entered = {}) =>
    showValue(context, findField(table, field), {value, row: {...entered, ...row}});

  /** The noun of these rows in its number, and the gender of words that go with it. */
  const nounOf = (values: KnownRow, count: number) => {
    const noun = described?.nounOf({...values, ...row}) ?? '';
    const gender = described?.feminineIn.includes(language) ? 'f' : 'm';
    return {noun: own(`noun_${noun}`, {count}), gender} as const;
  };

  /** What became of `count` rows by one field: "marcados como revisados"; null where that is no participle. */
  const participle = (field: string, value: Json | undefined, count: number, gender: 'm' | 'f') => {
    if (field === 'deleted') return text(`${value === true ? 'deleted' : 'restored'}_${gender}`, {count});
    const found = findField(table, field);
    return found?.kind === 'flag' && typeof value === 'boolean' ? own(value ? found.on : found.off, {count}) : null;
  };

  const describe: Telling['describe'] = ({op, label, rowCount: count, values, isReversal}) => {
    const ownWords = isReversal ? null : readLabel(label, described?.namespace, language);
    if (!described) return ownWords ?? text('editUnknown', {table});
    const called = label.params?.['name'];
    const known = (row && described.nameOf(row, own)) ?? called ?? described.nameOf(values, own);
    const name = count > 1 || typeof known !== 'string' ? null : known;
    const {noun, gender} = nounOf(values, count);
    const subject = name ?? text('counted', {count, noun});
    if (ownWords !== null) return text('own', {what: ownWords, subject});
    if (op === 'create')
      return name === null
        ? text(`newCounted_${gender}`, {count, noun})
        : capitalise(text(`new_${gender}`, {noun, name}), language);
    const [field = '', ...others] = Object.keys(values).filter((one) => one === 'deleted' || findField(table, one));
    const value = values[field];
    if (others.length > 0 || value === undefined) return text('edit', {subject});
    const what = participle(field, value, count, gender);
    if (what !== null) return text('did', {subject: name === null ? subject : text('named', {name}), what});
    const shown = valueText(field, value);
    const saying = {field: fieldName(field), value: shown};
    return shown === name ? text('setName', saying) : text('set', {...saying, subject});
  };

  const describeAct: Telling['describeAct'] = (op, set) => {
    const {noun: subject, gender} = nounOf(set, 1);
    if (op === 'create') {
      const beginning = described?.beginningOf(row ?? set) ?? null;
      const what = beginning === null ? text(`made_${gender}`) : own(beginning);
      return [{kind: 'made', what: text('did', {subject, what})}];
    }
    return ['deleted', ...Object.keys(described?.fields ?? {})].flatMap((field) => {
      const kind = field === 'deleted' ? field : findField(table, field)?.kind;
      const value = set[field];
      if (kind === undefined || value === undefined) return [];
      const what = participle(field, value, 1, gender);
      if (what !== null) return [{kind, what: text('did', {subject, what})}];
      const name = decapitalise(fieldName(field), language);
      if (value === null || value === '') return [{kind, what: text('without', {field: name})}];
      const shown = valueText(field, value, set);
      return [
        {kind, what: text('became', {field: name, value: kind === 'text' ? text('quoted', {value: shown}) : shown})},
      ];
    });
  };

  return {
    describe,
    describeAct,
    facts: row === null ? [] : (described?.facts ?? []).map((field) => valueText(field, row[field])),
    fieldName,
    valueText,
    correctable: (values) => correctableFields(context, values),
  };
}

/** The words an act has of its own; null where it has none, such as a usual one. A label is `key` or `feature:key`. */
function readLabel({key, params}: Change['label'], namespace = '', language: Language): string | null {
  const [first = '', second] = key.split(':');
  const options = {ns: second === undefined ? namespace : first, lng: language, ...params};
  // Also its plural forms: `exists` looks for the form that `count` asks for.
  return i18n.exists(second ?? first, options) ? i18n.t(second ?? first, options) : null;
}

function capitalise(sentence: string, language: Language): string {
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);
}

/** As in the middle of a sentence; an abbreviation stays. */
function decapitalise(word: string, language: Language): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(word) ? word.charAt(0).toLocaleLowerCase(language) + word.slice(1) : word;
}
