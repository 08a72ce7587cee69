import type {Json} from '#contract/kernel/field-values.ts';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import {nameState} from '#src/data/states/name-state.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import type {Language} from '#src/i18n/languages.ts';
import {createText} from '#src/i18n/use-text.ts';
import type {DescribedField, KnownRow} from './description.ts';
import {descriptions} from './descriptions.ts';
import {sayChoice, sayWord} from './say-word.ts';
import type {es} from './text/es.ts';
import type {TellingContext} from './telling-context.ts';

type ShownField = Extract<DescribedField, {kind: 'shown'}>;

/** A value, and what is known of the row that has it. */
type ValueOfRow = {readonly value: Json | undefined; readonly row: KnownRow};

/** A field's value in words: an amount in its currency, a day with its month, a row by its name, yes or no. */
export function showValue(
  context: TellingContext,
  field: DescribedField | undefined,
  {value, row}: ValueOfRow,
): string {
  const {language, format, rowsOf} = context;
  const text = createText<typeof es>('describe', language);
  if (value === null || value === undefined || value === '')
    return field?.kind === 'reference' && field.none !== undefined ? sayWord(context, field.none) : text('none');
  if (field?.kind === 'shown') return showShown(context, field.as, value);
  if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    const currency = field?.kind === 'money' ? row[field.currency] : undefined;
    if (field?.kind !== 'money' || typeof currency !== 'string') return format.number(value);
    return field.isSigned ? format.signedMoney(value, currency) : format.money(value, currency);
  }
  if (field?.kind === 'day') return format.day(value, 'medium');
  if (field?.kind === 'choice') return sayChoice(context, field, value);
  if (field?.kind !== 'reference') return value;
  const rows = rowsOf(field.to);
  // A moment, while they are read.
  if (rows === undefined) return '…';
  const found = rows.find(({id}) => id === value);
  return (found && nameRow(context, field.to, found)) ?? sayWord(context, field.gone);
}

function showShown({language, format}: TellingContext, as: ShownField['as'], value: Json): string {
  if (typeof value !== 'number') {
    const shown = String(value);
    if (as === 'country') return nameCountry(language, shown);
    if (as === 'moment') return format.moment(shown);
    if (as === 'state') return showState(language, shown);
    return as === 'mask' ? (readSealed(shown)?.mask ?? '') : shown;
  }
  if (as === 'number') return format.number(value);
  if (as === 'percent')
    return new Intl.NumberFormat(language, {style: 'percent', maximumFractionDigits: 2}).format(value / 10_000);
  const dollars = {style: 'currency', currency: 'USD', maximumFractionDigits: 6} as const;
  return new Intl.NumberFormat(language, dollars).format(value / 1_000_000);
}

function showState(language: Language, code: string): string {
  const state = usStateCodes.find((one) => one === code);
  return state === undefined ? code : nameState(language, state);
}

/** What a row is called; null where its table does not say. */
export function nameRow({language}: Pick<TellingContext, 'language'>, table: string, row: KnownRow): string | null {
  const described = descriptions.get(table);
  return described?.nameOf(row, createText(described.namespace, language)) ?? null;
}
