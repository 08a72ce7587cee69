import {Suspense, lazy} from 'react';
import {draftLengths} from '#contract/formation/company-draft.ts';
import {isCountry} from '#contract/catalogue/is-country.ts';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';
import {CountryField} from './country-field.tsx';
import {CountryNote} from './country-note.tsx';

const PhoneField = lazy(async () => ({default: (await import('#src/data/phone/phone-field.tsx')).PhoneField}));

/** Who fills the wizard in. Rules: FRM4, FRM15. Source: S2.13. */
export function YouFields({form}: StepProps) {
  const text = useWords();
  const label = useLabels();
  const {kind, phone, phoneCountry, residenceCountry} = form.values;
  return (
    <>
      <Columns>
        <TextField
          {...form.bind('firstName')}
          label={label('field.firstName')}
          hint={text('you.nameHint')}
          autoComplete="given-name"
          maxLength={draftLengths.firstName}
        />
        <TextField
          {...form.bind('lastName')}
          label={label('field.lastName')}
          hint={text('you.nameHint')}
          autoComplete="family-name"
          maxLength={draftLengths.lastName}
        />
      </Columns>
      <CountryField {...form.bind('residenceCountry')} label={label('field.residenceCountry')} />
      <CountryNote country={residenceCountry} kind={kind} />
      <TextField
        {...form.bind('email')}
        label={label('field.email')}
        hint={text('you.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={draftLengths.email}
      />
      <Suspense fallback={<Skeleton height={72} />}>
        <PhoneField
          value={{country: phoneCountry ?? residenceCountry, number: phone}}
          onChange={({country, number}) =>
            form.change({
              phone: number,
              phoneCountry:
                country !== null && isCountry(country) ? (countryCodes.find((one) => one === country) ?? null) : null,
            })
          }
          error={form.bind('phone').error}
          words={{
            country: label('field.phoneCountry'),
            countryHint: text('you.phoneCountryHint'),
            search: text('country.search'),
            empty: text('country.empty'),
            open: text('country.open'),
            number: label('field.phone'),
            numberHint: text('you.phoneHint'),
          }}
        />
      </Suspense>
      <DateField {...form.bind('birthDate')} label={label('field.birthDate')} hint={text('you.birthHint')} />
    </>
  );
}
