import type {FederalForm} from '#contract/companies/due-dates.ts';
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

/** Whose a declaration is, where that is not known. */
export const conditions: Readonly<Record<FederalForm, string>> = {
  '1065': 'se tem vários donos',
  '1120': 'se é uma C-Corp',
  '5472': 'se tem um só dono',
};

function sayWhen(daysLeft: number): string {
  if (daysLeft < 0) return 'já venceu';
  if (daysLeft === 0) return 'vence hoje';
  return daysLeft === 1 ? 'vence amanhã' : `vence em ${daysLeft} dias`;
}

/** The mail of a date that comes, or is over. */
export const datesPt = (greet: (name: string) => string): Pick<MailWords, 'date-due'> => ({
  'date-due': ({firstName, company, item, state, day, daysLeft, isIf, isUnasked, path}) => {
    const isFederal = item === '1065' || item === '1120' || item === '5472';
    const name = isIf && isFederal ? `${names[item]} (${conditions[item]})` : names[item];
    return {
      subject: `${company}: ${name}, ${sayWhen(daysLeft)}`,
      title: `${name}: ${sayWhen(daysLeft)}`,
      before: [
        greet(firstName),
        daysLeft >= 0
          ? `Uma data de ${company} está chegando.`
          : isFederal
            ? `Esta data de ${company} já passou. A Faro não sabe se a declaração foi entregue: se já foi, não é preciso fazer mais nada; se foi pedida uma prorrogação ao IRS, vale o dia prorrogado; se não, convém entregar logo.`
            : `Esta data de ${company} já passou. Se está feito, não é preciso fazer mais nada; se não, convém resolver logo.`,
        ...(isIf && isFederal
          ? [`A Faro não conhece todos os donos de ${company}: este formulário cabe a ela ${conditions[item]}.`]
          : []),
      ],
      facts: [
        ['O quê', names[item]],
        ...(state === null ? [] : ([['Estado', state]] as const)),
        ['Vence', toDay('pt', day)],
      ],
      action: {label: 'Ver a data', path},
      after: [
        isUnasked
          ? 'Você desligou estes e-mails em Preferências. Do que a lei exige escrevemos mesmo assim, uma semana antes e uma vez se passar: não cumprir pode custar uma multa.'
          : 'Você pode deixar de receber estes e-mails em Preferências. As datas continuam no seu início: deixar de receber não muda quando vencem.',
      ],
    };
  },
});
