import type {dutyKinds} from '#contract/catalogue/ids.ts';
import type {FederalForm} from '#contract/companies/due-dates.ts';
import type {Language} from '#src/i18n/languages.ts';

type DateWords = {
  readonly forms: Readonly<Record<FederalForm, string>>;
  readonly duties: Readonly<Record<(typeof dutyKinds)[number], string>>;
  readonly plan: string;
  readonly boi: string;
  /** Before the day. */
  readonly due: string;
  readonly over: string;
};

/** What dates are called among the notices. */
export const dateWords: Readonly<Record<Language, DateWords>> = {
  es: {
    forms: {'1065': 'Formulario 1065', '1120': 'Formulario 1120', '5472': 'Formulario 5472 con 1120'},
    duties: {
      report: 'Informe anual del estado',
      statement: 'Declaración de información del estado',
      tax: 'Impuesto del estado',
      'franchise-tax': 'Impuesto de franquicia',
    },
    plan: 'Renovación del plan',
    boi: 'Reporte BOI',
    due: 'vence el',
    over: 'venció el',
  },
  en: {
    forms: {'1065': 'Form 1065', '1120': 'Form 1120', '5472': 'Form 5472 with 1120'},
    duties: {
      report: 'State annual report',
      statement: 'State statement of information',
      tax: 'State tax',
      'franchise-tax': 'Franchise tax',
    },
    plan: 'Plan renewal',
    boi: 'BOI report',
    due: 'due on',
    over: 'was due on',
  },
  pt: {
    forms: {'1065': 'Formulário 1065', '1120': 'Formulário 1120', '5472': 'Formulário 5472 com 1120'},
    duties: {
      report: 'Relatório anual do estado',
      statement: 'Declaração de informações do estado',
      tax: 'Imposto do estado',
      'franchise-tax': 'Imposto de franquia',
    },
    plan: 'Renovação do plano',
    boi: 'Relatório BOI',
    due: 'vence em',
    over: 'venceu em',
  },
};
