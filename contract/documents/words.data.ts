import type {Language} from '#contract/account/rules.ts';
import type {DocumentKind, DocumentRefusal} from './kinds.ts';

/** A text in every language. */
type InAll = Readonly<Record<Language, string>>;

/** What each kind of document is called, on screens and in mails. */
export const documentWords: Readonly<Record<DocumentKind, InAll>> = {
  articles: {es: 'Acta de constitución', en: 'Articles of formation', pt: 'Ato constitutivo'},
  'ein-letter': {es: 'Carta del IRS con el EIN', en: 'IRS letter with the EIN', pt: 'Carta do IRS com o EIN'},
  'operating-agreement': {
    es: 'Acuerdo operativo o estatutos',
    en: 'Operating agreement or bylaws',
    pt: 'Acordo operacional ou bylaws',
  },
  'renewal-proof': {es: 'Prueba de renovación', en: 'Proof of renewal', pt: 'Comprovante de renovação'},
  'dissolution-proof': {es: 'Prueba de disolución', en: 'Proof of dissolution', pt: 'Comprovante de dissolução'},
  other: {es: 'Otro documento', en: 'Other document', pt: 'Outro documento'},
  passport: {es: 'Pasaporte', en: 'Passport', pt: 'Passaporte'},
  'proof-of-address': {es: 'Comprobante de domicilio', en: 'Proof of address', pt: 'Comprovante de endereço'},
};

/** Why a document was refused. Rule: DOC5. */
export const refusalWords: Readonly<Record<DocumentRefusal, InAll>> = {
  unreadable: {es: 'No se lee bien', en: 'It cannot be read well', pt: 'Não dá para ler direito'},
  incomplete: {es: 'Le falta una parte', en: 'Part of it is missing', pt: 'Falta uma parte'},
  expired: {es: 'Está vencido', en: 'It has expired', pt: 'Está vencido'},
  'wrong-document': {es: 'Es otro documento', en: 'It is another document', pt: 'É outro documento'},
  'wrong-name': {es: 'Está a otro nombre', en: 'It is in another name', pt: 'Está em outro nome'},
  old: {es: 'Tiene más de 3 meses', en: 'It is more than 3 months old', pt: 'Tem mais de 3 meses'},
  locked: {es: 'Pide una contraseña', en: 'It asks for a password', pt: 'Pede uma senha'},
  other: {es: 'No sirve así', en: 'It does not do as it is', pt: 'Não serve assim'},
};

/** What to do about a refusal. */
export const refusalAdvice: Readonly<Record<DocumentRefusal, InAll>> = {
  unreadable: {
    es: 'Sube una foto nítida, con luz y sin reflejos, o el PDF original.',
    en: 'Upload a sharp photo, in good light and without glare, or the original PDF.',
    pt: 'Envie uma foto nítida, bem iluminada e sem reflexos, ou o PDF original.',
  },
  incomplete: {
    es: 'Sube el documento entero, con todas sus páginas y las cuatro esquinas.',
    en: 'Upload the whole document, with all its pages and all four corners.',
    pt: 'Envie o documento inteiro, com todas as páginas e os quatro cantos.',
  },
  expired: {es: 'Sube el que está vigente.', en: 'Upload the one that is valid.', pt: 'Envie o que está válido.'},
  'wrong-document': {
    es: 'Sube el documento que dice este renglón.',
    en: 'Upload the document that this line names.',
    pt: 'Envie o documento que esta linha indica.',
  },
  'wrong-name': {
    es: 'Sube uno a nombre de esta persona o empresa.',
    en: 'Upload one in the name of this person or company.',
    pt: 'Envie um em nome desta pessoa ou empresa.',
  },
  old: {
    es: 'Sube uno de los últimos 3 meses.',
    en: 'Upload one of the last 3 months.',
    pt: 'Envie um dos últimos 3 meses.',
  },
  locked: {
    es: 'Guárdalo sin contraseña y súbelo de nuevo.',
    en: 'Save it without a password and upload it again.',
    pt: 'Salve sem senha e envie de novo.',
  },
  other: {es: 'Sube otro.', en: 'Upload another.', pt: 'Envie outro.'},
};
