import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {isPublicPath} from '#contract/site/public-paths.ts';
import {fillPage, type ServerFacts} from '#contract/site/server-facts.ts';
import {languages} from '#src/i18n/languages.ts';
import {contentFiles} from '#src/site/content/content-files.ts';
import {readContent} from '#src/site/content/read-content.ts';
import {renderSite} from '#src/site/render-site.tsx';
import {buildSiteContent} from '#tests/fixtures/site-content.ts';
import {readPage} from './read-page.ts';

const today = '2026-11-21';
const assets = {
  style: '/assets/site-1.css',
  early: '/assets/site-early-1.js',
  script: '/assets/site-1.js',
  drafts: '/assets/site-drafts-1.js',
  fonts: [],
};

function render(files: Readonly<Record<string, string>>, facts: ServerFacts = {}) {
  const written = renderSite({content: readContent(files), catalogue: readCatalogue(today), assets, today});
  const pages = written
    .filter(({file}) => file.endsWith('.html'))
    .map(({file, text}) => ({address: `/${file.slice(0, -5)}`, text: fillPage(text, '', facts)}))
    .map((page) => ({...page, ...readPage(page.text)}));
  return {written, pages};
}

/** Where the app takes over. */
const appPaths =
  /^\/(es|en|pt)\/(login|start-over|register|dashboard|(dashboard\/)?(create-company|migrate-company|create-cross-border-crypto))$/;

/** A page weighs this much beside its style, scripts and fonts, which are the same for all. */
const pageLimitBytes = 25_000;

