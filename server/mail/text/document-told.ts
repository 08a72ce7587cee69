import type {Language} from '#contract/account/rules.ts';
import {documentWords, refusalAdvice, refusalWords} from '#contract/documents/words.data.ts';
import type {Letter, MailWords} from '#server/mail/letter.ts';

type Words = {
  readonly arrived: string;
  readonly refused: string;
  readonly putRight: string;
  readonly sayArrived: (document: string, company: string) => string;
  readonly sayRefused: (document: string, company: string) => string;
  readonly sayPutRight: (document: string, company: string) => string;
  readonly of: (document: string, person: string) => string;
  readonly see: string;
};

const words: Readonly<Record<Language, Words>> = {
  es: {
    arrived: 'Tienes un documento nuevo',
    refused: 'Falta corregir un documento',
    putRight: 'Un documento sí sirve',
    sayArrived: (document, company) => `Ya está en Faro, entre los documentos de ${company}: ${document}.`,
    sayRefused: (document, company) => `Revisamos este documento de ${company} y así no sirve: ${document}.`,
    sayPutRight: (document, company) =>
      `Te pedimos corregir este documento de ${company}. Lo revisamos otra vez y sí sirve, no hace falta que lo envíes de nuevo: ${document}.`,
    of: (document, person) => `${document} de ${person}`,
    see: 'Ver los documentos',
  },
  en: {
    arrived: 'You have a new document',
    refused: 'A document needs to be put right',
    putRight: 'A document does as it is',
    sayArrived: (document, company) => `It is in Faro now, among the documents of ${company}: ${document}.`,
    sayRefused: (document, company) =>
      `We checked this document of ${company} and it does not do as it is: ${document}.`,
    sayPutRight: (document, company) =>
      `We asked you to put this document of ${company} right. We checked it again and it does as it is, so there is no need to send it again: ${document}.`,
    of: (document, person) => `${document} of ${person}`,
    see: 'See the documents',
  },
  pt: {
    arrived: 'Você tem um documento novo',
    refused: 'Falta corrigir um documento',
    putRight: 'Um documento serve, sim',
    sayArrived: (document, company) => `Já está no Faro, entre os documentos de ${company}: ${document}.`,
    sayRefused: (document, company) => `Conferimos este documento de ${company} e assim ele não serve: ${document}.`,
    sayPutRight: (document, company) =>
      `Pedimos que você corrigisse este documento de ${company}. Conferimos de novo e ele serve, não precisa enviar outra vez: ${document}.`,
    of: (document, person) => `${document} de ${person}`,
    see: 'Ver os documentos',
  },
};

/** The mail of a document that came from Faro, was refused, with why and what to do, or is accepted after that. Rules: DOC11, DOC12. */
export function writeDocumentTold(
  language: Language,
  greet: (name: string) => string,
): Pick<MailWords, 'document-told'> {
  const {arrived, refused, putRight, sayArrived, sayRefused, sayPutRight, of, see} = words[language];
  return {
    'document-told': ({firstName, company, document: kind, person, refusal, wasRefused, note, path}): Letter => {
      const title = refusal !== null ? refused : wasRefused ? putRight : arrived;
      const name = documentWords[kind][language];
      const document = person === null || person === '' ? name : of(name, person);
      const why =
        refusal === null
          ? [wasRefused ? sayPutRight(document, company) : sayArrived(document, company)]
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
