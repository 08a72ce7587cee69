import type {ReactNode} from 'react';
import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import type {Bound} from '#src/ui/form/form-face.ts';
import {Columns} from '#src/ui/layout/columns.tsx';
import {CountryField} from './country-field.tsx';

/** Whose card it is, as it is typed; no country before one is chosen. */
export type HolderValues = {readonly holder: string; readonly zip: string; readonly country: string | null};

type HolderFieldsProps = {
  readonly holder: Bound<string>;
  readonly zip: Bound<string>;
  readonly country: Bound<string | null>;
  /** A field more. */
  readonly children?: ReactNode;
};

/** Whose card it is, as its bank compares it. Source: S3.19, S5.11. */
export function HolderFields({holder, zip, country, children}: HolderFieldsProps) {
  const text = useText<typeof es>('checkout');
  return (
    <Columns>
      <TextField {...holder} label={text('holder')} autoComplete="cc-name" maxLength={120} />
      <TextField {...zip} label={text('zip')} autoComplete="billing postal-code" maxLength={20} />
      <CountryField field={country} label={text('country')} />
      {children}
    </Columns>
  );
}
