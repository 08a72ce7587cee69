import {toDay, type MailWords} from '#server/mail/letter.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import {duties, services} from './orders-es.ts';

const names: Readonly<Record<Extract<MailOrder, {kind: 'date-due'}>['item'], string>> = {
  ...services,
  ...duties,
  '1065': 'Formulario 1065',
  '1120': 'Formulario 1120',
  '5472': 'Formulario 5472 con 1120',
  boi: 'Reporte BOI',
  plan: 'Plan de Faro',
};

function sayWhen(daysLeft: number): string {
  if (daysLeft < 0) return 'ya venció';
  if (daysLeft === 0) return 'vence hoy';
  return daysLeft === 1 ? 'vence mañana' : `vence en ${daysLeft} días`;
}

/** The mail of a date that comes, or is over. */
export const datesEs = (greet: (name: string) => string): Pick<MailWords, 'date-due'> => ({
  'date-due': ({firstName, company, item, state, day, daysLeft, path}) => ({
    subject: `${company}: ${names[item]}, ${sayWhen(daysLeft)}`,
    title: `${names[item]}: ${sayWhen(daysLeft)}`,
    before: [
      greet(firstName),
      daysLeft < 0
        ? `Esta fecha de ${company} ya pasó. Si está hecho, no tienes que hacer nada más; si no, conviene resolverlo cuanto antes.`
        : `Se acerca una fecha de ${company}.`,
    ],
    facts: [
      ['Qué', names[item]],
      ...(state === null ? [] : ([['Estado', state]] as const)),
      ['Vence', toDay('es', day)],
    ],
    action: {label: 'Ver la fecha', path},
    after: [
      'Puedes dejar de recibir estos correos en Preferencias. Las fechas se siguen viendo en tu inicio: dejar de recibirlos no cambia cuándo vencen.',
    ],
  }),
});
