import {useMemo} from 'react';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import type {Form} from '#src/data/forms/use-form.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {nameCountries} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';

/** What the form beside the card holds; no country before one is chosen. */
export type PayerValues = {
  readonly holder: string;
  readonly zip: string;
  readonly country: string | null;
  readonly nationality: string | null;
  /** A saved card, one that is typed in, or null before either was chosen; see `pickCard`. */
  readonly savedCardId: string | null;
};

/** Whose card it is. Source: S3.19, S5.11. */
export function PayerFields({form}: {readonly form: Form<PayerValues>}) {
  const text = useText<typeof es>('checkout');
  const locale = useLocale();
  const countries = useMemo(
    () => nameCountries(locale, countryCodes).map(({code, name}) => ({id: code, label: name})),
    [locale],
  );
  const combo = {options: countries, emptyText: text('noCountry'), openLabel: text('openCountries')};
  return (
    <Columns>
      <TextField {...form.bind('holder')} label={text('holder')} autoComplete="cc-name" maxLength={120} />
      <TextField {...form.bind('zip')} label={text('zip')} autoComplete="billing postal-code" maxLength={20} />
      <ComboField {...form.bind('country')} {...combo} label={text('country')} />
      <ComboField {...form.bind('nationality')} {...combo} label={text('nationality')} />
    </Columns>
  );
}
