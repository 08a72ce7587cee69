import type {Words} from '#src/i18n/words.ts';

/** Of a company's page, what it says of its owners, its team and the IRS. */
export const ownerWords = {
  owners: {es: 'Socios', en: 'Owners', pt: 'Sócios'},
  represents: {
    es: 'Representa a la empresa, sin ser socio',
    en: 'Acts for the company, owns nothing of it',
    pt: 'Representa a empresa, sem ser sócio',
  },
  responsible: {es: 'Responde ante el IRS', en: 'Answers to the IRS', pt: 'Responde ao IRS'},
  numbersNote: {
    es: 'De cada número se ve solo el final: entero está cifrado, y cada vez que se abre queda anotado en Seguridad.',
    en: 'Of each number only the end is shown: the whole is encrypted, and each opening is noted under Security.',
    pt: 'De cada número aparece só o final: inteiro, ele está criptografado, e cada abertura fica registrada em Segurança.',
  },
  'used.not': {es: 'Todavía no se usó.', en: 'Not used yet.', pt: 'Ainda não foi usado.'},
  'used.filing': {
    es: 'Se usó en un formulario oficial el {{day}}.',
    en: 'Used in an official form on {{day}}.',
    pt: 'Usado em um formulário oficial em {{day}}.',
  },
  'used.check': {
    es: 'Se comparó con un documento el {{day}}.',
    en: 'Compared with a document on {{day}}.',
    pt: 'Comparado com um documento em {{day}}.',
  },
  'used.own': {
    es: 'Lo vio su titular el {{day}}.',
    en: 'Seen by its owner on {{day}}.',
    pt: 'Visto pelo titular em {{day}}.',
  },
  federal: {es: 'Ante el IRS', en: 'With the IRS', pt: 'Perante o IRS'},
  federalOver: {
    es: 'Venció el {{day}}, si no se presentó.',
    en: 'It was due on {{day}}, if it was not filed.',
    pt: 'Venceu em {{day}}, se não foi entregue.',
  },
  team: {es: 'Equipo con acceso', en: 'Team with access', pt: 'Equipe com acesso'},
  'role.owner': {es: 'titular', en: 'owner', pt: 'titular'},
  'role.manager': {es: 'encargado/a', en: 'manager', pt: 'encarregado(a)'},
  'role.bookkeeper': {es: 'contador/a', en: 'bookkeeper', pt: 'contador(a)'},
} satisfies Readonly<Record<string, Words>>;
