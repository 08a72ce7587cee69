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

/** What stood at a partner before another's address was taken, as long as the page lives: closing their card or leaving the step forgets none of it. */
const typedBefore = new Map<string, PartnerPlace>();

/** Takes the address of another partner instead of typing it again; taken back, what stood there before is there again. Rule: FRM19. */
export function SameAddressChoice({draft, partner, onChange}: SameAddressChoiceProps) {
  const text = useWords();
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
        if (isSelected && !isTaken) typedBefore.set(partner.id, own);
        // What is emptied here is the other's address: taking it again brings it back.
        write(isSelected ? place : (typedBefore.get(partner.id) ?? {...nowhere, country: own.country}));
      }}
    >
      {text('partner.sameAddress', {name})}
    </Checkbox>
  ));
}