describe.each([
  ['one document of each kind', render(buildSiteContent())],
  ['the documents of the product', render(contentFiles)],
])('a site of %s', (_name, {written, pages}) => {
  const byAddress = new Map(pages.map((page) => [page.address, page]));

  test('[SIT1] every page is there in three languages, with title, description, one first heading and all its versions', () => {
    const pathsIn = (language: string) =>
      pages.filter(({address}) => address.startsWith(`/${language}`)).map(({address}) => address.slice(3));
    expect(pathsIn('en')).toEqual(pathsIn('es'));
    expect(pathsIn('pt')).toEqual(pathsIn('es'));
    for (const {address, lang, title, description, firstHeadings, canonical, versions} of pages) {
      const path = address.slice(3);
      expect({address, lang: lang?.slice(0, 2), firstHeadings, canonical, versions}).toEqual({
        address,
        lang: address.slice(1, 3),
        firstHeadings: 1,
        canonical: address,
        versions: {es: `/es${path}`, en: `/en${path}`, pt: `/pt${path}`, 'x-default': `/es${path}`},
      });
      const isTold = /\S · \S/.test(title) && description.length > 30;
      expect({address, isTold, isPublic: isPublicPath(address)}).toEqual({address, isTold: true, isPublic: true});
    }
  });

  test('[SIT1] every link leads to a page, a place on it, or where the app begins', () => {
    const lost = pages.flatMap(({address, links, ids}) =>
      links
        .filter((link) => {
          if (/^(https:|mailto:|tel:)/.test(link)) return false;
          const [path = '', fragment] = link.split('#');
          const target = path === '' ? {ids} : byAddress.get(path);
          if (!target) return !appPaths.test(path);
          return fragment !== undefined && path === '' && !target.ids.includes(fragment);
        })
        .map((link) => `${address} -> ${link}`),
    );
    expect(lost).toEqual([]);
  });

  test('no page has a hole in its text, two places of one name, or a heading without the one above it', () => {
    for (const {address, words, ids, levels} of pages) {
      const holes = words.match(/\{\{|\}\}|%%|undefined|\[object|\bNaN\b/g) ?? [];
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect({address, holes, twice, skips}).toEqual({address, holes: [], twice: [], skips: []});
    }
  });

  test('[SIT5] nothing stands in a page that is code, and nothing comes from elsewhere', () => {
    for (const {address, inline, fetched} of pages) {
      const foreign = fetched.filter((url) => !url.startsWith('/'));
      expect({address, inline, foreign}).toEqual({address, inline: [], foreign: []});
    }
  });

  test('[SIT4] the language links of a page keep the page', () => {
    for (const {address, links} of pages)
      expect(links).toEqual(expect.arrayContaining(languages.map((code) => `/${code}${address.slice(3)}`)));
  });

  test('search engines are told what each page is, and of every page', () => {
    for (const {address, structured} of pages) {
      const kinds = structured.map((facts) => facts['@type']);
      const first = address.length === 3 ? 'Organization' : 'BreadcrumbList';
      const own = /\/faq(\/|$)/.test(address) ? ['FAQPage'] : /\/blogs\/[^/]+$/.test(address) ? ['Article'] : [];
      expect({address, kinds}).toEqual({address, kinds: [first, ...own]});
    }
    const sitemap = written.find(({file}) => file === 'sitemap.xml')?.text ?? '';
    expect(sitemap.match(/<loc>/g)?.length).toBe(pages.length);
  });

  test('a page stays light', () => {
    const heavy = pages.filter(({text}) => gzipSync(text).length > pageLimitBytes).map(({address}) => address);
    expect(heavy).toEqual([]);
  });
});

test('[SIT8] the footer has phone, e-mail, address and profiles, in Portuguese with the Brazilian Instagram', () => {
  const {pages} = render(buildSiteContent());
  for (const {address, links} of pages) {
    expect(links).toEqual(expect.arrayContaining(['tel:+15055550142', 'mailto:hola@faro.example']));
    const instagram = links.filter((link) => link.includes('instagram'));
    const name = address.startsWith('/pt') ? 'faro.brasil' : 'faro.example';
    expect({address, instagram}).toEqual({address, instagram: [`https://www.instagram.com/${name}`]});
  }
});

test('[PLN1] plans are shown by the year and by the month, and the yearly one saves 15 %', () => {
  const {pages} = render({});
  const words = pages.find(({address}) => address === '/en')?.words ?? '';
  const prices = [...words.matchAll(/\$([\d,.]+)\s+a (year|month)/g)].map(([, price, period]) => `${price} ${period}`);
  expect(prices).toEqual(
    expect.arrayContaining(['450 year', '44.12 month', '900 year', '88.24 month', '1,800 year', '176.47 month']),
  );
  expect(prices).toEqual(expect.arrayContaining(['490 year', '48.04 month', '2,490 year', '244.12 month']));
  expect(words).toContain('save 15%');
});

test('[ELG1] the country check knows each country of the list, by its own name in the language', () => {
  const {pages} = render({});
  const options = (address: string) => [
    ...(pages.find((page) => page.address === address)?.text ?? '').matchAll(
      /<option value="(\w\w)"( data-no="")?>([^<]+)</g,
    ),
  ];
  const blocked = options('/es').filter((match) => match[2] !== undefined);
  expect(blocked).toHaveLength(37);
  expect(blocked.map((match) => match[3])).toEqual(expect.arrayContaining(['Venezuela', 'Corea del Norte', 'Croacia']));
  expect(options('/pt').find((match) => match[1] === 'HR')?.[3]).toBe('Croácia');
  expect(options('/en').find((match) => match[1] === 'CO')?.[2]).toBeUndefined();
});

test('a page whose document is missing is not published, and nothing leads to it', () => {
  const {pages} = render({});
  expect(pages.map(({address}) => address)).not.toContain('/es/faq');
  expect(pages.flatMap(({links}) => links)).not.toContain('/es/blogs');
});

const operator = {operatorName: 'Faro & Hijos <LLC>', operatorAddress: "12 O'Hara St, Santa Fe"};

test('[SIT9] who runs the service stands in papers, footer and contact, and where that is not known the papers say so', () => {
  const known = render(contentFiles, operator);
  const unknown = render(contentFiles);
  const wordsOf = ({pages}: typeof known, address: string) =>
    (pages.find((page) => page.address === address)?.words ?? '').replaceAll('&#39;', "'");
  for (const paper of ['/es/terms', '/en/privacy', '/pt/terms']) {
    expect(wordsOf(known, paper).split(operator.operatorName)).toHaveLength(3);
    expect(wordsOf(known, paper)).toContain(operator.operatorAddress);
  }
  expect(wordsOf(known, '/es/contact').split(operator.operatorAddress)).toHaveLength(3);
  expect(wordsOf(known, '/es')).toContain(`un servicio de ${operator.operatorName}`);
  expect(known.pages.flatMap(({text}) => text.match(/100 Example Ave|aún no ha indicado/g) ?? [])).toEqual([]);
  const map = known.pages[0]?.links.filter((link) => link.includes('openstreetmap')) ?? [];
  expect(map).toEqual(['https://www.openstreetmap.org/search?query=12%20O%27Hara%20St%2C%20Santa%20Fe']);

  expect(wordsOf(unknown, '/es/terms')).toContain('aún no ha indicado aquí su nombre legal');
  expect(wordsOf(unknown, '/en/privacy')).toContain('has not stated a legal name');
  expect(wordsOf(unknown, '/es')).not.toContain('un servicio de');
});

test('[SIT10] chat and calendar stand on the contact page where the server has them, and nowhere else', () => {
  const offers = (facts: ServerFacts) =>
    render({}, facts).pages.flatMap(({address, text}) =>
      [...text.matchAll(/data-(chat|calendar)="/g)].map((match) => `${address} ${match[1]}`),
    );
  expect(offers({})).toEqual([]);
  const everything = offers({chat: 'abc12345', calendar: 'https://calendly.com/faro/call'});
  expect(everything).toEqual(
    ['es', 'en', 'pt'].flatMap((code) => [`/${code}/contact chat`, `/${code}/contact calendar`]),
  );
});
