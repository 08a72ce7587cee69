import {isCountry} from '#contract/catalogue/is-country.ts';
import {ageOn, checkPersonNames} from './check-person.ts';
import type {CompanyDraft, DraftPartner, FormationFacts, FormationProblem} from './draft.ts';
import {areFormLetters} from './form-letters.ts';
import {isOwnedByCompanies, leastBasisPoints, maxPartners, ownsPart, sumShares, wholeBasisPoints} from './shares.ts';
import {hasTwo} from './texts.ts';

/** How old a partner is: an operating agreement binds no minor, and neither the IRS nor a bank takes one. Source: S9.10. */
const leastPartnerAge = 18;

/**
 * Countries of which all or some places have no postal code; of the others S5.09 asks for one.
 * Source: stripe-android, `CountryUtils.NO_POSTAL_CODE_COUNTRIES`, without South Africa and Saudi Arabia, which have them; ux.md U7 (CO).
 */
const withoutPostalCode: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CO DJ DM ER FJ GD GH GM GN GQ GY HK IE JM KE KI KM KN KP LC ML MO MR MS ' +
    'MU MW NR NU PA QA RW SB SC SL SO SR ST SY TK TL TO TT TV TZ UG VU YE ZW'
  ).split(' '),
);

/** Cities that are countries: an address there names no region. */
const withoutRegion: ReadonlySet<string> = new Set(['GI', 'HK', 'MC', 'MO', 'SG', 'VA']);

/** Whether an address in a country names a region; true before a country is chosen. Rule: FRM9. */
export function asksRegion(country: string | null): boolean {
  return !withoutRegion.has(country ?? '');
}

/** Whether an address in a country must have a postal code; true before a country is chosen. Rule: FRM9. */
export function asksPostalCode(country: string | null): boolean {
  return !withoutPostalCode.has(country ?? '');
}

/** Tells the owner's partner, who has the draft's id. Rule: FRM11. */
export function isOwnersPartner({id, draftId}: Pick<DraftPartner, 'id' | 'draftId'>): boolean {
  return id === draftId;
}

/** A partner with the name, birth date and country that count: the owner's are those of the draft itself. Rule: FRM11. */
export function resolvePartner(
  draft: Pick<CompanyDraft, 'firstName' | 'lastName' | 'birthDate' | 'residenceCountry'>,
  partner: DraftPartner,
): DraftPartner {
  if (!isOwnersPartner(partner)) return partner;
  const {firstName, lastName, birthDate, residenceCountry: country} = draft;
  return {...partner, kind: 'person', firstName, lastName, birthDate, country};
}

/** What a partner is called; empty before anything was typed. */
export function namePartner({
  kind,
  firstName,
  lastName,
  companyName,
}: Pick<DraftPartner, 'kind' | 'firstName' | 'lastName' | 'companyName'>): string {
  return (kind === 'company' ? companyName : `${firstName} ${lastName}`).trim();
}

/** Partners, their shares, and who answers for the company; a problem of one partner says whose, by place from 1 and name. Rules: FRM9, FRM10, FRM12. */
export function checkPartners(draft: CompanyDraft, {today}: FormationFacts): FormationProblem[] {
  const partners = draft.partners.map((partner) => resolvePartner(draft, partner));
  if (partners.length === 0) return [{field: 'partners', reason: 'formation.partners-missing'}];
  const problems = partners.flatMap((partner, index): FormationProblem[] => {
    // Whose it is: several may have no name yet.
    const whose = {place: index + 1, name: namePartner(partner)};
    const problems = [...checkPartner(partner, today), ...checkShare(draft, partner)].map((problem) => ({
      ...problem,
      details: {...problem.details, ...whose},
    }));
    return isOwnersPartner(partner) ? problems.map(toOwnersAnswer) : problems;
  });
  if (partners.length > maxPartners) problems.push({field: 'partners', reason: 'formation.partners-too-many'});
  const sum = sumShares(partners);
  if (sum !== wholeBasisPoints && partners.every(({shareBasisPoints}) => shareBasisPoints !== null)) {
    const details = {sum: sum / 100, missing: (wholeBasisPoints - sum) / 100};
    problems.push({field: 'partners', reason: 'formation.shares-not-whole', details});
  }
  return [...problems, ...checkOfficers(draft, partners)];
}

/** What the owner's partner takes from the owner, by where the owner answers it. */
const ownersAnswers: Readonly<Record<string, keyof CompanyDraft>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  birthDate: 'birthDate',
  country: 'residenceCountry',
};

