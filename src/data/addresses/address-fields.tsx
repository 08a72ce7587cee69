import {asksPostalCode, asksRegion} from '#contract/formation/check-partners.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {listAddressLines, type AddressPart, type AddressWord} from './address-shapes.ts';

const tokens = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
} as const satisfies Record<AddressPart, string>;

type AddressFieldsProps = {
  address: Readonly<Record<AddressPart, string>>;
  /** Where it is. */
  country: string | null;
  /** The most characters of each part. */
  lengths: Readonly<Record<AddressPart, number>>;
  sayWord: (word: AddressWord) => string;
  bind: (part: AddressPart) => {readonly id: string; readonly error: string | null};
  onChange: (parts: Partial<Record<AddressPart, string>>) => void;
};

/** An address in the order and the words of its country. Rules: FRM9, MLG13. Source: ux.md U7. */
export function AddressFields({address, country, lengths, sayWord, bind, onChange}: AddressFieldsProps) {
  const isLeftOut = (part: AddressPart) => part === 'region' && !asksRegion(country);
  const isOptional = (part: AddressPart) => part === 'line2' || (part === 'postalCode' && !asksPostalCode(country));
  return (
    <Columns>
      {listAddressLines(country)
        .filter(({part}) => !isLeftOut(part))
        .map(({part, word}) => (
          <TextField
            key={part}
            {...bind(part)}
            label={sayWord(word)}
            value={address[part]}
            onChange={(value) => onChange({[part]: value})}
            isOptional={isOptional(part)}
            autoComplete={tokens[part]}
            maxLength={lengths[part]}
          />
        ))}
    </Columns>
  );
}
