import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {DueDate} from '#contract/companies/due-dates.ts';
import type {es} from '#src/features/companies/text/es.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {HomeTask} from './home-task.ts';

type Words = {readonly text: Translate<typeof es>; readonly language: Language; readonly format: Format};

/** What a company wants of its person, in a few words with its day; null where it wants nothing of its own. */
export function sayNeed(task: HomeTask, {text, format}: Words): string | null {
  const sayDue = (what: string, day: string) =>
    text(day < format.today() ? 'need.over' : 'need.due', {what, day: format.day(day, 'medium')});
  switch (task.kind) {
    case 'charge':
      return text('need.charge', {day: format.day(task.dueOn, 'medium')});
    case 'names':
      return text('need.names');
    case 'sign':
      return text(`need.${task.paper}`);
    case 'papers':
      return text('need.papers', {count: task.refused + task.missing});
    case 'renew':
      return sayDue(text(`need.${task.what}`), task.dueDay);
    case 'boi':
      return sayDue(text('need.boi'), task.dueDay);
    default:
      return null;
  }
}

/** What falls due next for a company, with its day. */
export function sayNext(date: DueDate, {text, language, format}: Words): string {
  const today = format.today();
  const day = format.day(date.day, 'medium');
  return text(date.day < today ? 'need.over' : 'need.on', {
    what: lowerStart(nameDate(date, {text, language}, today), {date, language}),
    day,
  });
}

/** As it stands after a colon: English names its forms with a capital, and nobody writes `bOI`. */
function lowerStart(name: string, {date, language}: {readonly date: DueDate; readonly language: Language}): string {
  const isProper = date.kind === 'federal' && language === 'en';
  return isProper || !/^\p{Lu}\p{Ll}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function nameDate(date: DueDate, {text, language}: Pick<Words, 'text' | 'language'>, today: string): string {
  if (date.kind === 'federal')
    return text(date.isIf && date.form !== '1120' ? `dateIf.${date.form}` : `date.${date.form}`);
  if (date.kind === 'state') return text(`date.${date.what}`);
  if (date.kind === 'boi' || date.kind === 'plan') return text(`date.${date.kind}`);
  const service = readCatalogue(today).services.services.find(({id}) => id === date.serviceId);
  return text('date.service', {name: service?.words[language].name ?? date.serviceId});
}
