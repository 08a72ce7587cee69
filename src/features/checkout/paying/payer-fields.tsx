import type {Form} from '#src/data/forms/use-form.ts';
import {CountryField} from '#src/features/checkout/card/country-field.tsx';
import {HolderFields, type HolderValues} from '#src/features/checkout/card/holder-fields.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';

/** What the form beside the card holds; no country before one is chosen. */
export type PayerValues = HolderValues & {
  readonly nationality: string | null;
  /** A saved card, one that is typed in, or null before either was chosen; see `pickCard`. */
  readonly savedCardId: string | null;
};

/** Whose card it is, and who pays. Source: S3.19, S5.11. */
export function PayerFields({form}: {readonly form: Form<PayerValues>}) {
  const text = useText<typeof es>('checkout');
  return (
    <HolderFields holder={form.bind('holder')} zip={form.bind('zip')} country={form.bind('country')}>
      <CountryField field={form.bind('nationality')} label={text('nationality')} />
    </HolderFields>
  );
}
