import {useMemo} from 'react';
import {listCallingCodes, splitPhone, typePhone, type TypedPhone} from '#contract/account/check-phone.ts';
import {isCountry} from '#contract/catalogue/is-country.ts';
import type {es} from '#src/features/account/own/text/es.ts';
import {nameCountries} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';

type PhoneFieldProps = {value: TypedPhone; onChange: (value: TypedPhone) => void; error: string | null};

/** Every country with its calling code, found by either: `Colombia +57`. */
function listOptions(locale: string): {id: string; label: string}[] {
  const codes = new Map(listCallingCodes().map(({country, code}) => [country, code]));
  const known = [...codes.keys()].filter(isCountry);
  return nameCountries(locale, known).map(({code, name}) => ({id: code, label: `${name} +${codes.get(code) ?? ''}`}));
}

/** A telephone: its country, found by name or calling code, and its number, grouped as one types. Rule: ACC31. Source: S5.02, ux.md U7. */
export function PhoneField({value, onChange, error}: PhoneFieldProps) {
  const text = useText<typeof es>('account/own');
  const locale = useLocale();
  const options = useMemo(() => listOptions(locale), [locale]);
  return (
    <Columns>
      <ComboField
        id="phoneCountry"
        label={text('phoneCountry')}
        hint={text('phoneCountryHint')}
        options={options}
        value={value.country}
        onChange={(country) => onChange({...value, country})}
        placeholder={text('countrySearch')}
        emptyText={text('countryEmpty')}
        openLabel={text('countryOpen')}
      />
      <TextField
        id="phone"
        name="phone"
        label={text('phone')}
        isOptional
        hint={text('phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={value.number}
        onChange={(typed) => onChange(typePhone(value, typed))}
        onBlur={() => onChange(splitPhone(value))}
        error={error}
      />
    </Columns>
  );
}
