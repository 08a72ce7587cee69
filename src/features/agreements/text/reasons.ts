import type {readSignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import type {signAgreement} from '#contract/agreements/sign-agreement.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why a signature is refused. */
export const reasons = {
  'agreement.changed': {
    es: 'El texto cambió desde que lo abriste. No se firmó nada: lee el texto nuevo y firma otra vez.',
    en: 'The text has changed since you opened it. Nothing was signed: read the new text and sign again.',
    pt: 'O texto mudou desde que você o abriu. Nada foi assinado: leia o texto novo e assine de novo.',
  },
  'agreement.fonts-missing': {
    es: 'No pudimos preparar el PDF. Conéctate una vez e inténtalo de nuevo.',
    en: 'We could not prepare the PDF. Connect once and try again.',
    pt: 'Não conseguimos preparar o PDF. Conecte-se uma vez e tente de novo.',
  },
  'agreement.name-letters': {
    es: 'Escribe tu nombre con letras, como en tu pasaporte.',
    en: 'Enter your name in letters, as in your passport.',
    pt: 'Digite seu nome com letras, como no passaporte.',
  },
  'agreement.name-missing': {
    es: 'Escribe tu nombre completo: es tu firma.',
    en: 'Enter your full name: it is your signature.',
    pt: 'Digite seu nome completo: é a sua assinatura.',
  },
  'agreement.name-other': {
    es: 'Firma con tu nombre y apellido, como figuras en el documento.',
    en: 'Sign with your first and last name, as the document has them.',
    pt: 'Assine com nome e sobrenome, como constam no documento.',
  },
  'agreement.none': {
    es: 'Esta empresa no tiene un documento para firmar.',
    en: 'This company has no document to sign.',
    pt: 'Esta empresa não tem um documento para assinar.',
  },
  'agreement.not-accepted': {
    es: 'Marca que lo leíste y lo aceptas: sin eso no hay firma.',
    en: 'Tick that you have read it and agree: without that there is no signature.',
    pt: 'Marque que leu e concorda: sem isso não há assinatura.',
  },
  'agreement.owner-only': {
    es: 'Solo el titular de la empresa puede firmarlo.',
    en: 'Only the owner of the company can sign it.',
    pt: 'Só o titular da empresa pode assiná-lo.',
  },
} satisfies WordsFor<
  typeof signAgreement | typeof readSignedAgreement,
  'agreement.fonts-missing' | 'agreement.not-accepted'
>;
