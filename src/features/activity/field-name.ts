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

/** A field's name in words. */
export function fieldName(field: string, text: Translate<typeof es>): string {
  const name = known.find((one) => one === field);
  return text(name === undefined ? 'field.other' : `field.${name}`);
}
