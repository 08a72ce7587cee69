import {isOwnersPartner, namePartner, resolvePartner} from '#contract/formation/check-partners.ts';
import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import {hasTwo} from '#contract/formation/texts.ts';

/** Where somebody is. */
export type PartnerPlace = Pick<DraftPartner, 'country' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode'>;

/** An address that was typed already, and whose it is. */
export type KnownAddress = {readonly name: string; readonly place: PartnerPlace};

/** More than these are no help any more. */
const mostKnown = 3;

/**
 * The addresses of the other partners that a partner may share, each once, by the first who has it. The owner's country comes from their own
 * answers: of theirs only those in it. Rule: FRM19.
 */
export function listKnownAddresses(draft: CompanyDraft, partner: DraftPartner): KnownAddress[] {
  const {country: own} = resolvePartner(draft, partner);
  const known = new Map<string, KnownAddress>();
  for (const other of draft.partners) {
    const resolved = resolvePartner(draft, other);
    const place = placeOf(resolved);
    const name = namePartner(resolved);
    const isWhole = place.country !== null && hasTwo(place.line1) && hasTwo(place.city);
    const isReachable = !isOwnersPartner(partner) || place.country === own;
    const key = JSON.stringify(place);
    if (other.id !== partner.id && isWhole && isReachable && name !== '' && !known.has(key))
      known.set(key, {name, place});
  }
  return [...known.values()].slice(0, mostKnown);
}

/** A partner's own. */
export function placeOf({country, line1, line2, city, region, postalCode}: PartnerPlace): PartnerPlace {
  return {country, line1, line2, city, region, postalCode};
}

/** Whether two are one. */
export function isSamePlace(one: PartnerPlace, other: PartnerPlace): boolean {
  return JSON.stringify(placeOf(one)) === JSON.stringify(placeOf(other));
}
