import type {Change} from '#contract/sync/change.ts';
import {i18n} from '#src/i18n/i18n.ts';
import type {ChangeOutline} from '#sync/outbox/outline-change.ts';
import {findField} from './descriptions.ts';
import type {Words} from './words.ts';

/** What telling of a change needs to know of it; `values` are undefined where rows get different ones. */
export type ToldChange = Pick<ChangeOutline, 'table' | 'op' | 'label' | 'rowCount' | 'values' | 'isReversal'> & {
  /** With the day of its only row, where that tells it from others of its name. */
  readonly isDated?: boolean;
};

/** Says which rows a change is about and what it does to them: "Categoría de 12 movimientos: Software". Rule: ACT1. */
export function tellChange(change: ToldChange, words: Words): string {
  const {text, gender, language} = words;
  const {rowCount: count, values} = change;
  const ownWords = readLabel(change, words);
  if (!words.described) return ownWords ?? text('editUnknown', {table: change.table});
  const name = nameOf(change, words);
  const noun = words.noun(values, count);
  const subject = name ?? text('counted', {count, noun});
  if (ownWords !== null) return text('own', {what: ownWords, subject});
  if (change.op === 'edit') return tellEdit(change, {name, subject}, words);
  if (name === null) return text(`newCounted_${gender}`, {count, noun});
  const sentence = text(`new_${gender}`, {noun, name});
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);
}

type Subject = {readonly name: string | null; readonly subject: string};

function tellEdit({table, values, rowCount}: ToldChange, {name, subject}: Subject, words: Words): string {
  const {text, described, fieldName, valueText, participle} = words;
  const told = Object.keys(values).filter((one) => one === 'deleted' || findField(table, one));
  const fields = told.filter((one) => !told.includes(findField(table, one)?.goesWith ?? ''));
  if (described?.isOnly)
    return fields
      .map((one) => text('setName', {field: fieldName(one), value: valueText(one, values[one])}))
      .join(' · ');
  const [field = '', ...others] = fields;
  const value = values[field];
  if (others.length > 0 || value === undefined) return text('edit', {subject});
  const what = participle(field, value, rowCount);
  if (what !== null) return text('did', {subject: name === null ? subject : text('named', {name}), what});
  const saying = {field: fieldName(field), value: valueText(field, value)};
  return saying.value === name ? text('setName', saying) : text('set', {...saying, subject});
}

/** What the only row is called: as it is now, else as it was when the change was made. */
function nameOf({label, values, rowCount, isDated}: ToldChange, words: Words): string | null {
  const {described, row, own} = words;
  if (rowCount > 1 || !described) return null;
  const known = (row && described.nameOf(row, own)) ?? label.params?.['name'] ?? described.nameOf(values, own);
  if (typeof known !== 'string') return null;
  const day = isDated === true ? dayOf(words) : null;
  return day === null ? known : words.text('dated', {name: known, day});
}

/** The day by which rows of this table are told apart; null where there is none. */
function dayOf({described, row, valueText}: Words): string | null {
  const field = described?.facts.find((one) => findField(described.table, one)?.kind === 'day');
  return field === undefined || row === null ? null : valueText(field, row[field]);
}

/** The words that an act has of its own; null where it is a usual one, or takes back what they say. A label is `key` or `feature:key`. */
function readLabel({label, isReversal}: ToldChange, {described, language}: Words): string | null {
  const {key, params}: Change['label'] = label;
  const [first = '', second] = key.split(':');
  const options = {ns: second === undefined ? (described?.namespace ?? '') : first, lng: language, ...params};
  // Also its plural forms: `exists` looks for the form that `count` asks for.
  return !isReversal && i18n.exists(second ?? first, options) ? i18n.t(second ?? first, options) : null;
}
