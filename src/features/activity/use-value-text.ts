import {useCallback} from 'react';
import {useTranslation} from 'react-i18next';
import type {Json} from '#contract/kernel/field-values.ts';
import {isCivilDate} from '#contract/kernel/dates.ts';
import {defaultCategories} from '#contract/bookkeeping/category.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';

/** A field's value in words: a category or an account by its name, a day with its month, yes or no. */
export function useValueText(currency: string | null): (field: string, value: Json | undefined) => string {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const {t} = useTranslation('bookkeeping');
  const accounts = useRows('accounts');
  const categories = useRows('categories');
  return useCallback(
    (field, value) => {
      if (value === null || value === undefined || value === '')
        return text(field === 'categoryId' ? 'emptyCategory' : 'emptyValue');
      if (field === 'amountUnits' && typeof value === 'number' && currency !== null)
        return format.money(value, currency);
      if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
      if (field === 'accountId') return accounts?.find((row) => row.id === value)?.name ?? text('goneAccount');
      if (field === 'categoryId') {
        const category = categories?.find((row) => row.id === value);
        const known = defaultCategories.find((one) => one.key === category?.key);
        return category?.name ?? (known ? t(`category-${known.key}`) : text('goneCategory'));
      }
      if (typeof value === 'string' && isCivilDate(value)) return format.day(value, 'medium');
      return typeof value === 'number' ? format.number(value) : value;
    },
    [text, format, t, accounts, categories, currency],
  );
}