function toOwnersAnswer(problem: FormationProblem): FormationProblem {
  const field = ownersAnswers[problem.field.split('.').at(-1) ?? ''];
  return field === undefined ? problem : {...problem, field};
}

function checkPartner(partner: DraftPartner, today: string): FormationProblem[] {
  const place = `partners.${partner.id}.`;
  const at = (field: keyof DraftPartner, reason: FormationProblem['reason']): FormationProblem => {
    return {field: place + field, reason};
  };
  const {country} = partner;
  const problems: FormationProblem[] = [];
  // In the order in which it is asked: the country decides the words of the rest.
  if (country === null || !isCountry(country)) problems.push(at('country', 'formation.partner-country-missing'));
  if (partner.kind === 'company') {
    if (!hasTwo(partner.companyName)) problems.push(at('companyName', 'formation.partner-company-missing'));
    else if (!areFormLetters(partner.companyName)) problems.push(at('companyName', 'formation.latin-letters'));
  } else problems.push(...checkPersonNames(partner, place), ...checkBirth(partner, today, at));
  return [...problems, ...checkAddress(partner, at)];
}

/** Rules: FRM10, FRM18. */
function checkShare(draft: CompanyDraft, partner: DraftPartner): FormationProblem[] {
  const {id, shareBasisPoints: share} = partner;
  const field = `partners.${id}.shareBasisPoints`;
  if (share === null) return [{field, reason: 'formation.share-missing'}];
  if (isRepresentative(draft, partner)) return [];
  return share < leastBasisPoints || share > wholeBasisPoints ? [{field, reason: 'formation.share-out-of-range'}] : [];
}

/**
 * Tells a person who owns nothing of a company that companies own, and acts for it: answers to the IRS, directs it or manages it. Rule: FRM18.
 */
export function isRepresentative(
  draft: Pick<CompanyDraft, 'partners' | 'type' | 'management' | 'responsiblePartnerId'>,
  partner: DraftPartner,
): boolean {
  if (partner.kind !== 'person' || ownsPart(partner) || !isOwnedByCompanies(draft.partners)) return false;
  const {type, management} = draft;
  const hasOfficers = type === 'C-Corp' || (type === 'LLC' && management === 'managers');
  return partner.id === draft.responsiblePartnerId || (hasOfficers && partner.isDirector);
}

type At = (field: keyof DraftPartner, reason: FormationProblem['reason']) => FormationProblem;

function checkBirth({birthDate}: DraftPartner, today: string, at: At): FormationProblem[] {
  if (birthDate === null) return [at('birthDate', 'formation.birth-date-missing')];
  const age = ageOn(birthDate, today);
  if (age === null) return [at('birthDate', 'formation.birth-date-wrong')];
  return age < leastPartnerAge ? [at('birthDate', 'formation.partner-under-18')] : [];
}

function checkAddress({country, line1, city, region, postalCode}: DraftPartner, at: At): FormationProblem[] {
  const problems: FormationProblem[] = [];
  // The parts of an address are called otherwise in each country.
  const missing = (field: keyof DraftPartner, reason: FormationProblem['reason']) => {
    problems.push({...at(field, reason), details: {country: country ?? ''}});
  };
  if (!hasTwo(line1)) missing('line1', 'formation.address-missing');
  if (!hasTwo(city)) missing('city', 'formation.city-missing');
  if (!hasTwo(region) && asksRegion(country)) missing('region', 'formation.region-missing');
  if (!hasTwo(postalCode) && asksPostalCode(country)) missing('postalCode', 'formation.postal-code-missing');
  return problems;
}

function checkOfficers(draft: CompanyDraft, partners: readonly DraftPartner[]): FormationProblem[] {
  const {type, management, responsiblePartnerId} = draft;
  const people = partners.filter(({kind}) => kind === 'person');
  const hasDirector = people.some(({isDirector}) => isDirector);
  const problems: FormationProblem[] = [];
  if (!people.some(({id}) => id === responsiblePartnerId))
    problems.push({field: 'responsiblePartnerId', reason: 'formation.responsible-missing'});
  if (type === 'C-Corp' && !hasDirector) problems.push({field: 'partners', reason: 'formation.director-missing'});
  if (type === 'LLC' && management === 'managers' && !hasDirector)
    problems.push({field: 'partners', reason: 'formation.manager-missing'});
  return problems;
}
