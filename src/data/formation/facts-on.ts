import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {FormationFacts} from '#contract/formation/draft.ts';
import {utcDay} from '#contract/kernel/dates.ts';

/**
 * What the checks of a draft know on a day, by the lists that came with this version of the product.
 *
 * @param today civil date.
 * @param isPhone until the rules of telephones are fetched, any will do: the step asks for them before one goes on.
 */
export function factsOn(today: string, isPhone: FormationFacts['isPhone'] = () => true): FormationFacts {
  return {today, withoutBanking: readCatalogue(today).withoutBanking.countries, isPhone};
}

/** The day by which answers are judged: the server's, so that what is right in the wizard is right where it is paid. */
export function judgedToday(): string {
  return utcDay(new Date().toISOString());
}

/** What is known of telephones: whether a text is one, and how it is written with its country's code. */
export type PhoneRules = Pick<FormationFacts, 'isPhone'> & {
  readonly write: (typed: string, country: string | null) => string;
};

/** The rules of telephones, in a chunk of their own. */
export async function loadPhoneRules(): Promise<PhoneRules> {
  const {readPhone, writePhone} = await import('#contract/account/check-phone.ts');
  return {isPhone: (typed, country) => readPhone(typed, country) !== null, write: writePhone};
}
