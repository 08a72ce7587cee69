import type {ReasonWords} from '#src/i18n/reason-words.ts';
import type {PdfReason} from '#workers/read-pdf/engine.ts';

/** Why the pages of a PDF cannot be shown, for every feature whose screens show them. */
export const pdfReasons = {
  'scan.damaged': {
    es: 'El archivo está dañado y no se puede mostrar.',
    en: 'The file is damaged and cannot be shown.',
    pt: 'O arquivo está danificado e não pode ser mostrado.',
  },
  'scan.no-pages': {
    es: 'El archivo no tiene páginas.',
    en: 'The file has no pages.',
    pt: 'O arquivo não tem páginas.',
  },
  'scan.password': {
    es: 'El archivo pide una contraseña.',
    en: 'The file asks for a password.',
    pt: 'O arquivo pede uma senha.',
  },
  'scan.torn': {
    es: 'Al archivo le falta el final: está incompleto.',
    en: 'The end of the file is missing: it is incomplete.',
    pt: 'Falta o final do arquivo: ele está incompleto.',
  },
  'scan.too-many-pages': {
    es: 'El archivo tiene más de 200 páginas.',
    en: 'The file has more than 200 pages.',
    pt: 'O arquivo tem mais de 200 páginas.',
  },
} satisfies ReasonWords<PdfReason>;
