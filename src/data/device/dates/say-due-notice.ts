import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {FederalDate} from '#contract/companies/due-dates.ts';
import type {DueNotice} from '#contract/reminders/list-due-notices.ts';
import type {Language} from '#src/i18n/languages.ts';
import {dateWords} from './date-words.data.ts';

/** How a civil day is written. */
type SayDay = (day: string) => string;

/** A reminder in one line, with the day itself: it may be read days later. */
export function sayDueNotice(
  {date, step}: DueNotice,
  company: string,
  {language, sayDay}: {readonly language: Language; readonly sayDay: SayDay},
): string {
  const words = dateWords[language];
  const when = step < 0 ? words.over : words.due;
  const isUntold = step < 0 && date.kind === 'federal';
  return `${company}: ${nameDate(date, language)}, ${when} ${sayDay(date.day)}${isUntold ? `; ${words.ifNotFiled}` : ''}`;
}

/** A federal declaration, with its condition where it may not be theirs. Rule: DUE2. */
export function nameDeclaration({form, isIf}: FederalDate, language: Language): string {
  const {forms, conditions} = dateWords[language];
  return isIf ? `${forms[form]} (${conditions[form]})` : forms[form];
}

function nameDate(date: DueNotice['date'], language: Language): string {
  const words = dateWords[language];
  switch (date.kind) {
    case 'federal':
      return nameDeclaration(date, language);
    case 'state':
      return words.duties[date.what];
    case 'plan':
      return words.plan;
    case 'boi':
      return words.boi;
    case 'service': {
      const sold = readCatalogue(date.day).services.services.find(({id}) => id === date.serviceId);
      return sold?.words[language].name ?? date.serviceId;
    }
    default:
      return date satisfies never;
  }
}
