import {isPersonName, isPlausibleEmail} from '#contract/account/rules.ts';
import {isCountry} from '#contract/catalogue/is-country.ts';
import {isCivilDate} from '#contract/kernel/dates.ts';
import {areFormLetters} from './form-letters.ts';
import {isAvailableIn} from './country-answer.ts';
import type {CompanyDraft, FormationFacts, FormationProblem} from './draft.ts';

/** How old one is to use Faro. Source: S9.10, D5. */
const leastAge = 16;

/** Older than anybody: a slip of the finger in the year. */
const mostAge = 120;

/** First and last name of a person; `place` stands before each field. Rules: FRM4, FRM9, FRM23. */
export function checkPersonNames(
  {firstName, lastName}: {readonly firstName: string; readonly lastName: string},
  place = '',
): FormationProblem[] {
  const check = (field: string, name: string, missing: FormationProblem['reason']): FormationProblem[] => {
    if (name.trim() === '') return [{field: place + field, reason: missing}];
    if (!isPersonName(name.trim())) return [{field: place + field, reason: 'formation.person-name-letters'}];
    return areFormLetters(name) ? [] : [{field: place + field, reason: 'formation.latin-letters'}];
  };
  return [
    ...check('firstName', firstName, 'formation.first-name-missing'),
    ...check('lastName', lastName, 'formation.last-name-missing'),
  ];
}

/**
 * Whole years of a person's life on a day; both civil dates. Who is born on 29 February has their birthday on 1 March of other years.
 *
 * @returns null where the birth date is no day, is to come, or is further back than anybody's.
 */
export function ageOn(birthDate: string, today: string): number | null {
  if (!isCivilDate(birthDate)) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const age = today.slice(5) < birthDate.slice(5) ? years - 1 : years;
  return birthDate > today || age > mostAge ? null : age;
}

/** Who fills the draft in. Rules: FRM4, FRM15. Source: S2.13. */
export function checkYou(draft: CompanyDraft, {today, withoutBanking, isPhone}: FormationFacts): FormationProblem[] {
  const {kind, email, phone, phoneCountry, residenceCountry, birthDate} = draft;
  const problems = checkPersonNames(draft);
  if (email.trim() === '') problems.push({field: 'email', reason: 'formation.email-missing'});
  else if (!isPlausibleEmail(email)) problems.push({field: 'email', reason: 'formation.email-wrong'});
  if (phone.trim() === '') problems.push({field: 'phone', reason: 'formation.phone-missing'});
  // As the field shows it, where no other country was chosen for the number.
  else if (!isPhone(phone, phoneCountry ?? residenceCountry))
    problems.push({field: 'phone', reason: 'formation.phone-wrong'});
  if (residenceCountry === null || !isCountry(residenceCountry))
    problems.push({field: 'residenceCountry', reason: 'formation.country-missing'});
  else if (!isAvailableIn(kind, residenceCountry, withoutBanking))
    problems.push({field: 'residenceCountry', reason: 'formation.country-without-crypto'});
  if (birthDate === null) problems.push({field: 'birthDate', reason: 'formation.birth-date-missing'});
  else {
    const age = ageOn(birthDate, today);
    if (age === null) problems.push({field: 'birthDate', reason: 'formation.birth-date-wrong'});
    else if (age < leastAge) problems.push({field: 'birthDate', reason: 'formation.under-16'});
  }
  return problems;
}
