import {planIds} from '#contract/catalogue/ids.ts';
import {isCountry} from '#contract/catalogue/is-country.ts';
import {isCivilDate} from '#contract/kernel/dates.ts';
import {volumes} from './choices.ts';
import {isAvailableIn} from './country-answer.ts';
import type {CompanyDraft, FormationFacts, FormationProblem} from './draft.ts';
import {areFormLetters} from './form-letters.ts';
import {checkPartners} from './check-partners.ts';
import {hasTwo, readServices} from './texts.ts';

/** LLC or C-Corp, and what each of them asks. Rule: FRM7. */
export function checkType({kind, type, management, shareCount, parValueMicros}: CompanyDraft): FormationProblem[] {
  if (type === null) return [{field: 'type', reason: 'formation.type-missing'}];
  const problems: FormationProblem[] = [];
  if (type === 'LLC' && management === null)
    problems.push({field: 'management', reason: 'formation.management-missing'});
  // Of a company that exists, its charter says it.
  if (type === 'C-Corp' && kind === 'create') {
    if (shareCount === null) problems.push({field: 'shareCount', reason: 'formation.share-count-missing'});
    if (parValueMicros === null) problems.push({field: 'parValueMicros', reason: 'formation.par-value-missing'});
  }
  return problems;
}

/** A code of six digits, or one's own words. Rules: FRM8, FRM23. */
export function checkIndustry({naicsCode, industryOther}: CompanyDraft): FormationProblem[] {
  if (naicsCode === '' && !hasTwo(industryOther)) return [{field: 'naicsCode', reason: 'formation.industry-missing'}];
  if (naicsCode === '')
    return areFormLetters(industryOther) ? [] : [{field: 'industryOther', reason: 'formation.latin-letters'}];
  return /^\d{6}$/.test(naicsCode) ? [] : [{field: 'naicsCode', reason: 'formation.industry-code-wrong'}];
}

/** Where the company is, or is to be. */
export function checkState({state}: CompanyDraft): FormationProblem[] {
  return state === null ? [{field: 'state', reason: 'formation.state-missing'}] : [];
}

/** No more ITINs than people who have no number of the IRS yet, which is known once the partners are whole. Rule: FRM20. */
export function checkServices(draft: CompanyDraft, facts: FormationFacts): FormationProblem[] {
  const wanted = readServices(draft.services).find(({id}) => id === 'itin')?.count ?? 0;
  const count = draft.partners.filter(({kind, taxId}) => kind === 'person' && taxId === null).length;
  if (wanted <= count || checkPartners(draft, facts).length > 0) return [];
  return [{field: 'services', reason: 'formation.itins-too-many', details: {count}}];
}

/** The plan and how it is paid. Rule: FRM13. */
export function checkPlan({kind, plan, period, volume}: CompanyDraft): FormationProblem[] {
  // Until then nobody has to say how it is paid: with a plan that is chosen, it is by the year.
  if (plan === null) return [{field: 'plan', reason: 'formation.plan-missing'}];
  const problems: FormationProblem[] = [];
  // Plans and volumes are listed alike, the smallest first.
  if (kind === 'crypto' && volume !== null && planIds.indexOf(plan) < volumes.indexOf(volume))
    problems.push({field: 'plan', reason: 'formation.plan-below-volume'});
  if (period === null) problems.push({field: 'period', reason: 'formation.period-missing'});
  return problems;
}

/** What a company abroad expects to move. Rule: FRM13. */
export function checkVolume({volume}: CompanyDraft): FormationProblem[] {
  return volume === null ? [{field: 'volume', reason: 'formation.volume-missing'}] : [];
}

/** Reads an EIN as people write it, with spaces or its hyphen; null where it has not 9 digits. Rule: FRM14. Source: D19. */
export function readEin(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) ? digits : null;
}

/** A company that exists. Rule: FRM14. */
export function checkExisting(draft: CompanyDraft, {today}: FormationFacts): FormationProblem[] {
  const {nameOne, formationDate, ein, registeredAgent} = draft;
  const problems = [...checkRegisteredName(nameOne), ...checkState(draft)];
  if (formationDate === null) problems.push({field: 'formationDate', reason: 'formation.formation-date-missing'});
  else if (!isCivilDate(formationDate) || formationDate > today)
    problems.push({field: 'formationDate', reason: 'formation.formation-date-wrong'});
  if (ein.trim() === '') problems.push({field: 'ein', reason: 'formation.ein-missing'});
  else if (readEin(ein) === null) problems.push({field: 'ein', reason: 'formation.ein-wrong'});
  if (!hasTwo(registeredAgent)) problems.push({field: 'registeredAgent', reason: 'formation.agent-missing'});
  return problems;
}

/** A company abroad. Rules: FRM13, FRM15. */
export function checkAbroad(draft: CompanyDraft, {withoutBanking}: FormationFacts): FormationProblem[] {
  const {kind, nameOne, originCountry} = draft;
  const problems = checkRegisteredName(nameOne);
  if (originCountry === null || !isCountry(originCountry))
    problems.push({field: 'originCountry', reason: 'formation.origin-country-missing'});
  else if (!isAvailableIn(kind, originCountry, withoutBanking))
    problems.push({field: 'originCountry', reason: 'formation.country-without-crypto'});
  return problems;
}

/** A name that a register of the United States has already is taken as it is. Rules: FRM14, FRM23. */
function checkRegisteredName(name: string): FormationProblem[] {
  if (name.trim() === '') return [{field: 'nameOne', reason: 'formation.name-missing'}];
  if (!hasTwo(name)) return [{field: 'nameOne', reason: 'formation.name-short'}];
  return areFormLetters(name) ? [] : [{field: 'nameOne', reason: 'formation.latin-letters'}];
}
