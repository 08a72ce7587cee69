import type {boiReports} from '#contract/boi/boi-report.ts';
import {recordReasons} from '#src/data/files/record-reasons.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why an answer is not kept. */
export const reasons = {
  ...recordReasons,
  'boi.not-answered': {
    es: 'Contesta esta pregunta: de ella depende la respuesta.',
    en: 'Answer this question: the answer depends on it.',
    pt: 'Responda a esta pergunta: a resposta depende dela.',
  },
  'boi.registered-future': {
    es: 'Ese día todavía no llega: contesta cuando el registro valga.',
    en: 'That day has not come yet: answer once the registration is in effect.',
    pt: 'Esse dia ainda não chegou: responda quando o registro valer.',
  },
  'boi.filed-day-missing': {
    es: 'Escribe el día en que se presentó el reporte BOI.',
    en: 'Enter the day on which the BOI report was filed.',
    pt: 'Digite o dia em que o relatório BOI foi entregue.',
  },
  'boi.filed-day-future': {
    es: 'Ese día todavía no llega: anota el reporte cuando esté presentado.',
    en: 'That day has not come yet: note the report once it is filed.',
    pt: 'Esse dia ainda não chegou: anote o relatório quando for entregue.',
  },
  'boi.outcome-other': {
    es: 'La norma cambió desde que contestaste. Recarga la página y guarda la respuesta de hoy.',
    en: 'The rule has changed since you answered. Reload the page and save today’s answer.',
    pt: 'A norma mudou desde que você respondeu. Recarregue a página e guarde a resposta de hoje.',
  },
} satisfies WordsFor<typeof boiReports, 'boi.filed-day-missing'>;
