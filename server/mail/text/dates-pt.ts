import {toDay, type MailWords} from '#server/mail/letter.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import {duties, services} from './orders-pt.ts';

const names: Readonly<Record<Extract<MailOrder, {kind: 'date-due'}>['item'], string>> = {
  ...services,
  ...duties,
  '1065': 'Formulário 1065',
  '1120': 'Formulário 1120',
  '5472': 'Formulário 5472 com 1120',
  boi: 'Relatório BOI',
  plan: 'Plano da Faro',
};

function sayWhen(daysLeft: number): string {
  if (daysLeft < 0) return 'já venceu';
  if (daysLeft === 0) return 'vence hoje';
  return daysLeft === 1 ? 'vence amanhã' : `vence em ${daysLeft} dias`;
}

/** The mail of a date that comes, or is over. */
export const datesPt = (greet: (name: string) => string): Pick<MailWords, 'date-due'> => ({
  'date-due': ({firstName, company, item, state, day, daysLeft, path}) => ({
    subject: `${company}: ${names[item]}, ${sayWhen(daysLeft)}`,
    title: `${names[item]}: ${sayWhen(daysLeft)}`,
    before: [
      greet(firstName),
      daysLeft < 0
        ? `Esta data de ${company} já passou. Se está feito, não é preciso fazer mais nada; se não, convém resolver logo.`
        : `Uma data de ${company} está chegando.`,
    ],
    facts: [
      ['O quê', names[item]],
      ...(state === null ? [] : ([['Estado', state]] as const)),
      ['Vence', toDay('pt', day)],
    ],
    action: {label: 'Ver a data', path},
    after: [
      'Você pode deixar de receber estes e-mails em Preferências. As datas continuam no seu início: deixar de receber não muda quando vencem.',
    ],
  }),
});
