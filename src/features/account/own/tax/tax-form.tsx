import {useMemo} from 'react';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {isTaxId, maxTaxIdLength} from '#contract/account/tax-record.ts';
import {saveTax, type TaxStart} from './tax-asks.ts';
import type {es as ownTexts} from '#src/features/account/own/text/es.ts';
import {nameCountries} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {useForm} from '#src/data/forms/use-form.ts';
import {MaskedField} from '#src/ui/fields/masked-field.tsx';
import {SeveralField} from '#src/ui/fields/choice/several-field.tsx';

/** The tax record's fields; what was typed stays whatever the server says. Rules: ACC26, ACC30. */
export function TaxForm({start, isOnline}: {start: TaxStart; isOnline: boolean}) {
  const ownText = useText<typeof ownTexts>('account/own');
  const locale = useLocale();
  const options = useMemo(
    () => nameCountries(locale, countryCodes).map(({code, name}) => ({id: code, label: name})),
    [locale],
  );
  const form = useForm({
    start: start.record,
    check: ({countryTaxId}) => {
      const typed = countryTaxId?.trim() ?? '';
      return typed === '' || isTaxId(typed) ? [] : [{field: 'countryTaxId', reason: 'account.tax-id-invalid'}];
    },
    send: async (record, signal) => saveTax({...record, countryTaxId: record.countryTaxId?.trim() || null}, signal),
  });
  const taxId = form.bind('countryTaxId');
  const choices = {
    options,
    placeholder: ownText('countrySearch'),
    emptyText: ownText('countryEmpty'),
    openLabel: ownText('countryOpen'),
    isOptional: true,
  };
  return (
    <FormPage
      form={form}
      submitText={ownText('taxSave')}
      doneText={ownText('taxSaved')}
      blockedReason={isOnline ? null : ownText('onlineOnly', {act: ownText('taxSave')})}
    >
      <ComboField
        {...choices}
        {...form.bind('taxResidenceCountry')}
        label={ownText('taxResidence')}
        hint={ownText(start.isGuess ? 'taxResidenceGuess' : 'taxResidenceHint')}
      />
      <MaskedField
        {...taxId}
        label={ownText('taxNumber')}
        isOptional
        hint={ownText('taxNumberHint')}
        maskedHint={ownText('taxNumberMasked')}
        value={taxId.value ?? ''}
        showLabel={ownText('taxNumberShow')}
        hideLabel={ownText('taxNumberHide')}
        maxLength={maxTaxIdLength}
      />
      <ComboField {...choices} {...form.bind('nationality')} label={ownText('taxNationality')} />
      <SeveralField
        {...choices}
        {...form.bind('countriesWorkedFrom')}
        label={ownText('taxWorked')}
        hint={ownText('taxWorkedHint')}
        removeLabel={(country) => ownText('countryRemove', {country})}
      />
    </FormPage>
  );
}
