import type {Json} from '#contract/kernel/field-values.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import type {DescribedField, KnownRow} from './description.ts';
import {findField} from './descriptions.ts';
import {sayChoice, sayWord} from './say-word.ts';
import {nameRow} from './show-value.ts';
import type {TellingContext} from './telling-context.ts';

/** A field that can be put right, and what was entered. */
export type CorrectableField = {
  readonly field: string;
  readonly label: string;
  readonly mine: Json;
} & (
  | {readonly kind: 'text'; readonly isLong: boolean; readonly maxLength: number | undefined}
  | {readonly kind: 'day'}
  | {readonly kind: 'money'; readonly currency: string}
  | {readonly kind: 'choice'; readonly options: readonly {readonly id: string; readonly label: string}[]}
);

/**
 * What of a change can be put right; where rows have different values, from nothing. Not what was set once and for all, what is done by
 * a press, and amounts whose currency is not known.
 */
export function correctableFields(context: TellingContext, values: KnownRow): CorrectableField[] {
  const {table} = context;
  if (!isTableName(table)) return [];
  const {serverFields, fixedFields} = syncedTables[table];
  const settled = new Set<string>([...serverFields, ...fixedFields]);
  return Object.entries(values).flatMap(([name, value]): CorrectableField[] => {
    const field = settled.has(name) ? undefined : findField(table, name);
    if (!field) return [];
    const base = {field: name, label: sayWord(context, field.label), mine: value ?? null};
    if (field.kind === 'text')
      return [{...base, kind: 'text', isLong: field.isLong === true, maxLength: field.maxLength}];
    if (field.kind === 'day') return [{...base, kind: 'day'}];
    if (field.kind === 'money') {
      const currency = context.row?.[field.currency] ?? values[field.currency];
      return typeof currency === 'string' ? [{...base, kind: 'money', currency}] : [];
    }
    if (field.kind === 'choice') {
      const options = Object.keys(field.words).map((id) => ({id, label: sayChoice(context, field, id)}));
      return [{...base, kind: 'choice', options}];
    }
    return field.kind === 'reference'
      ? [{...base, kind: 'choice', options: listRows(context, {name, field, values})}]
      : [];
  });
}

type Referring = {
  readonly name: string;
  readonly field: Extract<DescribedField, {kind: 'reference'}>;
  readonly values: KnownRow;
};

/** The rows that a field may refer to by the table's own rules; archived ones are no choice. */
function listRows(context: TellingContext, {name, field, values}: Referring) {
  const {row, rowsOf} = context;
  const fits = (option: KnownRow) =>
    option['archived'] !== true && isAllowed(context.table, name, {...values, ...row}, option);
  return (rowsOf(field.to) ?? []).filter(fits).map((option) => ({
    id: String(option['id']),
    label: nameRow(context, field.to, option) ?? '',
  }));
}

function isAllowed(table: string, field: string, row: KnownRow, option: KnownRow): boolean {
  const check = isTableName(table) ? syncedTables[table].checkReferences : undefined;
  if (!check) return true;
  let isAsked = false;
  // Only what is said of this field counts; what other fields refer to may be what is wrong.
  const reason = check({...onlyKnown(row), [field]: option['id'] ?? null}, (asked) => {
    isAsked ||= asked === field;
    return asked === field ? onlyKnown(option) : undefined;
  });
  return !isAsked || reason === null;
}

function onlyKnown(row: KnownRow): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  );
}
