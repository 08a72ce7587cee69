import type {Form} from '#src/data/forms/use-form.ts';
import {CountryField} from '#src/features/checkout/card/country-field.tsx';
import {HolderFields, type HolderValues} from '#src/features/checkout/card/holder-fields.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Columns} from '#src/ui/layout/columns.tsx';
import type {Wanted} from './read-wanted.ts';

/** What the form beside the card holds; no country before one is chosen. */
export type PayerValues = HolderValues & {
  readonly nationality: string | null;
  /** A saved card, one that is typed in, or null before either was chosen; see `pickCard`. */
  readonly savedCardId: string | null;
};

type PayerFieldsProps = {readonly form: Form<PayerValues>; readonly wanted: Wanted};

/** Whose card it is, and who pays, as far as that is not known. Rule: ORD24. Source: S3.19, S5.11. */
export function PayerFields({form, wanted: {isHolder, isNationality}}: PayerFieldsProps) {
  const text = useText<typeof es>('checkout');
  const nationality = <CountryField field={form.bind('nationality')} label={text('nationality')} />;
  if (!isHolder) return isNationality ? <Columns>{nationality}</Columns> : null;
  return (
    <HolderFields holder={form.bind('holder')} zip={form.bind('zip')} country={form.bind('country')}>
      {nationality}
    </HolderFields>
  );
}
