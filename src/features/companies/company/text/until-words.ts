import type {Words} from '#src/i18n/words.ts';

/** Until when something is to be done, the three languages side by side. */
export const untilWords = {
  'until.plan': {
    es: 'Empezamos antes del {{when}}.',
    en: 'We begin before {{when}}.',
    pt: 'Começamos antes de {{when}}.',
  },
  'until.planOver': {
    es: 'Debíamos empezar antes del {{when}}.',
    en: 'We were to begin before {{when}}.',
    pt: 'Devíamos ter começado antes de {{when}}.',
  },
  express: {
    es: 'Con el servicio exprés de tu plan debe quedar lista entre el {{from}} y el {{to}}.',
    en: 'With the express service of your plan it is to be ready between {{from}} and {{to}}.',
    pt: 'Com o serviço expresso do seu plano, ela deve ficar pronta entre {{from}} e {{to}}.',
  },
  'until.irs': {
    es: 'El IRS indica unos 4 días hábiles por fax: hasta el {{when}}.',
    en: 'The IRS states some 4 business days by fax: until {{when}}.',
    pt: 'O IRS informa cerca de 4 dias úteis por fax: até {{when}}.',
  },
  'until.irsOver': {
    es: 'El IRS indica unos 4 días hábiles por fax, que terminaron el {{when}}. A veces tarda más.',
    en: 'The IRS states some 4 business days by fax, which ended on {{when}}. Sometimes it takes longer.',
    pt: 'O IRS informa cerca de 4 dias úteis por fax, que terminaram em {{when}}. Às vezes demora mais.',
  },
  'until.fincen': {
    es: 'La norma da 30 días desde el registro: hasta el {{when}}.',
    en: 'The rule gives 30 days from the registration: until {{when}}.',
    pt: 'A norma dá 30 dias a partir do registro: até {{when}}.',
  },
  'until.fincenOver': {
    es: 'La norma da 30 días desde el registro, que terminaron el {{when}}.',
    en: 'The rule gives 30 days from the registration, which ended on {{when}}.',
    pt: 'A norma dá 30 dias a partir do registro, que terminaram em {{when}}.',
  },
  'until.none.faro': {es: 'Por orden de llegada.', en: 'In its turn.', pt: 'Por ordem de chegada.'},
  'until.none.state': {
    es: 'No nos da una fecha: te escribimos cuando responda.',
    en: 'It gives us no date: we will write to you when it answers.',
    pt: 'Ele não nos dá uma data: escrevemos quando responder.',
  },
  'until.none.bank': {
    es: 'No nos da una fecha: te escribimos cuando responda.',
    en: 'It gives us no date: we will write to you when it answers.',
    pt: 'Ele não nos dá uma data: escrevemos quando responder.',
  },
} satisfies Readonly<Record<string, Words>>;
