import {useState} from 'react';
import {isOwnersPartner, resolvePartner} from '#contract/formation/check-partners.ts';
import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import {useWords} from '#src/features/formation/wizard/use-words.ts';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {isSamePlace, listKnownAddresses, placeOf, type PartnerPlace} from './same-address.ts';

type SameAddressChoiceProps = {
  readonly draft: CompanyDraft;
  readonly partner: DraftPartner;
  readonly onChange: (fields: Partial<DraftPartner>) => void;
};

const nowhere: Omit<PartnerPlace, 'country'> = {line1: '', line2: '', city: '', region: '', postalCode: ''};

/** Takes the address of another partner instead of typing it again; taken back, what stood there before is there again. Rule: FRM19. */
export function SameAddressChoice({draft, partner, onChange}: SameAddressChoiceProps) {
  const text = useWords();
  const [before, setBefore] = useState<PartnerPlace | null>(null);
  const own = placeOf(resolvePartner(draft, partner));
  /** The owner's country is answered elsewhere. */
  const write = ({country, ...parts}: PartnerPlace) => onChange(isOwnersPartner(partner) ? parts : {country, ...parts});
  const known = listKnownAddresses(draft, partner);
  const isTaken = known.some(({place}) => isSamePlace(place, own));
  return known.map(({name, place}) => (
    <Checkbox
      // Two may have one name.
      key={JSON.stringify(place)}
      isSelected={isSamePlace(place, own)}
      onChange={(isSelected) => {
        if (isSelected && !isTaken) setBefore(own);
        write(isSelected ? place : (before ?? {...nowhere, country: own.country}));
      }}
    >
      {text('partner.sameAddress', {name})}
    </Checkbox>
  ));
}
