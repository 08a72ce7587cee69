import type {Language} from '#contract/account/rules.ts';
import type {FederalForm} from '#contract/companies/due-dates.ts';
import {toDay, type MailWords} from '#server/mail/letter.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import * as en from './orders-en.ts';
import * as es from './orders-es.ts';
import * as pt from './orders-pt.ts';

type Item = Extract<MailOrder, {kind: 'date-due'}>['item'];

type Words = {
  readonly names: Readonly<Record<Item, string>>;
  readonly when: (daysLeft: number) => string;
  readonly coming: (company: string) => string;
  readonly over: (company: string) => string;
  /** Of a declaration, of which nobody tells Faro whether it was filed. Rule: DUE4. */
  readonly declarationOver: (company: string) => string;
  readonly ownersUnknown: (company: string, condition: string) => string;
  readonly facts: {readonly what: string; readonly state: string; readonly due: string};
  readonly see: string;
  readonly stop: string;
  /** Of what the law asks for, to who wants no such mails. Rule: REM6. */
  readonly unasked: string;
};

/** Whose a declaration is, where that is not known. Rules: REM7, CAL6. */
export const conditions: Readonly<Record<Language, Readonly<Record<FederalForm, string>>>> = {
  es: {'1065': 'si tiene varios dueños', '1120': 'si es una C-Corp', '5472': 'si tiene un solo dueño'},
  en: {'1065': 'if it has several owners', '1120': 'if it is a C-Corp', '5472': 'if it has one owner'},
  pt: {'1065': 'se tem vários donos', '1120': 'se é uma C-Corp', '5472': 'se tem um só dono'},
};

const words: Readonly<Record<Language, Words>> = {
  es: {
    names: {
      ...es.services,
      ...es.duties,
      '1065': 'Formulario 1065',
      '1120': 'Formulario 1120',
      '5472': 'Formulario 5472 con 1120',
      boi: 'Reporte BOI',
      plan: 'Plan de Faro',
    },
    when: (daysLeft) => {
      if (daysLeft < 0) return 'ya venció';
      if (daysLeft === 0) return 'vence hoy';
      return daysLeft === 1 ? 'vence mañana' : `vence en ${daysLeft} días`;
    },
    coming: (company) => `Se acerca una fecha de ${company}.`,
    over: (company) =>
      `Esta fecha de ${company} ya pasó. Si está hecho, no tienes que hacer nada más; si no, conviene resolverlo cuanto antes.`,
    declarationOver: (company) =>
      `Esta fecha de ${company} ya pasó. Faro no sabe si la declaración se presentó: si ya está, no tienes que hacer nada más; si se pidió una prórroga al IRS, vale el día de la prórroga; si no, conviene presentarla cuanto antes.`,
    ownersUnknown: (company, condition) =>
      `Faro no conoce a todos los dueños de ${company}: este formulario le toca ${condition}.`,
    facts: {what: 'Qué', state: 'Estado', due: 'Vence'},
    see: 'Ver la fecha',
    stop: 'Puedes dejar de recibir estos correos en Preferencias. Las fechas se siguen viendo en tu inicio: dejar de recibirlos no cambia cuándo vencen.',
    unasked:
      'Desactivaste estos correos en Preferencias. De lo que exige la ley te escribimos igual, una semana antes y una vez si se pasa: no cumplirlo puede costar una multa.',
  },
  en: {
    names: {
      ...en.services,
      ...en.duties,
      '1065': 'Form 1065',
      '1120': 'Form 1120',
      '5472': 'Form 5472 with 1120',
      boi: 'BOI report',
      plan: 'Faro plan',
    },
    when: (daysLeft) => {
      if (daysLeft < 0) return 'overdue';
      if (daysLeft === 0) return 'due today';
      return daysLeft === 1 ? 'due tomorrow' : `due in ${daysLeft} days`;
    },
    coming: (company) => `A date of ${company} is coming up.`,
    over: (company) =>
      `This date of ${company} has passed. If it is done, there is nothing else to do; if not, it is best settled soon.`,
    declarationOver: (company) =>
      `This date of ${company} has passed. Faro does not know whether the return was filed: if it was, there is nothing else to do; if the IRS was asked for an extension, the extended day counts; if neither, it is best filed soon.`,
    ownersUnknown: (company, condition) =>
      `Faro does not know all the owners of ${company}: it owes this form ${condition}.`,
    facts: {what: 'What', state: 'State', due: 'Due'},
    see: 'See the date',
    stop: 'You can stop receiving these emails in Preferences. The dates stay on your home page: stopping the emails does not change when things are due.',
    unasked:
      'You turned these emails off in Preferences. Of what the law asks for we write all the same, a week before and once if it passes: missing it may cost a penalty.',
  },
  pt: {
    names: {
      ...pt.services,
      ...pt.duties,
      '1065': 'Formulário 1065',
      '1120': 'Formulário 1120',
      '5472': 'Formulário 5472 com 1120',
      boi: 'Relatório BOI',
      plan: 'Plano da Faro',
    },
    when: (daysLeft) => {
      if (daysLeft < 0) return 'já venceu';
      if (daysLeft === 0) return 'vence hoje';
      return daysLeft === 1 ? 'vence amanhã' : `vence em ${daysLeft} dias`;
    },
    coming: (company) => `Uma data de ${company} está chegando.`,
    over: (company) =>
      `Esta data de ${company} já passou. Se está feito, não é preciso fazer mais nada; se não, convém resolver logo.`,
    declarationOver: (company) =>
      `Esta data de ${company} já passou. A Faro não sabe se a declaração foi entregue: se já foi, não é preciso fazer mais nada; se foi pedida uma prorrogação ao IRS, vale o dia prorrogado; se não, convém entregar logo.`,
    ownersUnknown: (company, condition) =>
      `A Faro não conhece todos os donos de ${company}: este formulário cabe a ela ${condition}.`,
    facts: {what: 'O quê', state: 'Estado', due: 'Vence'},
    see: 'Ver a data',
    stop: 'Você pode deixar de receber estes e-mails em Preferências. As datas continuam no seu início: deixar de receber não muda quando vencem.',
    unasked:
      'Você desligou estes e-mails em Preferências. Do que a lei exige escrevemos mesmo assim, uma semana antes e uma vez se passar: não cumprir pode custar uma multa.',
  },
};

/** The mail of a date that comes, or is over. Rules: REM3 to REM8. */
export function writeDates(language: Language, greet: (name: string) => string): Pick<MailWords, 'date-due'> {
  const say = words[language];
  return {
    'date-due': ({firstName, company, item, state, day, daysLeft, isIf, isUnasked, path}) => {
      const condition = isFederal(item) ? conditions[language][item] : null;
      const isUnknown = isIf && condition !== null;
      const name = isUnknown ? `${say.names[item]} (${condition})` : say.names[item];
      const sayOver = condition === null ? say.over : say.declarationOver;
      return {
        subject: `${company}: ${name}, ${say.when(daysLeft)}`,
        title: `${name}: ${say.when(daysLeft)}`,
        before: [
          greet(firstName),
          daysLeft < 0 ? sayOver(company) : say.coming(company),
          ...(isUnknown ? [say.ownersUnknown(company, condition)] : []),
        ],
        facts: [
          [say.facts.what, say.names[item]],
          ...(state === null ? [] : ([[say.facts.state, state]] as const)),
          [say.facts.due, toDay(language, day)],
        ],
        action: {label: say.see, path},
        after: [isUnasked ? say.unasked : say.stop],
      };
    },
  };
}

function isFederal(item: Item): item is FederalForm {
  return item === '1065' || item === '1120' || item === '5472';
}
