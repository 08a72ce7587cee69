import type {Language} from '#contract/account/rules.ts';
import {toDay, toDollars, type Letter, type MailWords} from '#server/mail/letter.ts';

type Words = {
  readonly title: string;
  readonly say: (company: string, sum: string, day: string) => string;
  /** Of the card that is charged now, by its last digits; null: none is saved. */
  readonly why: (last4: string | null) => string;
  readonly see: string;
  readonly after: string;
};

const words: Readonly<Record<Language, Words>> = {
  es: {
    title: 'Hace falta otra tarjeta',
    say: (company, sum, day) => `El ${day} se cobran ${sum} de ${company}.`,
    why: (last4) =>
      last4 === null
        ? 'No tienes ninguna tarjeta guardada.'
        : `Tu tarjeta terminada en ${last4} vence antes, y no hay otra que sirva ese día.`,
    see: 'Guardar otra tarjeta',
    after:
      'Si guardas una antes de ese día, se cobra de ella y todo sigue como está. Te lo decimos una sola vez; si el cobro falla, te volvemos a escribir.',
  },
  en: {
    title: 'Another card is needed',
    say: (company, sum, day) => `On ${day}, ${sum} is charged for ${company}.`,
    why: (last4) =>
      last4 === null
        ? 'You have no saved card.'
        : `Your card ending in ${last4} expires before then, and no other card is valid on that day.`,
    see: 'Save another card',
    after:
      'If you save one before that day, it is charged and everything stays as it is. We write this only once; if the charge fails, we will write again.',
  },
  pt: {
    title: 'É preciso outro cartão',
    say: (company, sum, day) => `Em ${day}, será feita a cobrança de ${sum} de ${company}.`,
    why: (last4) =>
      last4 === null
        ? 'Você não tem nenhum cartão salvo.'
        : `Seu cartão com final ${last4} vence antes, e não há outro válido nesse dia.`,
    see: 'Salvar outro cartão',
    after:
      'Se você salvar um antes desse dia, a cobrança é feita nele e tudo continua como está. Avisamos uma única vez; se a cobrança falhar, escrevemos de novo.',
  },
};

/** The mail that no card is good for a charge that comes. Rule: SUB16. */
export function writeCardMissing(language: Language, greet: (name: string) => string): Pick<MailWords, 'card-missing'> {
  const {title, say, why, see, after} = words[language];
  return {
    'card-missing': ({firstName, company, day, cents, last4, path}): Letter => ({
      subject: `${company}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      title,
      before: [greet(firstName), `${say(company, toDollars(language, cents), toDay(language, day))} ${why(last4)}`],
      action: {label: see, path},
      after: [after],
    }),
  };
}
