import {asksPostalCode, asksRegion} from '#contract/formation/check-partners.ts';
import {partnerLengths} from '#contract/formation/draft-partner.ts';
import type {DraftPartner} from '#contract/formation/draft.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {useWords} from '#src/features/formation/wizard/use-words.ts';
import {listAddressLines, type AddressPart} from './address-shapes.ts';

const tokens = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
} as const satisfies Record<AddressPart, string>;

type AddressFieldsProps = {
  partner: DraftPartner;
  /** Where they live, or are registered. */
  country: string | null;
  bind: (field: AddressPart) => {readonly id: string; readonly error: string | null};
  onChange: (fields: Partial<DraftPartner>) => void;
};

/** An address in the order and the words of its country. Rule: FRM9. Source: ux.md U7. */
export function AddressFields({partner, country, bind, onChange}: AddressFieldsProps) {
  const text = useWords();
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
            label={text(`address.${word}`)}
            value={partner[part]}
            onChange={(value) => onChange({[part]: value})}
            isOptional={isOptional(part)}
            autoComplete={tokens[part]}
            maxLength={partnerLengths[part]}
          />
        ))}
    </Columns>
  );
}
