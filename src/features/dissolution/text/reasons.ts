import type {askDissolutionFee} from '#contract/dissolutions/ask-dissolution-fee.ts';
import type {withdrawDissolution} from '#contract/dissolutions/withdraw-dissolution.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why a dissolution is not asked about, or not taken back. */
export const reasons = {
  'dissolution.none': {
    es: 'La disolución ya no está así. Mira cómo quedó.',
    en: 'The dissolution does not stand like this any more. See how it is now.',
    pt: 'A dissolução não está mais assim. Veja como ficou.',
  },
  'dissolution.owner-only': {
    es: 'Solo un titular de la empresa puede hacerlo.',
    en: 'Only an owner of the company can do this.',
    pt: 'Só um titular da empresa pode fazer isto.',
  },
  'dissolution.begun': {
    es: 'Ya empezamos a presentarla, y desde entonces no se puede retirar. Escríbenos si hay un error.',
    en: 'We have begun filing it, and from then on it cannot be withdrawn. Write to us if something is wrong.',
    pt: 'Já começamos a apresentar, e a partir daí não dá mais para retirar. Escreva para a gente se houver um erro.',
  },
} satisfies WordsFor<typeof askDissolutionFee | typeof withdrawDissolution>;
