import type {PurchaseKind, ReturnReason} from '#contract/purchases/purchase.ts';
import {toDay, toDollars, toMoment, type MailWords, type PurchaseMailKind} from '#server/mail/letter.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import {sayInvoice, sayLines} from '#server/mail/say-lines.ts';
import {duties, lineWords, services} from './orders-pt.ts';

const names = {...services, ...duties, dissolution: 'Dissolução'};

const paidWords: Readonly<Record<PurchaseKind, (company: string) => string>> = {
  renewal: (company) =>
    `Obrigado. Agora entregamos ao estado por ${company}. Pago ainda não é entregue: escrevemos quando o estado confirmar.`,
  services: (company) => `Obrigado. Já estamos trabalhando no que você pediu para ${company}.`,
  paper: (company) =>
    `Obrigado. Estamos preparando o original da carta de ${company}. Enquanto não começarmos, você pode cancelar em Correspondência.`,
  dissolution: (company) =>
    `Obrigado. Agora preparamos a dissolução de ${company} no estado. Até começarmos, qualquer titular pode retirar o pedido, e devolvemos tudo o que foi pago.`,
};

const whyWords: Readonly<Record<ReturnReason, (company: string) => string>> = {
  settled: (company) =>
    `Você pagou algo de ${company} que nesse meio-tempo já estava resolvido. Vamos devolver o que você pagou.`,
  refused: (company) =>
    `O estado não aceitou o que foi entregue por ${company}. Vamos devolver o que você pagou por isso.`,
  lacking: (company) =>
    `Não conseguimos entregar por ${company}: faltava algo necessário. Vamos devolver o que você pagou por isso.`,
  other: (company) =>
    `Não conseguimos fazer o que você pediu para ${company}. Vamos devolver o que você pagou por isso.`,
};

function sayBought({what, period}: Extract<MailOrder, {kind: 'purchase-done'}>['bought']): string {
  return period === null ? names[what] : `${names[what]} ${period}`;
}

/** The mails of what is bought for a company. */
export const purchasesPt = (greet: (name: string) => string): Pick<MailWords, PurchaseMailKind> => ({
  'purchase-paid': ({firstName, number, company, purchase, lines, cents, at, invoice, path}) => ({
    subject: `Recibo do seu pedido ${number}`,
    title: 'Recebemos o seu pagamento',
    before: [greet(firstName), paidWords[purchase](company)],
    facts: [
      ['Pedido', number],
      ...sayLines(lines, lineWords, (amount) => toDollars('pt', amount)),
      ['Pago', toDollars('pt', cents)],
      ['Data', toMoment('pt', at)],
      ...sayInvoice('Fatura', invoice),
    ],
    action: {label: 'Ver como está', path},
    after: invoice === null ? [] : ['A fatura em PDF espera você em “Faturas”.'],
  }),
  'purchase-unpaid': ({firstName, number, company, cents, path}) => ({
    subject: `O pagamento do seu pedido ${number} não foi concluído`,
    title: 'O pagamento não foi concluído',
    before: [
      greet(firstName),
      `O pagamento para ${company} ficou sem terminar e foi cancelado: nada foi cobrado. Você pode pagar quando quiser.`,
    ],
    facts: [
      ['Pedido', number],
      ['Total', toDollars('pt', cents)],
    ],
    action: {label: 'Pagar de novo', path},
    after: ['Se o banco recusou o cartão, use outro ou fale com o banco.'],
  }),
  'purchase-returned': ({firstName, number, company, cents, why, note, path}) => ({
    subject: `${company}: vamos devolver ${toDollars('pt', cents)}`,
    title: 'Vamos devolver o dinheiro',
    before: [greet(firstName), whyWords[why](company)],
    ...(note === '' ? {} : {quote: note}),
    facts: [
      ['Pedido', number],
      ['Valor devolvido', toDollars('pt', cents)],
    ],
    action: {label: 'Ver como está', path},
    after: ['O banco mostra em alguns dias, no mesmo cartão.'],
  }),
  'purchase-fee': ({firstName, company, bought, cents, path}) => ({
    subject: `${company}: já sabemos quanto o estado cobra`,
    title: 'Já sabemos quanto o estado cobra',
    before: [
      greet(firstName),
      `Você perguntou quanto o estado cobra por uma entrega de ${company}. Já dá para pagar, se você quiser que a gente entregue.`,
    ],
    facts: [
      ['O quê', sayBought(bought)],
      ['O que o estado cobra', toDollars('pt', cents)],
    ],
    action: {label: 'Ver e pagar', path},
    after: [],
  }),
  'purchase-done': ({firstName, company, bought, day, note, path}) => ({
    subject: `${company}: ${sayBought(bought)}, pronto`,
    title: `${sayBought(bought)}: pronto`,
    before: [greet(firstName), `O que você pediu para ${company} está feito. O comprovante está na página da empresa.`],
    ...(note === '' ? {} : {quote: note}),
    facts: [
      ['O quê', sayBought(bought)],
      ['Dia', toDay('pt', day)],
    ],
    action: {label: 'Ver o comprovante', path},
    after: [],
  }),
  'paper-done': ({firstName, company, wish, day, tracking, note, path}) => ({
    subject:
      wish === 'forward'
        ? `${company}: enviamos o original de uma carta`
        : `${company}: destruímos o original de uma carta`,
    title: wish === 'forward' ? 'O original está a caminho' : 'O original foi destruído',
    before: [
      greet(firstName),
      wish === 'forward'
        ? `Enviamos o original de uma carta de ${company} para o endereço que você informou.`
        : `Destruímos o original de uma carta de ${company}, como você pediu. A digitalização continua na Faro.`,
    ],
    ...(note === '' ? {} : {quote: note}),
    facts: [
      ['Dia', toDay('pt', day)],
      ...(tracking === '' ? [] : ([['Rastreio', tracking]] satisfies [string, string][])),
    ],
    action: {label: 'Ver a correspondência', path},
    after: [],
  }),
  'paper-turned-down': ({firstName, company, day, note, path}) => ({
    subject: `${company}: não destruímos o original de uma carta`,
    title: 'Não destruímos o original',
    before: [
      greet(firstName),
      `Você pediu para destruir o original de uma carta de ${company}. Não o fizemos: ele continua guardado, e você pode pedir o envio.`,
    ],
    ...(note === '' ? {} : {quote: note}),
    facts: [['Dia', toDay('pt', day)]],
    action: {label: 'Ver a correspondência', path},
    after: [],
  }),
});
