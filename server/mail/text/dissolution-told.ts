import type {Language} from '#contract/account/rules.ts';
import {toDay, type Letter, type MailWords} from '#server/mail/letter.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';

type Step = Extract<MailOrder, {kind: 'dissolution-told'}>['step'];

type Words = {
  readonly title: Readonly<Record<Step, (company: string) => string>>;
  readonly says: Readonly<Record<Step, (company: string) => readonly string[]>>;
  readonly day: string;
  readonly see: string;
};

const words: Readonly<Record<Language, Words>> = {
  es: {
    title: {
      begun: (company) => `${company}: empezamos la disolución`,
      dissolved: (company) => `${company} quedó disuelta`,
      withdrawn: (company) => `${company}: la disolución no sigue`,
      reopened: (company) => `${company} no está disuelta`,
    },
    says: {
      begun: (company) => [
        `Empezamos a presentar la disolución de ${company} ante el estado. Desde ahora ya no se puede retirar el pedido.`,
        'Hasta que el estado la disuelva puedes seguir trabajando con ella. Envía lo que tengas sin enviar en cada dispositivo.',
      ],
      dissolved: (company) => [
        `El estado disolvió ${company}. En Faro queda solo para lectura: sus datos y documentos se pueden ver y descargar.`,
        'Quedan de tu parte la declaración federal final, la carta al IRS para cerrar la cuenta del EIN, y lo que la empresa aún deba.',
      ],
      withdrawn: (company) => [`Un titular retiró el pedido de disolver ${company}. Devolvemos todo lo que se pagó.`],
      reopened: (company) => [
        `Habíamos anotado por error que ${company} estaba disuelta. Ya se puede volver a trabajar con ella, y el trámite sigue.`,
        'Lo que se había dejado de renovar sigue así hasta que un titular lo renueve.',
      ],
    },
    day: 'Día',
    see: 'Ver cómo va',
  },
  en: {
    title: {
      begun: (company) => `${company}: we have begun the dissolution`,
      dissolved: (company) => `${company} is dissolved`,
      withdrawn: (company) => `${company}: the dissolution does not go on`,
      reopened: (company) => `${company} is not dissolved`,
    },
    says: {
      begun: (company) => [
        `We have begun filing the dissolution of ${company} with the state. From now on the request cannot be withdrawn.`,
        'You can go on working with it until the state dissolves it. Send what is still unsent on each device.',
      ],
      dissolved: (company) => [
        `The state has dissolved ${company}. In Faro it is read-only now: its data and documents can be read and downloaded.`,
        'The final federal return, the letter to the IRS that closes the EIN account, and what the company still owes remain with you.',
      ],
      withdrawn: (company) => [
        `An owner withdrew the request to dissolve ${company}. We are returning all that was paid.`,
      ],
      reopened: (company) => [
        `We had noted by mistake that ${company} was dissolved. You can work with it again, and the filing goes on.`,
        'What was no longer renewed stays so until an owner renews it.',
      ],
    },
    day: 'Day',
    see: 'See how it is going',
  },
  pt: {
    title: {
      begun: (company) => `${company}: começamos a dissolução`,
      dissolved: (company) => `${company} foi dissolvida`,
      withdrawn: (company) => `${company}: a dissolução não vai adiante`,
      reopened: (company) => `${company} não está dissolvida`,
    },
    says: {
      begun: (company) => [
        `Começamos a apresentar a dissolução de ${company} ao estado. A partir de agora o pedido não pode mais ser retirado.`,
        'Até o estado dissolver a empresa, dá para continuar trabalhando com ela. Envie o que ainda não foi enviado em cada dispositivo.',
      ],
      dissolved: (company) => [
        `O estado dissolveu ${company}. No Faro ela fica só para leitura: os dados e documentos podem ser vistos e baixados.`,
        'Ficam com você a declaração federal final, a carta ao IRS para encerrar a conta do EIN e o que a empresa ainda dever.',
      ],
      withdrawn: (company) => [
        `Um titular retirou o pedido de dissolver ${company}. Vamos devolver tudo o que foi pago.`,
      ],
      reopened: (company) => [
        `Tínhamos anotado por engano que ${company} estava dissolvida. Já dá para trabalhar com ela de novo, e o processo continua.`,
        'O que deixou de ser renovado fica assim até um titular renovar.',
      ],
    },
    day: 'Dia',
    see: 'Ver como está',
  },
};

/** The mail of a step of a company's dissolution. Rule: DIS11. */
export function writeDissolutionTold(
  language: Language,
  greet: (name: string) => string,
): Pick<MailWords, 'dissolution-told'> {
  const {title, says, day: dayName, see} = words[language];
  return {
    'dissolution-told': ({firstName, company, step, day, note, path}): Letter => ({
      subject: title[step](company),
      title: title[step](company),
      before: [greet(firstName), ...says[step](company)],
      ...(note === '' ? {} : {quote: note}),
      facts: [[dayName, toDay(language, day)]],
      action: {label: see, path},
      after: [],
    }),
  };
}
