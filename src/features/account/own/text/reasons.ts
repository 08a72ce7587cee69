import type {changeProfile} from '#contract/account/profile.ts';
import type {endOwnSession} from '#contract/account/sessions.ts';
import type {saveTaxRecord} from '#contract/account/tax-record.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why a change of one’s own account is refused; those of its password are the feature’s. */
export const reasons = {
  'account.country-unknown': {
    es: 'Elige un país de la lista.',
    en: 'Choose a country from the list.',
    pt: 'Escolha um país da lista.',
  },
  'account.phone-invalid': {
    es: 'El teléfono no es válido. Escríbelo con el código del país, como +57 300 123 4567.',
    en: 'The phone number is not valid. Write it with the country code, like +57 300 123 4567.',
    pt: 'O telefone não é válido. Digite com o código do país, como +55 11 91234-5678.',
  },
  'account.session-missing': {
    es: 'Esa sesión ya no existe.',
    en: 'That session no longer exists.',
    pt: 'Essa sessão não existe mais.',
  },
  'account.tax-id-invalid': {
    es: 'El número fiscal lleva letras y números, con puntos, guiones o barras.',
    en: 'The tax number has letters and digits, with dots, hyphens or slashes.',
    pt: 'O número fiscal tem letras e números, com pontos, hífens ou barras.',
  },
} satisfies WordsFor<typeof changeProfile | typeof endOwnSession | typeof saveTaxRecord>;
