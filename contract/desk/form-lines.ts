import {ownsPart} from '#contract/formation/shares.ts';
import type {FiledPartner, Filing} from '#contract/orders/read-filing.ts';

/** Who answers to the IRS; undefined where nobody was named. */
export function responsibleOf(partners: readonly FiledPartner[]): FiledPartner | undefined {
  return partners.find(({isResponsible}) => isResponsible);
}

/** Who owns the company: who owns nothing acts for it alone, and no form counts them. Rule: FRM18. */
export function ownersOf(partners: readonly FiledPartner[]): FiledPartner[] {
  return partners.filter(ownsPart);
}

/** A partner as a form of the IRS names them. */
export function nameOf({kind, firstName, lastName, companyName}: FiledPartner): string {
  return kind === 'company' ? companyName.trim() : `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** What follows a partner's name where they sign: a comma and their title, or nothing. */
export function titleOf({answers}: Pick<Filing, 'answers'>, partner: FiledPartner): string {
  const {isDirector} = partner;
  if (answers.type === 'LLC') {
    if (ownsPart(partner)) return ', Member';
    return isDirector && answers.management === 'managers' ? ', Manager' : '';
  }
  return isDirector ? ', Director' : '';
}

/**
 * A partner's SSN or ITIN as forms have it, or the word that they have for who lives abroad and has neither; empty where somebody in the US gave none,
 * who is asked. Rules: SSF3, ELC3.
 *
 * @param number opened for this form; null where there is none.
 */
export function numberOf({country, taxId}: FiledPartner, number: string | null, abroad: string): string {
  const digits = number?.replaceAll(/\D/g, '') ?? '';
  if (digits.length === 9) return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
  return country !== null && country !== 'US' && taxId === null ? abroad : '';
}

/** Whether a partner is whoever ordered: the telephone of an order is theirs. */
export function isOrderer(
  {firstName, lastName}: Pick<Filing['answers'], 'firstName' | 'lastName'>,
  partner: FiledPartner | undefined,
): boolean {
  const fold = (text: string) => text.trim().toLocaleLowerCase('en');
  return (
    partner?.kind === 'person' &&
    fold(partner.firstName) === fold(firstName) &&
    fold(partner.lastName) === fold(lastName)
  );
}

/** A civil day as `MM/DD/YYYY`. */
export function toUsDate(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month ?? ''}/${date ?? ''}/${year ?? ''}`;
}
