import {writeRenewals} from './renewals.ts';
import type {dutyKinds} from '#contract/catalogue/ids.ts';
import {toDay, toDollars, toMoment, type MailWords, type OrderMailKind} from '#server/mail/letter.ts';
import {nameServices} from '#server/mail/service-names.ts';
import {sayNeeds} from '#server/mail/say-needs.ts';
import {sayInvoice, sayLines} from '#server/mail/say-lines.ts';

/** What is sold beside a plan, by its id. */
export const services = nameServices('es');

const toSignWords = {
  'operating-agreement':
    'Lo siguiente de tu parte: lee y firma el acuerdo operativo, que escribimos con tus respuestas. Te espera en tu inicio.',
  bylaws:
    'Lo siguiente de tu parte: lee y firma los estatutos, que escribimos con tus respuestas. Te esperan en tu inicio.',
};

/** What states ask for, by its kind. */
export const duties: Readonly<Record<(typeof dutyKinds)[number], string>> = {
  report: 'Informe anual',
  statement: 'Declaración de información',
  tax: 'Impuesto anual',
  'franchise-tax': 'Impuesto de franquicia',
};

/** The words of an order's lines. */
export const lineWords = {
  services,
  duties,
  periods: {year: 'un año', month: 'un mes', once: 'pago único'},
  plan: 'Plan',
  filing: 'Registro en el estado',
  coupon: 'Cupón',
  handling: 'Presentación ante el estado',
  stateFee: 'Tasa del estado',
  stateLate: 'Recargo del estado por atraso',
  forwarding: 'Reenvío del original',
  shredding: 'Destrucción del original',
  included: 'incluido',
};

const next = {
  create: (name: string) => `Preparamos el registro de ${name}`,
  migrate: (name: string) => `Revisamos lo que ya existe de ${name}`,
  crypto: (name: string) => `Preparamos la apertura de la cuenta de ${name}`,
};

/** The mails of orders. */
export const ordersEs = (greet: (name: string) => string): Pick<MailWords, OrderMailKind> => ({
  'order-placed': ({firstName, number, company, cents, until, path}) => ({
    subject: `Tu pedido ${number} está guardado`,
    title: 'Tu pedido está guardado',
    before: [
      greet(firstName),
      `Guardamos tu pedido${company === '' ? '' : ` de ${company}`}. Puedes pagarlo cuando quieras, desde cualquier dispositivo, hasta el ${toDay('es', until)}.`,
    ],
    facts: [
      ['Pedido', number],
      ['Total', toDollars('es', cents)],
    ],
    action: {label: 'Seguir con el pedido', path},
    after: [
      'Este enlace abre tu pedido: no lo compartas.',
      'Si no hiciste este pedido, ignora este correo; sin pago no pasa nada.',
    ],
  }),
  'order-paid': ({firstName, number, company, lines, cents, at, invoice, isClaimed, toSign, path}) => ({
    subject: `Recibo de tu pedido ${number}`,
    title: 'Recibimos tu pago',
    before: [greet(firstName), `Gracias. Ya estamos trabajando en ${company === '' ? 'tu empresa' : company}.`],
    facts: [
      ['Pedido', number],
      ...sayLines(lines, lineWords, (amount) => toDollars('es', amount)),
      ['Pagado', toDollars('es', cents)],
      ['Fecha', toMoment('es', at)],
      ...sayInvoice('Factura', invoice),
    ],
    action: {
      label: !isClaimed ? 'Crear tu cuenta y ver la empresa' : toSign ? 'Leer y firmar' : 'Ver la empresa',
      path,
    },
    after: [
      ...(isClaimed && invoice !== null ? ['La factura en PDF te espera en «Facturas».'] : []),
      ...(isClaimed
        ? []
        : [
            'Este enlace abre tu empresa: no lo compartas. Crea una cuenta o inicia sesión con él para tenerla a tu nombre.',
          ]),
      ...(toSign ? [toSignWords[toSign]] : []),
      'Un pedido pagado no se cancela ni se reembolsa. En tu panel verás cada paso, con su fecha, y lo que necesitamos de ti.',
    ],
  }),
  'payment-failed': ({firstName, number, company, cents, until, path}) => ({
    subject: `El pago de tu pedido ${number} no se completó`,
    title: 'El pago no se completó',
    before: [
      greet(firstName),
      `El pago de ${company === '' ? 'tu pedido' : company} quedó sin terminar y lo cancelamos: no se cobró nada. Tus respuestas siguen guardadas y puedes pagar hasta el ${toDay('es', until)}.`,
    ],
    facts: [
      ['Pedido', number],
      ['Total', toDollars('es', cents)],
    ],
    action: {label: 'Volver a pagar', path},
    after: [
      'Si tu banco rechazó la tarjeta, usa otra o habla con tu banco.',
      'Este enlace abre tu pedido: no lo compartas.',
    ],
  }),
  'company-created': ({firstName, number, company, orderKind, startsBy, path}) => {
    const name = company === '' ? 'tu empresa' : company;
    return {
      subject: `Tu pedido ${number} está en marcha`,
      title: 'Tu empresa está en marcha',
      before: [
        greet(firstName),
        `${next[orderKind](name)}. ${startsBy === null ? 'Lo hacemos por orden de llegada.' : `Empezamos a más tardar el ${toMoment('es', startsBy)}.`}`,
      ],
      facts: [
        ['Pedido', number],
        ['Avance', 'Pedido recibido'],
      ],
      action: {label: 'Ver mi empresa', path},
      after: ['Te avisamos de cada paso. En tu inicio verás qué hacemos y qué necesitamos de ti.'],
    };
  },
  'company-needs': ({firstName, number, company, toSign, path, ...needs}) => ({
    subject: `Lo que necesitamos de ti para el pedido ${number}`,
    title: 'Lo que necesitamos de ti',
    before: [
      greet(firstName),
      `Para seguir con ${company === '' ? 'tu empresa' : company}, sube los documentos de esta lista. Un comprobante de domicilio vale si es de los últimos tres meses.`,
    ],
    facts: sayNeeds('es', {company, ...needs}, {company: 'Empresa', partner: 'Socio'}),
    action: {label: toSign ? 'Leer y firmar' : 'Ir a mi inicio', path},
    after: [
      ...(toSign ? [toSignWords[toSign]] : []),
      'No envíes documentos por correo: súbelos en la página de tu empresa. Salen cifrados de tu dispositivo.',
    ],
  }),
  ...writeRenewals('es', greet, lineWords),
});
