import type {Language} from '#src/i18n/languages.ts';

/** A charge that failed, by its civil days; `again` is null where it is tried no more. */
export type FailedCharge = {readonly dueOn: string; readonly again: string | null};

type Words = {
  readonly failed: string;
  readonly again: (day: string) => string;
  readonly end: string;
  readonly locked: (day: string) => string;
};

const words: Readonly<Record<Language, Words>> = {
  es: {
    failed: 'no pudimos cobrar la renovación del',
    again: (day) => `Volveremos a intentarlo el ${day}.`,
    end: 'No volveremos a intentarlo.',
    locked: (day) => `el plan terminó el ${day} y por ahora solo se puede leer.`,
  },
  en: {
    failed: 'we could not charge the renewal of',
    again: (day) => `We will try again on ${day}.`,
    end: 'We will not try again.',
    locked: (day) => `the plan ended on ${day}, and for now things can only be read.`,
  },
  pt: {
    failed: 'não conseguimos cobrar a renovação de',
    again: (day) => `Vamos tentar de novo em ${day}.`,
    end: 'Não vamos tentar de novo.',
    locked: (day) => `o plano terminou em ${day} e por enquanto só dá para ler.`,
  },
};

type Saying = {readonly language: Language; readonly sayDay: (day: string) => string};

/** A failed charge in one line, with its days: it may be read days later. Rule: NTC9. */
export function sayFailedCharge({dueOn, again}: FailedCharge, company: string, {language, sayDay}: Saying): string {
  const {failed, again: sayAgain, end} = words[language];
  return `${company}: ${failed} ${sayDay(dueOn)}. ${again === null ? end : sayAgain(sayDay(again))}`;
}

/** That what a plan paid for can be read only, in one line. Rule: NTC9. */
export function sayLocked(since: string, company: string, {language, sayDay}: Saying): string {
  return `${company}: ${words[language].locked(sayDay(since))}`;
}
