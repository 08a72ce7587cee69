import {useMemo, useState} from 'react';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {isTaxId, maxTaxIdLength, type TaxRecord} from '#contract/account/tax-record.ts';
import {saveTax, type TaxStart} from './tax-asks.ts';
import {useAsk} from '#src/data/calls/use-ask.ts';
import type {es as ownTexts} from '#src/features/account/own/text/es.ts';
import type {es} from '#src/features/account/text/es.ts';
import {nameCountries} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import type {es as commonTexts} from '#src/i18n/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {MaskedField} from '#src/ui/fields/masked-field.tsx';
import {SeveralField} from '#src/ui/fields/choice/several-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';

const badTaxId = {code: 'validation', reason: 'account.tax-id-invalid', details: {field: 'countryTaxId'}} as const;

/** The tax record's fields; what was typed stays whatever the server says. Rules: ACC26, ACC30. */
export function TaxForm({start, isOnline}: {start: TaxStart; isOnline: boolean}) {
  const text = useText<typeof es>('account');
  const ownText = useText<typeof ownTexts>('account/own');
  const commonText = useText<typeof commonTexts>('common');
  const failureText = useFailureText();
  const locale = useLocale();
  const options = useMemo(
    () => nameCountries(locale, countryCodes).map(({code, name}) => ({id: code, label: name})),
    [locale],
  );
  const [fields, setFields] = useState(start.record);
  const [isBad, setBad] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [call, run] = useAsk(saveTax);

  const failure = isBad ? badTaxId : call.step === 'refused' ? call.failure : null;
  // A refusal in a list names the place in it too: `countriesWorkedFrom.1`.
  const wrongField = String(failure?.details?.['field'] ?? '').split('.')[0];
  const message = failure === null ? null : failureText(failure);
  const errorAt = (field: keyof TaxRecord) => (field === wrongField ? message : null);
  const isAtField = wrongField !== undefined && Object.hasOwn(fields, wrongField);
  const errors = message === null ? [] : [isAtField ? {fieldId: wrongField, message} : {message}];

  const change = (changed: Partial<TaxRecord>) => {
    setFields({...fields, ...changed});
    setSaved(false);
  };
  const submit = async () => {
    // Enter comes here also where the button is blocked.
    if (!isOnline || call.step === 'running') return;
    setAttempt(attempt + 1);
    setSaved(false);
    const typed = fields.countryTaxId?.trim() ?? '';
    setBad(typed !== '' && !isTaxId(typed));
    if (typed !== '' && !isTaxId(typed)) return;
    setSaved((await run({...fields, countryTaxId: typed === '' ? null : typed})).ok);
  };
  const choices = {
    options,
    placeholder: ownText('countrySearch'),
    emptyText: ownText('countryEmpty'),
    openLabel: ownText('countryOpen'),
    optionalWord: ownText('optional'),
  };
  return (
    <>
      <ErrorSummary title={text('problem')} errors={errors} attempt={attempt} />
      <Form onSubmit={() => void submit()}>
        <ComboField
          {...choices}
          id="taxResidenceCountry"
          label={ownText('taxResidence')}
          hint={ownText(start.isGuess ? 'taxResidenceGuess' : 'taxResidenceHint')}
          value={fields.taxResidenceCountry}
          onChange={(taxResidenceCountry) => change({taxResidenceCountry})}
          error={errorAt('taxResidenceCountry')}
        />
        <MaskedField
          id="countryTaxId"
          label={ownText('taxNumber')}
          optionalWord={ownText('optional')}
          hint={ownText('taxNumberHint')}
          maskedHint={ownText('taxNumberMasked')}
          value={fields.countryTaxId ?? ''}
          onChange={(countryTaxId) => change({countryTaxId})}
          error={errorAt('countryTaxId')}
          showLabel={ownText('taxNumberShow')}
          hideLabel={ownText('taxNumberHide')}
          maxLength={maxTaxIdLength}
        />
        <ComboField
          {...choices}
          id="nationality"
          label={ownText('taxNationality')}
          value={fields.nationality}
          onChange={(nationality) => change({nationality})}
          error={errorAt('nationality')}
        />
        <SeveralField
          {...choices}
          id="countriesWorkedFrom"
          label={ownText('taxWorked')}
          hint={ownText('taxWorkedHint')}
          removeLabel={(country) => ownText('countryRemove', {country})}
          value={fields.countriesWorkedFrom}
          onChange={(countriesWorkedFrom) => change({countriesWorkedFrom})}
          error={errorAt('countriesWorkedFrom')}
        />
        {isSaved ? (
          <Banner tone="ok" shape="boxed">
            {ownText('taxSaved')}
          </Banner>
        ) : null}
        <Row>
          <Button
            type="submit"
            look="primary"
            size="large"
            isPending={call.step === 'running'}
            blockedReason={isOnline ? null : commonText('onlineOnly', {act: ownText('taxSave')})}
          >
            {ownText('taxSave')}
          </Button>
        </Row>
      </Form>
    </>
  );
}
