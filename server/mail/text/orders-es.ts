import type {ServiceId} from '#contract/catalogue/ids.ts';
import {toDay, toDollars, toMoment, type MailWords} from '#server/mail/letter.ts';
import {sayLines} from '#server/mail/say-lines.ts';

const services: Readonly<Record<ServiceId, string>> = {
  'us-address': 'Dirección en EE. UU.',
  itin: 'Trámite de ITIN',
  'irs-forms': 'Formularios del IRS',
  'expedited-filing': 'Registro urgente',
  'corporate-records': 'Libro corporativo',
  'good-standing': 'Certificado de vigencia',
  apostille: 'Apostilla',
};

const toSignWords = {
  'operating-agreement':
    'Lo siguiente de tu parte: lee y firma el acuerdo operativo, que escribimos con tus respuestas. Te espera en tu inicio.',
  bylaws:
    'Lo siguiente de tu parte: lee y firma los estatutos, que escribimos con tus respuestas. Te esperan en tu inicio.',
};

const lineWords = {
  services,
  periods: {year: 'un año', month: 'un mes', once: 'pago único'},
  plan: 'Plan',
  filing: 'Registro en el estado',
  coupon: 'Cupón',
  included: 'incluido',
};

/** The mails of orders. */
export const ordersEs = (greet: (name: string) => string): Pick<MailWords, 'order-placed' | 'order-paid'> => ({
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
  'order-paid': ({firstName, number, company, lines, cents, at, isClaimed, toSign, path}) => ({
    subject: `Recibo de tu pedido ${number}`,
    title: 'Recibimos tu pago',
    before: [greet(firstName), `Gracias. Ya estamos trabajando en ${company === '' ? 'tu empresa' : company}.`],
    facts: [
      ['Pedido', number],
      ...sayLines(lines, lineWords, (amount) => toDollars('es', amount)),
      ['Pagado', toDollars('es', cents)],
      ['Fecha', toMoment('es', at)],
    ],
    action: {
      label: !isClaimed ? 'Crear tu cuenta y ver la empresa' : toSign ? 'Leer y firmar' : 'Ver la empresa',
      path,
    },
    after: [
      ...(isClaimed
        ? []
        : [
            'Este enlace abre tu empresa: no lo compartas. Crea una cuenta o inicia sesión con él para tenerla a tu nombre.',
          ]),
      ...(toSign ? [toSignWords[toSign]] : []),
      'Un pedido pagado no se cancela ni se reembolsa. En tu panel verás cada paso, con su fecha, y lo que necesitamos de ti.',
    ],
  }),
});
