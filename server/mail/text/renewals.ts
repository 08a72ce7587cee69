import type {Language} from '#contract/account/rules.ts';
import type {OwedReason} from '#contract/subscriptions/subscription.ts';
import {toDay, toDollars, toMoment, type Letter, type MailWords} from '#server/mail/letter.ts';
import {sayInvoice, sayLines, type LineWords} from '#server/mail/say-lines.ts';

type Words = {
  readonly paid: {
    readonly title: string;
    readonly say: (company: string) => string;
    readonly upgraded: {readonly title: string; readonly say: (company: string) => string};
    readonly sum: string;
    readonly when: string;
    readonly invoice: string;
    readonly see: string;
    readonly after: string;
  };
  readonly failed: {
    readonly title: string;
    readonly lapsed: string;
    readonly say: (sum: string, company: string) => string;
    readonly why: Readonly<Record<OwedReason, string>>;
    readonly again: (day: string) => string;
    readonly end: string;
    readonly see: string;
  };
};

const words: Readonly<Record<Language, Words>> = {
  es: {
    paid: {
      title: 'Se renovó lo que pagas',
      say: (company) => `Cobramos la renovación de ${company}. Todo sigue como estaba.`,
      upgraded: {
        title: 'Ya tienes el plan más grande',
        say: (company) => `${company} ya tiene el plan nuevo. Cobramos lo que cuesta de más hasta su renovación.`,
      },
      sum: 'Pagado',
      when: 'Fecha',
      invoice: 'Factura',
      see: 'Ver la factura',
      after: 'Si quieres cambiar de tarjeta para la próxima vez, hazlo en Tarjetas.',
    },
    failed: {
      title: 'No pudimos cobrar la renovación',
      lapsed: 'La renovación quedó sin pagar',
      say: (sum, company) => `No pudimos cobrar ${sum} por la renovación de ${company}.`,
      why: {
        'not-charged': 'No se cobró cuando correspondía.',
        'wanted-back': 'Había terminado y se pidió de nuevo.',
        'no-card': 'No hay ninguna tarjeta vigente guardada.',
        funds: 'El banco dice que no hay saldo suficiente o que se llegó a un límite.',
        'check-card': 'El banco dice que algún dato de la tarjeta ya no es correcto.',
        confirm: 'El banco quiere que confirmes el pago tú mismo.',
        declined: 'El banco rechazó la tarjeta.',
        'try-later': 'El banco no respondió a tiempo.',
        'other-card': 'El banco no acepta esta tarjeta.',
      },
      again: (day) => `Volveremos a intentarlo el ${day}. Si quieres, paga ahora o guarda otra tarjeta.`,
      end: 'No volveremos a intentarlo por nuestra cuenta. No se borra nada: al pagar, el plan vuelve a estar activo desde ese día.',
      see: 'Pagar ahora',
    },
  },
  en: {
    paid: {
      title: 'What you pay for was renewed',
      say: (company) => `We charged the renewal of ${company}. Everything stays as it was.`,
      upgraded: {
        title: 'You have the larger plan',
        say: (company) => `${company} has the new plan. We charged what it costs more until its renewal.`,
      },
      sum: 'Paid',
      when: 'Date',
      invoice: 'Invoice',
      see: 'See the invoice',
      after: 'To use another card next time, change it under Cards.',
    },
    failed: {
      title: 'We could not charge the renewal',
      lapsed: 'The renewal was not paid',
      say: (sum, company) => `We could not charge ${sum} for the renewal of ${company}.`,
      why: {
        'not-charged': 'It was not charged when it was due.',
        'wanted-back': 'It had ended and was asked for again.',
        'no-card': 'There is no saved card that is still valid.',
        funds: 'The bank says that there are not enough funds, or that a limit was reached.',
        'check-card': 'The bank says that a detail of the card is no longer right.',
        confirm: 'The bank wants you to confirm the payment yourself.',
        declined: 'The bank declined the card.',
        'try-later': 'The bank did not answer in time.',
        'other-card': 'The bank does not accept this card.',
      },
      again: (day) => `We will try again on ${day}. You can also pay now or save another card.`,
      end: 'We will not try again by ourselves. Nothing is deleted: once you pay, the plan is active again from that day.',
      see: 'Pay now',
    },
  },
  pt: {
    paid: {
      title: 'O que você paga foi renovado',
      say: (company) => `Cobramos a renovação de ${company}. Tudo continua como estava.`,
      upgraded: {
        title: 'Você já tem o plano maior',
        say: (company) => `${company} já tem o novo plano. Cobramos a diferença até a renovação.`,
      },
      sum: 'Pago',
      when: 'Data',
      invoice: 'Fatura',
      see: 'Ver a fatura',
      after: 'Se quiser usar outro cartão da próxima vez, troque em Cartões.',
    },
    failed: {
      title: 'Não conseguimos cobrar a renovação',
      lapsed: 'A renovação ficou sem pagamento',
      say: (sum, company) => `Não conseguimos cobrar ${sum} pela renovação de ${company}.`,
      why: {
        'not-charged': 'Não foi cobrado na data certa.',
        'wanted-back': 'Tinha terminado e foi pedido de novo.',
        'no-card': 'Não há nenhum cartão válido salvo.',
        funds: 'O banco diz que não há saldo suficiente ou que um limite foi atingido.',
        'check-card': 'O banco diz que algum dado do cartão não está mais certo.',
        confirm: 'O banco quer que você mesmo confirme o pagamento.',
        declined: 'O banco recusou o cartão.',
        'try-later': 'O banco não respondeu a tempo.',
        'other-card': 'O banco não aceita este cartão.',
      },
      again: (day) => `Vamos tentar de novo em ${day}. Se quiser, pague agora ou salve outro cartão.`,
      end: 'Não vamos tentar de novo por conta própria. Nada é apagado: quando você pagar, o plano volta a ficar ativo a partir desse dia.',
      see: 'Pagar agora',
    },
  },
};

/** The mails of a renewal: that it was paid, or why it was not. Rules: SUB6, SUB7. */
export function writeRenewals(
  language: Language,
  greet: (name: string) => string,
  lineWords: LineWords,
): Pick<MailWords, 'renewal-paid' | 'renewal-failed'> {
  const {paid, failed} = words[language];
  return {
    'renewal-paid': ({firstName, company, isUpgrade, lines, cents, at, invoice, path}): Letter => ({
      subject: `${company}: ${lowerFirst((isUpgrade ? paid.upgraded : paid).title)}`,
      title: (isUpgrade ? paid.upgraded : paid).title,
      before: [greet(firstName), (isUpgrade ? paid.upgraded : paid).say(company)],
      facts: [
        ...sayLines(lines, lineWords, (amount) => toDollars(language, amount)),
        [paid.sum, toDollars(language, cents)],
        [paid.when, toMoment(language, at)],
        ...sayInvoice(paid.invoice, invoice),
      ],
      action: {label: paid.see, path},
      after: [paid.after],
    }),
    'renewal-failed': ({firstName, company, cents, owedFor, retryOn, path}): Letter => {
      const title = retryOn === null ? failed.lapsed : failed.title;
      return {
        subject: `${company}: ${lowerFirst(title)}`,
        title,
        before: [greet(firstName), `${failed.say(toDollars(language, cents), company)} ${failed.why[owedFor]}`],
        action: {label: failed.see, path},
        after: [retryOn === null ? failed.end : failed.again(toDay(language, retryOn))],
      };
    },
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
