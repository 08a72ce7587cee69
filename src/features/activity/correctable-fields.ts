import type {Json} from '#contract/kernel/field-values.ts';

const correctable = new Set([
  'description',
  'merchant',
  'note',
  'name',
  'date',
  'amountUnits',
  'accountId',
  'categoryId',
]);

/** A field that can be put right, and what was entered. */
export type CorrectableField = {readonly field: string; readonly mine: Json};

/** What of a change can be put right here; where rows have different values, from nothing. An amount needs its currency. */
export function correctableFields(
  values: Readonly<Record<string, Json | undefined>>,
  currency: string | null,
): CorrectableField[] {
  return Object.entries(values)
    .filter(([field]) => correctable.has(field) && (field !== 'amountUnits' || currency !== null))
    .map(([field, mine]) => ({field, mine: mine ?? null}));
}
