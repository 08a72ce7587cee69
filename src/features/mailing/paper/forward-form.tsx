import {useMemo} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {addressLengths, listLacking, noAddress, type ForwardAddress} from '#contract/mailing/forward-address.ts';
import {priceForwarding} from '#contract/mailing/price-paper.ts';
import {AddressFields} from '#src/data/addresses/address-fields.tsx';
import type {AddressWord} from '#src/data/addresses/address-shapes.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import type {Mail} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {nameCountries} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';

type ForwardFormProps = {
  readonly mail: Mail;
  /** Civil day whose prices count. */
  readonly today: string;
  readonly start: ForwardAddress | null;
  readonly onDone: (to: ForwardAddress) => void;
};

/** The words of a country's address are those of the wizard's. */
type WizardWords = Readonly<
  Record<`address.${AddressWord}` | 'country.search' | 'country.empty' | 'country.open', string>
>;

/** To whom and where the original goes, in the words of its country; what it costs there is said beforehand. Below a Suspense. Rules: MLG12, MLG13. */
export function ForwardForm({mail, today, start, onDone}: ForwardFormProps) {
  const text = useText<typeof es>('mailing');
  const wizard = useLoadedText<WizardWords>('formation/wizard');
  const format = useFormat();
  const locale = useLocale();
  const options = useMemo(
    () => nameCountries(locale, countryCodes).map(({code, name}) => ({id: code, label: name})),
    [locale],
  );
  const form = useForm<ForwardAddress, null>({
    start: start ?? noAddress,
    idPrefix: 'forward-',
    check: (values) => listLacking(values).map((field) => ({field, reason: 'mailing.address-lacking'})),
    // Nothing is sent before it is paid for.
    send: async () => succeed(null),
    onDone: (_done, values) => onDone(values),
  });
  const {country} = form.values;
  const price = country === null ? null : priceForwarding(mail, country, readCatalogue(today).mail);
  return (
    <FormPage form={form} label={text('paper.forwardTitle')} submitText={text('paper.toPrice')}>
      <Text tone="muted">{text('paper.forwardText')}</Text>
      <TextField
        {...form.bind('recipient')}
        label={text('paper.recipient')}
        autoComplete="name"
        maxLength={addressLengths.recipient}
      />
      <ComboField
        {...form.bind('country')}
        label={text('paper.country')}
        options={options}
        placeholder={wizard('country.search')}
        emptyText={wizard('country.empty')}
        openLabel={wizard('country.open')}
      />
      <AddressFields
        address={form.values}
        country={country}
        lengths={addressLengths}
        sayWord={(word) => wizard(`address.${word}`)}
        bind={(part) => {
          const {id, error} = form.bind(part);
          return {id, error};
        }}
        onChange={form.change}
      />
      {price === null ? null : (
        <Text isStrong>{text('paper.costs', {price: format.money(price.todayCents, 'USD')})}</Text>
      )}
    </FormPage>
  );
}
