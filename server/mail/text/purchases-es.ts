import type {PurchaseKind, ReturnReason} from '#contract/purchases/purchase.ts';
import {toDay, toDollars, toMoment, type MailWords, type PurchaseMailKind} from '#server/mail/letter.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import {sayInvoice, sayLines} from '#server/mail/say-lines.ts';
import {duties, lineWords, services} from './orders-es.ts';

const names = {...services, ...duties, dissolution: 'Disolución'};

const paidWords: Readonly<Record<PurchaseKind, (company: string) => string>> = {
  renewal: (company) =>
    `Gracias. Ahora lo presentamos ante el estado por ${company}. Pagado todavía no es presentado: te escribimos cuando el estado lo confirme.`,
  services: (company) => `Gracias. Ya estamos trabajando en lo que pediste para ${company}.`,
  paper: (company) =>
    `Gracias. Preparamos el original de la carta de ${company}. Mientras no empecemos puedes cancelarlo en Correspondencia.`,
  dissolution: (company) =>
    `Gracias. Ahora preparamos la disolución de ${company} ante el estado. Hasta que empecemos, cualquier titular puede retirarla y devolvemos todo lo pagado.`,
};

const whyWords: Readonly<Record<ReturnReason, (company: string) => string>> = {
  settled: (company) => `Pagaste algo de ${company} que entretanto ya estaba resuelto. Te devolvemos lo que pagaste.`,
  refused: (company) => `El estado no aceptó el trámite de ${company}. Te devolvemos lo que pagaste por él.`,
  lacking: (company) =>
    `No pudimos hacer el trámite de ${company}: faltaba algo que hace falta para presentarlo. Te devolvemos lo que pagaste por él.`,
  other: (company) => `No pudimos hacer lo que pediste para ${company}. Te devolvemos lo que pagaste por ello.`,
};

function sayBought({what, period}: Extract<MailOrder, {kind: 'purchase-done'}>['bought']): string {
  return period === null ? names[what] : `${names[what]} ${period}`;
}

/** The mails of what is bought for a company. */
export const purchasesEs = (greet: (name: string) => string): Pick<MailWords, PurchaseMailKind> => ({
  'purchase-paid': ({firstName, number, company, purchase, lines, cents, at, invoice, path}) => ({
    subject: `Recibo de tu pedido ${number}`,
    title: 'Recibimos tu pago',
    before: [greet(firstName), paidWords[purchase](company)],
    facts: [
      ['Pedido', number],
      ...sayLines(lines, lineWords, (amount) => toDollars('es', amount)),
      ['Pagado', toDollars('es', cents)],
      ['Fecha', toMoment('es', at)],
      ...sayInvoice('Factura', invoice),
    ],
    action: {label: 'Ver cómo va', path},
    after: invoice === null ? [] : ['La factura en PDF te espera en «Facturas».'],
  }),
  'purchase-unpaid': ({firstName, number, company, cents, path}) => ({
    subject: `El pago de tu pedido ${number} no se completó`,
    title: 'El pago no se completó',
    before: [
      greet(firstName),
      `El pago para ${company} quedó sin terminar y lo cancelamos: no se cobró nada. Puedes pagarlo cuando quieras.`,
    ],
    facts: [
      ['Pedido', number],
      ['Total', toDollars('es', cents)],
    ],
    action: {label: 'Volver a pagar', path},
    after: ['Si tu banco rechazó la tarjeta, usa otra o habla con tu banco.'],
  }),
  'purchase-returned': ({firstName, number, company, cents, why, note, path}) => ({
    subject: `${company}: te devolvemos ${toDollars('es', cents)}`,
    title: 'Te devolvemos el dinero',
    before: [greet(firstName), whyWords[why](company)],
    ...(note === '' ? {} : {quote: note}),
    facts: [
      ['Pedido', number],
      ['Se devuelve', toDollars('es', cents)],
    ],
    action: {label: 'Ver cómo va', path},
    after: ['El banco lo muestra en unos días, en la misma tarjeta.'],
  }),
  'purchase-fee': ({firstName, company, bought, cents, path}) => ({
    subject: `${company}: ya sabemos cuánto cobra el estado`,
    title: 'Ya sabemos cuánto cobra el estado',
    before: [
      greet(firstName),
      `Nos preguntaste cuánto cobra el estado por un trámite de ${company}. Ya se puede pagar, si quieres que lo presentemos.`,
    ],
    facts: [
      ['Qué', sayBought(bought)],
      ['Lo que cobra el estado', toDollars('es', cents)],
    ],
    action: {label: 'Ver y pagar', path},
    after: [],
  }),
  'purchase-done': ({firstName, company, bought, day, note, path}) => ({
    subject: `${company}: ${sayBought(bought)}, listo`,
    title: `${sayBought(bought)}: listo`,
    before: [
      greet(firstName),
      `Ya está hecho lo que pediste para ${company}. El comprobante está en la página de la empresa.`,
    ],
    ...(note === '' ? {} : {quote: note}),
    facts: [
      ['Qué', sayBought(bought)],
      ['Día', toDay('es', day)],
    ],
    action: {label: 'Ver el comprobante', path},
    after: [],
  }),
  'paper-done': ({firstName, company, wish, day, tracking, note, path}) => ({
    subject:
      wish === 'forward'
        ? `${company}: enviamos el original de una carta`
        : `${company}: destruimos el original de una carta`,
    title: wish === 'forward' ? 'El original va en camino' : 'El original está destruido',
    before: [
      greet(firstName),
      wish === 'forward'
        ? `Enviamos a la dirección que nos diste el original de una carta de ${company}.`
        : `Destruimos el original de una carta de ${company}, como pediste. El escaneo sigue en Faro.`,
    ],
    ...(note === '' ? {} : {quote: note}),
    facts: [
      ['Día', toDay('es', day)],
      ...(tracking === '' ? [] : ([['Seguimiento', tracking]] satisfies [string, string][])),
    ],
    action: {label: 'Ver la correspondencia', path},
    after: [],
  }),
  'paper-turned-down': ({firstName, company, day, note, path}) => ({
    subject: `${company}: no destruimos el original de una carta`,
    title: 'No destruimos el original',
    before: [
      greet(firstName),
      `Pediste destruir el original de una carta de ${company}. No lo hicimos: sigue guardado, y puedes pedir que te lo enviemos.`,
    ],
    ...(note === '' ? {} : {quote: note}),
    facts: [['Día', toDay('es', day)]],
    action: {label: 'Ver la correspondencia', path},
    after: [],
  }),
});
