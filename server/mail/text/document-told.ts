import type {Language} from '#contract/account/rules.ts';
import {documentWords, refusalAdvice, refusalWords} from '#contract/documents/words.data.ts';
import type {Letter, MailWords} from '#server/mail/letter.ts';

type Words = {
  readonly arrived: string;
  readonly refused: string;
  readonly sayArrived: (document: string, company: string) => string;
  readonly sayRefused: (document: string, company: string) => string;
  readonly of: (document: string, person: string) => string;
  readonly see: string;
};

const words: Readonly<Record<Language, Words>> = {
  es: {
    arrived: 'Tienes un documento nuevo',
    refused: 'Falta corregir un documento',
    sayArrived: (document, company) => `Ya está en Faro, entre los documentos de ${company}: ${document}.`,
    sayRefused: (document, company) => `Revisamos este documento de ${company} y así no sirve: ${document}.`,
    of: (document, person) => `${document} de ${person}`,
    see: 'Ver los documentos',
  },
  en: {
    arrived: 'You have a new document',
    refused: 'A document needs to be put right',
    sayArrived: (document, company) => `It is in Faro now, among the documents of ${company}: ${document}.`,
    sayRefused: (document, company) =>
      `We checked this document of ${company} and it does not do as it is: ${document}.`,
    of: (document, person) => `${document} of ${person}`,
    see: 'See the documents',
  },
  pt: {
    arrived: 'Você tem um documento novo',
    refused: 'Falta corrigir um documento',
    sayArrived: (document, company) => `Já está no Faro, entre os documentos de ${company}: ${document}.`,
    sayRefused: (document, company) => `Conferimos este documento de ${company} e assim ele não serve: ${document}.`,
    of: (document, person) => `${document} de ${person}`,
    see: 'Ver os documentos',
  },
};

/** The mail of a document that came from Faro, or was refused, with why and what to do. Rules: DOC11, DOC12. */
export function writeDocumentTold(
  language: Language,
  greet: (name: string) => string,
): Pick<MailWords, 'document-told'> {
  const {arrived, refused, sayArrived, sayRefused, of, see} = words[language];
  return {
    'document-told': ({firstName, company, document: kind, person, refusal, note, path}): Letter => {
      const title = refusal === null ? arrived : refused;
      const name = documentWords[kind][language];
      const document = person === null || person === '' ? name : of(name, person);
      const why =
        refusal === null
          ? [sayArrived(document, company)]
          : [
              sayRefused(document, company),
              `${refusalWords[refusal][language]}. ${refusalAdvice[refusal][language]}`,
              ...(note === '' ? [] : [note]),
            ];
      return {
        subject: `${company}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
        title,
        before: [greet(firstName), ...why],
        facts: [],
        action: {label: see, path},
        after: [],
      };
    },
  };
}
