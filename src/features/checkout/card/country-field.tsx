import {useMemo} from 'react';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {nameCountries} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import type {Bound} from '#src/ui/form/form-face.ts';

/** One country of all, by its name in the language of the page. */
export function CountryField({field, label}: {readonly field: Bound<string | null>; readonly label: string}) {
  const text = useText<typeof es>('checkout');
  const locale = useLocale();
  const countries = useMemo(
    () => nameCountries(locale, countryCodes).map(({code, name}) => ({id: code, label: name})),
    [locale],
  );
  return (
    <ComboField
      {...field}
      label={label}
      options={countries}
      emptyText={text('noCountry')}
      openLabel={text('openCountries')}
    />
  );
}
