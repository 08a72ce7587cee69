import {describe, expect, test} from 'vitest';
import {languages, type Language} from '#src/i18n/languages.ts';
import {readContent as readSite} from '#src/site/content/read-content.ts';
import {
  amountsIn,
  datesIn,
  formsIn,
  headingsOf,
  linksOf,
  percentagesIn,
  readAllContent,
  readContent,
  readSources,
  spansIn,
} from './content-files.ts';

const categories = [
  'llc-requirements',
  'us-banks',
  'entrepreneurship',
  'taxes-and-accounting',
  'llc-benefits',
  'legal-aspects',
  'digital-marketing',
  'fulfillment',
  'news',
];
const authors: Record<Language, string> = {es: 'Equipo Faro', en: 'Faro team', pt: 'Equipe Faro'};
const sources: Record<Language, string> = {es: 'Fuentes', en: 'Sources', pt: 'Fontes'};
const filler: Record<Language, RegExp> = {
  es: /hoy en día|en el mundo actual|cabe destacar|es importante (destacar|señalar)|sin lugar a dudas|en conclusión|solución integral|revolucion|potenci[ae]/i,
  en: /in today's|delve|unlock (your|the)|seamless|game.changer|leverag|cutting.edge|in conclusion|important to note|robust|hassle.free|one-stop/i,
  pt: /nos dias de hoje|no mundo atual|vale ressaltar|é importante (destacar|ressaltar)|sem sombra de dúvida|em conclusão|solução completa|revolucion|potencializ/i,
};

const pages = readAllContent();
const articles = pages.filter(({head}) => 'category' in head);
const inSpanish = pages.filter(({language}) => language === 'es');

function translationsOf(name: string): typeof pages {
  return languages.map((language) => {
    const page = pages.find((page) => page.language === language && page.name === name);
    if (page === undefined) throw new Error(`${name} is missing in ${language}`);
    return page;
  });
}

test.each(languages)('[CNT1] the site reads every page there is in %s', (language) => {
  const site = readSite(readSources())[language];
  expect(site.articles.map(({id}) => id).toSorted()).toEqual(readContent('blog', language).map(({name}) => name));
  const questions = [site.faq, site.bankingFaq].map((page) => page?.groups.flatMap((group) => group.questions).length);
  expect(questions).toEqual([20, 12]);
  expect(Object.keys(site.requirements)).toEqual(['llc', 'c-corp', 'cross-border-crypto']);
  const texts = [...Object.values(site.requirements), site.terms, site.privacy];
  expect(texts.filter((text) => !/^2026-11-2[03]$/.test(text?.updated ?? '') || text?.description === '')).toEqual([]);
});

test('[CNT2] the same pages exist in the three languages', () => {
  for (const feature of ['blog', 'help', 'requirements', 'legal']) {
    const names = languages.map((language) => readContent(feature, language).map(({name}) => name));
    expect(names).toEqual([names[0], names[0], names[0]]);
  }
  expect(pages.length).toBe(3 * (9 + 2 + 3 + 2));
});

describe.each(inSpanish.map(({name}) => name))('%s', (name) => {
  test('[CNT2] has the same parts in the three languages', () => {
    const [es, en, pt] = translationsOf(name).map(({head, body}) => ({
      levels: headingsOf(body).map(({level}) => level),
      head: ['id', 'category', 'date', 'updated', 'related'].map((key) => head[key]),
    }));
    expect(en).toEqual(es);
    expect(pt).toEqual(es);
  });

  test('[CNT5] names the same dates, amounts, shares, spans and forms in the three languages', () => {
    const [es, en, pt] = translationsOf(name).map((page) => ({
      dates: datesIn(page),
      amounts: amountsIn(page),
      percentages: percentagesIn(page),
      spans: spansIn(page),
      forms: formsIn(page),
    }));
    expect(en).toEqual(es);
    expect(pt).toEqual(es);
  });
});

test.each(articles)('[CNT3] $language/$name has a whole and truthful head', ({language, name, head, body}) => {
  const ids = articles.filter((page) => page.language === language).map((page) => page.name);
  expect(head['id']).toBe(name);
  expect(head['author']).toBe(authors[language]);
  expect(String(head['title']).length).toBeLessThanOrEqual(75);
  expect(String(head['description']).length).toBeLessThanOrEqual(155);
  expect(String(head['description']).length).toBeGreaterThanOrEqual(100);
  expect(head['date']).toMatch(/^2026-11-\d\d$/);
  expect(String(head['updated']) >= String(head['date'])).toBe(true);
  expect(new Set(head['related']).size).toBe(3);
  expect(ids.filter((id) => id !== name)).toEqual(expect.arrayContaining([...(head['related'] ?? [])]));
  const words = body.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(700);
  expect(head['minutes']).toBe(String(Math.round(words / 200)));
});

test.each(languages)('[CNT3] every category has an article in %s', (language) => {
  const found = articles.filter((page) => page.language === language).map(({head}) => String(head['category']));
  expect(found.toSorted()).toEqual(categories.toSorted());
});

test.each(articles)('[CNT4] $language/$name ends with the primary sources it rests on', ({language, body}) => {
  const last = headingsOf(body).at(-1);
  expect(last).toEqual({level: 2, text: sources[language]});
  const links = linksOf(body.slice(body.lastIndexOf(`## ${sources[language]}`)));
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const link of links) {
    expect(link).toMatch(
      /^https:\/\/([a-z]+\.)*([a-z]+\.(gov|gov\.br)|frbservices\.org|law\.cornell\.edu|bridge\.xyz)\//,
    );
  }
});

test.each(pages)('[CNT6] $language/$name links to pages that exist, in its own language', ({language, body}) => {
  const posts = articles.map(({name}) => `blogs/${name}`);
  const known = ['requirements', 'faq', 'faq/banking-crypto', 'contact', 'terms', 'privacy', ...posts];
  const inside = linksOf(body).filter((link) => !link.startsWith('https://'));
  expect(known.map((path) => `/${language}/${path}`)).toEqual(expect.arrayContaining(inside));
});

test.each(pages)('[CNT6] $language/$name has no two parts with one name, and no part without text', ({body}) => {
  const headings = headingsOf(body).map(({text}) => text);
  expect(headings).toEqual([...new Set(headings)]);
  const answers = body.split(/^##+ .+$/m).slice(1);
  expect(answers.filter((answer) => answer.trim().length < 40)).toEqual([]);
  // The first cell of a table's head is what a screen reader says before each row.
  expect(body).not.toMatch(/^\|\s*\|/m);
});

test.each(pages)('[CNT7] $language/$name says something in every sentence', ({language, body}) => {
  expect(filler[language].exec(body)?.[0]).toBeUndefined();
  expect(body).not.toMatch(/lorem ipsum|\bTBD\b|\bXXX\b(?!-)|<[a-z]+[ >]|[^\S\n]+$|!\s/im);
});

test.each(languages)('[CNT2] questions and answers in %s stand in groups, twenty and twelve', (language) => {
  const counts = readContent('help', language).map(({name, body}) => [
    name,
    headingsOf(body).filter(({level}) => level === 2).length,
  ]);
  expect(counts).toEqual([
    ['banking-faq', 12],
    ['faq', 20],
  ]);
  for (const {body} of readContent('help', language)) expect(body).toMatch(/^# .+\n\n## /);
});
