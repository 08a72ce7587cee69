import {readFileSync, readdirSync} from 'node:fs';
import {languages, type Language} from '#src/i18n/languages.ts';
import {splitFrontMatter} from '#src/site/content/front-matter.ts';

/** One page of content in one language: its head, its text, and what can be compared across languages. */
export type ContentFile = {
  language: Language;
  name: string;
  head: Readonly<Record<string, string | readonly string[]>>;
  body: string;
};

/** The content pages of a feature in a language, by name; questions and answers have no head. */
export function readContent(feature: string, language: Language): ContentFile[] {
  const folder = `src/features/${feature}/content/${language}`;
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const {matter, body} = splitFrontMatter(name, readFileSync(`${folder}/${name}`, 'utf8'));
      return {language, name: name.replace(/\.md$/, ''), head: matter, body: body.trimStart()};
    });
}

/** The sources of all content by path, as the build reads them. */
export function readSources(): Record<string, string> {
  const paths = ['blog', 'help', 'requirements', 'legal'].flatMap((feature) =>
    languages.flatMap((language) => {
      const folder = `src/features/${feature}/content/${language}`;
      return readdirSync(folder).map((name) => `${folder}/${name}`);
    }),
  );
  return Object.fromEntries(paths.map((path) => [`/${path}`, readFileSync(path, 'utf8')]));
}

/** Every content page in every language. */
export function readAllContent(): ContentFile[] {
  return ['blog', 'help', 'requirements', 'legal'].flatMap((feature) =>
    languages.flatMap((language) => readContent(feature, language)),
  );
}

/** The headings of a page by level, in order. */
export function headingsOf(body: string): {level: number; text: string}[] {
  return [...body.matchAll(/^(#{1,6}) (.+)$/gm)].map(([, marks = '', text = '']) => ({level: marks.length, text}));
}

/** The addresses a page links to. */
export function linksOf(body: string): string[] {
  return [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
}

const months: Record<Language, string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
};

const units: Record<Language, Record<string, string>> = {
  es: {días: 'd', día: 'd', horas: 'h', semanas: 'w', meses: 'm', minutos: 'min'},
  en: {days: 'd', day: 'd', hours: 'h', weeks: 'w', months: 'm', minutes: 'min'},
  pt: {dias: 'd', dia: 'd', horas: 'h', semanas: 'w', meses: 'm', minutos: 'min'},
};

/** Days of the calendar that a text names, as `MM-DD` or `YYYY-MM-DD`. */
export function datesIn({language, body}: ContentFile): string[] {
  const names = months[language].join('|');
  const pattern =
    language === 'en'
      ? new RegExp(`(?<month>${names}) (?<day>\\d{1,2})\\b(?:, (?<year>\\d{4}))?`, 'g')
      : new RegExp(`(?<day>\\d{1,2})º? de (?<month>${names})(?: de (?<year>\\d{4}))?`, 'g');
  return unique(
    [...body.matchAll(pattern)].map(({groups}) => {
      const month = String(months[language].indexOf(groups?.['month'] ?? '') + 1).padStart(2, '0');
      const day = `${month}-${(groups?.['day'] ?? '').padStart(2, '0')}`;
      return groups?.['year'] === undefined ? day : `${groups['year']}-${day}`;
    }),
  );
}

/** Amounts in dollars that a text names, written alike: `$1234.5`, `$2.47 million`. */
export function amountsIn({language, body}: ContentFile): string[] {
  return unique(
    [...body.matchAll(/\$\s?(\d[\d.,]*\d|\d)( mill| milh)?/g)].map(
      ([, figure = '', million]) => `$${plainNumber(figure, language)}${million === undefined ? '' : ' million'}`,
    ),
  );
}

/** Shares in percent that a text names. */
export function percentagesIn({language, body}: ContentFile): string[] {
  return unique([...body.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)].map(([, figure = '']) => plainNumber(figure, language)));
}

/** Spans of time that a text names, as `30d` or `48h`. */
export function spansIn({language, body}: ContentFile): string[] {
  const names = Object.keys(units[language]).join('|');
  return unique(
    [...body.matchAll(new RegExp(`(\\d+) (?:business )?(${names})(?![a-zíê])`, 'g'))].map(
      ([, figure = '', unit = '']) => figure + units[language][unit],
    ),
  );
}

/** Forms of the IRS that a text names. */
export function formsIn({body}: ContentFile): string[] {
  return unique(
    [...body.matchAll(/\b(1065|1120|5472|7004|SS-4|K-1|W-8|W-9|CP 575|147C)s?\b/g)].map(([, form = '']) => form),
  );
}

function plainNumber(figure: string, language: Language): string {
  const plain = language === 'pt' ? figure.replaceAll('.', '').replace(',', '.') : figure.replaceAll(',', '');
  return String(Number(plain));
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted();
}
