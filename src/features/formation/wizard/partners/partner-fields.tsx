import {Suspense, lazy} from 'react';
import type {OrderKind} from '#contract/catalogue/ids.ts';
import {isOwnersPartner, resolvePartner} from '#contract/formation/check-partners.ts';
import {partnerLengths} from '#contract/formation/draft-partner.ts';
import type {DraftPartner} from '#contract/formation/draft.ts';
import {maskDocument, maskTaxNumber} from '#contract/sealing/masks.ts';
import {AddressFields} from '#src/data/addresses/address-fields.tsx';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {CountryField} from '#src/features/formation/wizard/steps/country-field.tsx';
import type {StepProps} from '#src/features/formation/wizard/step-props.ts';
import {useLabels, useWords} from '#src/features/formation/wizard/use-words.ts';

import {hasOfficers} from '#contract/formation/officers.ts';
import {readPassport, readTaxNumber} from '#contract/formation/identity-numbers.ts';
import {SameAddressChoice} from './same-address-choice.tsx';

const SealedInput = lazy(async () => ({default: (await import('#src/data/sealing/sealed-input.tsx')).SealedInput}));

type PartnerFieldsProps = Pick<StepProps, 'form'> & {
  partner: DraftPartner;
  onChange: (fields: Partial<DraftPartner>) => void;
};

/** All that is asked of a partner, country first. Rules: FRM9, FRM11, FRM12, FRM19, SEA1. Source: S3.03, ux.md U7. */
export function PartnerFields({form, partner, onChange}: PartnerFieldsProps) {
  const text = useWords();
  const label = useLabels();
  const locale = useLocale();
  const resolved = resolvePartner(form.values, partner);
  const isOwner = isOwnersPartner(partner);
  const isPerson = resolved.kind === 'person';
  const bind = (field: keyof DraftPartner) => {
    const id = `partners.${partner.id}.${field}`;
    return {id, error: form.errorOf(id)};
  };
  return (
    <>
      {isOwner ? (
        <Text tone="muted">
          {text('partner.you', {
            country: resolved.country === null ? text('partner.noCountry') : nameCountry(locale, resolved.country),
          })}
        </Text>
      ) : (
        <CountryField
          {...bind('country')}
          name="country"
          label={isPerson ? label('field.country') : text('partner.companyCountry')}
          value={partner.country}
          onChange={(country) => onChange({country})}
        />
      )}
      {isOwner ? null : <NameFields partner={partner} bind={bind} onChange={onChange} />}
      <SameAddressChoice draft={form.values} partner={partner} onChange={onChange} />
      <AddressFields
        address={partner}
        country={resolved.country}
        lengths={partnerLengths}
        sayWord={(word) => text(`address.${word}`)}
        bind={bind}
        onChange={onChange}
      />
      {isPerson ? (
        <Suspense fallback={<Skeleton height={72} />}>
          <NumberFields kind={form.values.kind} partner={partner} bind={bind} onChange={onChange} />
        </Suspense>
      ) : null}
      {isPerson && hasOfficers(form.values) ? (
        <Checkbox isSelected={partner.isDirector} onChange={(isDirector) => onChange({isDirector})}>
          {text(form.values.type === 'C-Corp' ? 'partner.director' : 'partner.manager')}
        </Checkbox>
      ) : null}
    </>
  );
}

type PartProps = {
  partner: DraftPartner;
  bind: (field: keyof DraftPartner) => {readonly id: string; readonly error: string | null};
  onChange: (fields: Partial<DraftPartner>) => void;
};

function NameFields({partner, bind, onChange}: PartProps) {
  const label = useLabels();
  if (partner.kind === 'company')
    return (
      <TextField
        {...bind('companyName')}
        label={label('field.companyName')}
        value={partner.companyName}
        onChange={(companyName) => onChange({companyName})}
        autoComplete="off"
        maxLength={partnerLengths.companyName}
      />
    );
  return (
    <>
      <Columns>
        {(['firstName', 'lastName'] as const).map((field) => (
          <TextField
            key={field}
            {...bind(field)}
            label={label(`field.${field}`)}
            value={partner[field]}
            onChange={(value) => onChange({[field]: value})}
            autoComplete="off"
            maxLength={partnerLengths[field]}
          />
        ))}
      </Columns>
      <DateField
        {...bind('birthDate')}
        label={label('field.birthDate')}
        value={partner.birthDate}
        onChange={(birthDate) => onChange({birthDate})}
      />
    </>
  );
}

/** What is sealed as it is typed; an empty one is none. */
function NumberFields({kind, partner, bind, onChange}: PartProps & {kind: OrderKind}) {
  const text = useWords();
  const label = useLabels();
  const hints = {
    taxId: text('partner.taxIdHint'),
    passport: text(kind === 'migrate' ? 'partner.passportHintNow' : 'partner.passportHint'),
  };
  const numbers = [
    {field: 'taxId', read: readTaxNumber, mask: maskTaxNumber, inputMode: 'numeric'},
    {field: 'passport', read: readPassport, mask: maskDocument, inputMode: 'text'},
  ] as const;
  return (
    <Columns>
      {numbers.map(({field, ...plan}) => (
        <SealedInput
          key={field}
          {...bind(field)}
          {...plan}
          name={field}
          label={label(`field.${field}`)}
          hint={hints[field]}
          rowId={partner.id}
          field={field}
          value={partner[field] ?? ''}
          onChange={(value) => onChange({[field]: value === '' ? null : value})}
          isOptional
        />
      ))}
    </Columns>
  );
}
