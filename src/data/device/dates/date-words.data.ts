import type {dutyKinds} from '#contract/catalogue/ids.ts';
import type {FederalForm} from '#contract/companies/due-dates.ts';
import type {Language} from '#src/i18n/languages.ts';

type DateWords = {
  readonly forms: Readonly<Record<FederalForm, string>>;
  /** Whose it is, where that is not known. */
  readonly conditions: Readonly<Record<FederalForm, string>>;
  readonly duties: Readonly<Record<(typeof dutyKinds)[number], string>>;
  readonly plan: string;
  readonly boi: string;
  /** Before the day. */
  readonly due: string;
  readonly over: string;
  /** Of what is over and nobody told us of. */
  readonly ifNotFiled: string;
};

/** What dates are called among the notices. */
export const dateWords: Readonly<Record<Language, DateWords>> = {
  es: {
    forms: {'1065': 'Formulario 1065', '1120': 'Formulario 1120', '5472': 'Formulario 5472 con 1120'},
    conditions: {'1065': 'si tiene varios dueños', '1120': 'si es una C-Corp', '5472': 'si tiene un solo dueño'},
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
    ifNotFiled: 'si no se presentó ni se pidió prórroga, conviene hacerlo ya',
  },
  en: {
    forms: {'1065': 'Form 1065', '1120': 'Form 1120', '5472': 'Form 5472 with 1120'},
    conditions: {'1065': 'if it has several owners', '1120': 'if it is a C-Corp', '5472': 'if it has one owner'},
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
    ifNotFiled: 'if it was not filed and no extension was asked for, it is best filed now',
  },
  pt: {
    forms: {'1065': 'Formulário 1065', '1120': 'Formulário 1120', '5472': 'Formulário 5472 com 1120'},
    conditions: {'1065': 'se tem vários donos', '1120': 'se é uma C-Corp', '5472': 'se tem um só dono'},
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
    ifNotFiled: 'se não foi entregue nem se pediu prorrogação, convém entregar já',
  },
};
