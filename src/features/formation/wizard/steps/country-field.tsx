import {useMemo} from 'react';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {nameCountries} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import type {Bound} from '#src/ui/form/form-face.ts';
import {useWords} from '#src/features/formation/wizard/use-words.ts';

type Country = CompanyDraft['residenceCountry'];

/** A country, found by its name in the language of the page. */
export function CountryField({label, hint, ...bound}: Bound<Country> & {label: string; hint?: string}) {
  const text = useWords();
  const locale = useLocale();
  const options = useMemo(
    () => nameCountries(locale, countryCodes).map(({code, name}) => ({id: code, label: name})),
    [locale],
  );
  return (
    <ComboField
      id={bound.id}
      label={label}
      {...(hint === undefined ? {} : {hint})}
      options={options}
      value={bound.value}
      onChange={(code) => bound.onChange(countryCodes.find((one) => one === code) ?? null)}
      error={bound.error}
      placeholder={text('country.search')}
      emptyText={text('country.empty')}
      openLabel={text('country.open')}
    />
  );
}
