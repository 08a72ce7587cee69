import type {es} from '#src/features/activity/text/es.ts';
import type {Translate} from '#src/i18n/use-text.ts';

const known = [
  'date',
  'description',
  'amountUnits',
  'currency',
  'accountId',
  'categoryId',
  'merchant',
  'note',
  'checked',
  'deleted',
  'name',
] as const;

/** Whether a field is one that people know; a new row has others that nobody typed. */
export function hasFieldName(field: string): boolean {
  return known.some((one) => one === field);
}

/** A field's name in words. */
export function fieldName(field: string, text: Translate<typeof es>): string {
  const name = known.find((one) => one === field);
  return text(name === undefined ? 'field.other' : `field.${name}`);
}
