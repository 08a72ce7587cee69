import type {FederalForm} from '#contract/companies/due-dates.ts';
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

/** Whose a declaration is, where that is not known. */
export const conditions: Readonly<Record<FederalForm, string>> = {
  '1065': 'si tiene varios dueños',
  '1120': 'si es una C-Corp',
  '5472': 'si tiene un solo dueño',
};

function sayWhen(daysLeft: number): string {
  if (daysLeft < 0) return 'ya venció';
  if (daysLeft === 0) return 'vence hoy';
  return daysLeft === 1 ? 'vence mañana' : `vence en ${daysLeft} días`;
}

/** The mail of a date that comes, or is over. */
export const datesEs = (greet: (name: string) => string): Pick<MailWords, 'date-due'> => ({
  'date-due': ({firstName, company, item, state, day, daysLeft, isIf, isUnasked, path}) => {
    const isFederal = item === '1065' || item === '1120' || item === '5472';
    const name = isIf && isFederal ? `${names[item]} (${conditions[item]})` : names[item];
    return {
      subject: `${company}: ${name}, ${sayWhen(daysLeft)}`,
      title: `${name}: ${sayWhen(daysLeft)}`,
      before: [
        greet(firstName),
        daysLeft >= 0
          ? `Se acerca una fecha de ${company}.`
          : isFederal
            ? `Esta fecha de ${company} ya pasó. Faro no sabe si la declaración se presentó: si ya está, no tienes que hacer nada más; si se pidió una prórroga al IRS, vale el día de la prórroga; si no, conviene presentarla cuanto antes.`
            : `Esta fecha de ${company} ya pasó. Si está hecho, no tienes que hacer nada más; si no, conviene resolverlo cuanto antes.`,
        ...(isIf && isFederal
          ? [`Faro no conoce a todos los dueños de ${company}: este formulario le toca ${conditions[item]}.`]
          : []),
      ],
      facts: [
        ['Qué', names[item]],
        ...(state === null ? [] : ([['Estado', state]] as const)),
        ['Vence', toDay('es', day)],
      ],
      action: {label: 'Ver la fecha', path},
      after: [
        isUnasked
          ? 'Desactivaste estos correos en Preferencias. De lo que exige la ley te escribimos igual, una semana antes y una vez si se pasa: no cumplirlo puede costar una multa.'
          : 'Puedes dejar de recibir estos correos en Preferencias. Las fechas se siguen viendo en tu inicio: dejar de recibirlos no cambia cuándo vencen.',
      ],
    };
  },
});
