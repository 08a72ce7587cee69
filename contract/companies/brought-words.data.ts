import type {Language} from '#contract/account/rules.ts';
import type {broughtPapers, openDutyIds} from '#contract/formation/choices.ts';

type InLanguages<Value> = Readonly<Record<Language, Value>>;

/** Duties that may be open when a company comes here, within a sentence. */
export const openDutyWords: InLanguages<Readonly<Record<(typeof openDutyIds)[number], string>>> = {
  es: {
    'annual-report': 'el informe anual del estado',
    'franchise-tax': 'el impuesto de franquicia',
    'federal-return': 'la declaración federal',
    'form-5472': 'el formulario 5472',
    'registered-agent': 'el agente registrado, que venció o renunció',
  },
  en: {
    'annual-report': 'the state’s annual report',
    'franchise-tax': 'the franchise tax',
    'federal-return': 'the federal return',
    'form-5472': 'Form 5472',
    'registered-agent': 'the registered agent, expired or resigned',
  },
  pt: {
    'annual-report': 'o relatório anual do estado',
    'franchise-tax': 'o imposto de franquia',
    'federal-return': 'a declaração federal',
    'form-5472': 'o formulário 5472',
    'registered-agent': 'o agente registrado, vencido ou que renunciou',
  },
};

/** Papers that are not at hand, within a sentence. */
export const missingPaperWords: InLanguages<Readonly<Record<(typeof broughtPapers)[number], string>>> = {
  es: {
    articles: 'el acta de constitución',
    'ein-letter': 'la carta del IRS con el EIN',
    'operating-agreement': 'el acuerdo operativo o los estatutos',
  },
  en: {
    articles: 'the articles of formation',
    'ein-letter': 'the IRS letter with the EIN',
    'operating-agreement': 'the operating agreement or bylaws',
  },
  pt: {
    articles: 'o ato constitutivo',
    'ein-letter': 'a carta do IRS com o EIN',
    'operating-agreement': 'o acordo operacional ou os bylaws',
  },
};

/** What is said of them, of none, of missing papers and of the agent. */
export const broughtWords: InLanguages<Readonly<Record<'open' | 'none' | 'papers' | 'agent', string>>> = {
  es: {
    open: 'Nos dijiste que está pendiente: {{duties}}. Es lo primero que revisamos contigo.',
    none: 'No marcaste nada pendiente; igual lo revisamos todo contigo.',
    papers: 'Te falta: {{papers}}. Te ayudamos con eso.',
    agent: 'Su agente registrado, según nos dijiste: {{agent}}.',
  },
  en: {
    open: 'You told us that this is still open: {{duties}}. It is the first thing we go through with you.',
    none: 'You ticked nothing as open; we go through everything with you all the same.',
    papers: 'You are missing: {{papers}}. We will help you with that.',
    agent: 'Its registered agent, as you told us: {{agent}}.',
  },
  pt: {
    open: 'Você nos disse que está pendente: {{duties}}. É a primeira coisa que revisamos com você.',
    none: 'Você não marcou nada como pendente; mesmo assim revisamos tudo com você.',
    papers: 'Falta: {{papers}}. Ajudamos você com isso.',
    agent: 'O agente registrado, como você nos disse: {{agent}}.',
  },
};
