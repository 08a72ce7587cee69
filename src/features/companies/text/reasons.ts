import type {addCompany} from '#contract/companies/add-company.ts';
import type {companies} from '#contract/companies/company.ts';
import type {reasonWithoutService} from '#contract/policy/services.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why a company is refused, or what its type does not have. */
export const reasons = {
  'company.id-taken': null,
  'company.name-short': {
    es: 'Escribe el nombre de la empresa, con al menos 2 letras.',
    en: 'Enter the name of the company, at least 2 letters.',
    pt: 'Digite o nome da empresa, com pelo menos 2 letras.',
  },
  'company.no-accounting': {
    es: 'Una empresa Cross Border Crypto no tiene contabilidad. Crea o migra una empresa para usarla.',
    en: 'A Cross Border Crypto company has no accounting. Create or migrate a company to use it.',
    pt: 'Uma empresa Cross Border Crypto não tem contabilidade. Abra ou migre uma empresa para usá-la.',
  },
} satisfies WordsFor<
  typeof addCompany | typeof companies,
  (typeof reasonWithoutService)[keyof typeof reasonWithoutService]
>;
