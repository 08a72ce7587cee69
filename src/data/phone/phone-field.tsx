import {useMemo} from 'react';
import {listCallingCodes, splitPhone, typePhone, type TypedPhone} from '#contract/account/check-phone.ts';
import {isCountry} from '#contract/catalogue/is-country.ts';
import {nameCountries} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';

/** What its two fields say, in the language of the page. */
export type PhoneWords = {
  readonly country: string;
  readonly countryHint: string;
  readonly search: string;
  readonly empty: string;
  readonly open: string;
  readonly number: string;
  readonly numberHint: string;
};

type PhoneFieldProps = {
  value: TypedPhone;
  onChange: (value: TypedPhone) => void;
  error: string | null;
  words: PhoneWords;
  isOptional?: boolean;
};

/** Every country with its calling code, found by either: `Colombia +57`. */
function listOptions(locale: string): {id: string; label: string}[] {
  const codes = new Map(listCallingCodes().map(({country, code}) => [country, code]));
  const known = [...codes.keys()].filter(isCountry);
  return nameCountries(locale, known).map(({code, name}) => ({id: code, label: `${name} +${codes.get(code) ?? ''}`}));
}

/** A telephone: its country, found by name or calling code, and its number, grouped as one types. Rule: ACC31. Source: S5.02, ux.md U7. */
export function PhoneField({value, onChange, error, words, isOptional = false}: PhoneFieldProps) {
  const locale = useLocale();
  const options = useMemo(() => listOptions(locale), [locale]);
  return (
    <Columns>
      <ComboField
        id="phoneCountry"
        label={words.country}
        hint={words.countryHint}
        options={options}
        value={value.country}
        onChange={(country) => onChange({...value, country})}
        placeholder={words.search}
        emptyText={words.empty}
        openLabel={words.open}
      />
      <TextField
        id="phone"
        name="phone"
        label={words.number}
        isOptional={isOptional}
        hint={words.numberHint}
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
