import type {Language} from '#contract/account/rules.ts';
import type {FederalForm} from '#contract/companies/due-dates.ts';
import {conditions} from '#server/mail/text/dates.ts';
import * as en from '#server/mail/text/orders-en.ts';
import * as es from '#server/mail/text/orders-es.ts';
import * as pt from '#server/mail/text/orders-pt.ts';

/** The words of a calendar in one language. */
export type CalendarWords = {
  readonly name: string;
  readonly duties: typeof es.duties;
  readonly services: typeof es.services;
  readonly forms: Readonly<Record<FederalForm, string>>;
  readonly plan: string;
  readonly boi: string;
  /** When the declaration is theirs. */
  readonly conditions: Readonly<Record<FederalForm, string>>;
  readonly toState: (state: string) => string;
  readonly toIrs: string;
  readonly toFinCen: string;
  readonly toFaro: string;
  readonly guidance: string;
};

/** Words of calendars. Rule: CAL5. */
export const calendarWords: Readonly<Record<Language, CalendarWords>> = {
  es: {
    name: 'Faro: fechas de mis empresas',
    duties: es.duties,
    services: es.services,
    forms: {'1065': 'Formulario 1065', '1120': 'Formulario 1120', '5472': 'Formulario 5472 con 1120'},
    plan: 'Plan de Faro',
    boi: 'Reporte BOI',
    conditions: conditions.es,
    toState: (state) => `Se presenta al estado: ${state}.`,
    toIrs: 'Se presenta al IRS.',
    toFinCen: 'Se presenta al FinCEN, gratis.',
    toFaro: 'Se paga a Faro.',
    guidance: 'Mira el detalle y márcalo como hecho en Faro.',
  },
  en: {
    name: 'Faro: dates of my companies',
    duties: en.duties,
    services: en.services,
    forms: {'1065': 'Form 1065', '1120': 'Form 1120', '5472': 'Form 5472 with 1120'},
    plan: 'Faro plan',
    boi: 'BOI report',
    conditions: conditions.en,
    toState: (state) => `Filed with the state: ${state}.`,
    toIrs: 'Filed with the IRS.',
    toFinCen: 'Filed with FinCEN, free of charge.',
    toFaro: 'Paid to Faro.',
    guidance: 'See the details and mark it as done in Faro.',
  },
  pt: {
    name: 'Faro: datas das minhas empresas',
    duties: pt.duties,
    services: pt.services,
    forms: {'1065': 'Formulário 1065', '1120': 'Formulário 1120', '5472': 'Formulário 5472 com 1120'},
    plan: 'Plano da Faro',
    boi: 'Relatório BOI',
    conditions: conditions.pt,
    toState: (state) => `Entregue ao estado: ${state}.`,
    toIrs: 'Entregue ao IRS.',
    toFinCen: 'Entregue ao FinCEN, de graça.',
    toFaro: 'Pago à Faro.',
    guidance: 'Veja os detalhes e marque como feito na Faro.',
  },
};
