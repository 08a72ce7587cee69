import type {Language} from '#src/i18n/languages.ts';

type Saying = {readonly language: Language; readonly sayDay: (day: string) => string};

const words: Readonly<Record<Language, (day: string) => string>> = {
  es: (day) => `se cobra el ${day}, y no tienes ninguna tarjeta que sirva ese día.`,
  en: (day) => `the charge is on ${day}, and you have no card that is valid on that day.`,
  pt: (day) => `a cobrança é em ${day}, e você não tem nenhum cartão válido nesse dia.`,
};

/** That no card is good on the day of a charge, in one line. Rule: NTC12. */
export function sayCardNotice(on: string, company: string, {language, sayDay}: Saying): string {
  return `${company}: ${words[language](sayDay(on))}`;
}
