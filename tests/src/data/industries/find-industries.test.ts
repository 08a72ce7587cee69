import {beforeAll, expect, test} from 'vitest';
import {isIndustryCode, nameIndustry} from '#contract/catalogue/industry.ts';
import {industryTitles} from '#contract/catalogue/industry-titles.data.ts';
import {everydayWords, sectorWords} from '#src/data/industries/everyday.data.ts';
import {findIndustries} from '#src/data/industries/find-industries.ts';
import {foldWords, type IndexedIndustry} from '#src/data/industries/index-industries.ts';
import {loadIndustries, readIndustryTitle} from '#src/data/industries/load-industries.ts';
import {titlesEs} from '#src/data/industries/titles-es.data.ts';
import {titlesPt} from '#src/data/industries/titles-pt.data.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import {cpuMs} from '#tests/kits/cpu-time.ts';

const indexes = new Map<Language, readonly IndexedIndustry[]>();
beforeAll(async () => {
  for (const language of languages) indexes.set(language, await loadIndustries(language));
});

const find = (language: Language, typed: string, most?: number) =>
  findIndustries(indexes.get(language) ?? [], typed, most);
const codes = (language: Language, typed: string) => find(language, typed).map(({code}) => code);

test('[IND1] there are 1,012 industries, each with a title of its own in each language', () => {
  const lists = [industryTitles, titlesEs, titlesPt];
  const official = Object.keys(industryTitles);
  for (const list of lists) {
    expect(Object.keys(list)).toEqual(official);
    expect(new Set(Object.values(list).map((title) => title.toLowerCase())).size).toBe(1_012);
  }
  const own = [...Object.values(titlesEs), ...Object.values(titlesPt)];
  expect(own.filter((title) => title.trim() !== title || title.length < 4 || title.length > 72)).toEqual([]);
  // Untranslated words of the official titles would stand out.
  const english = new Set(['and', 'the', 'of', 'services', 'manufacturing', 'except', 'other']);
  expect(own.filter((title) => foldWords(title).some((word) => english.has(word)))).toEqual([]);
});

test('[IND1] a code of another list, or of none, is no industry', () => {
  expect(['541511', '513210', '455110'].map(isIndustryCode)).toEqual([true, true, true]);
  const none = ['511210', '999999', '5415', '', ' 541511', 'other', 'toString', '__proto__'];
  expect(none.filter(isIndustryCode)).toEqual([]);
  expect([nameIndustry('541511'), nameIndustry('999000')]).toEqual(['Custom Computer Programming Services', undefined]);
});

test('[IND1] a title is told without a search', async () => {
  expect(await readIndustryTitle('541511', 'es')).toBe('Programación de software a la medida');
  expect(await readIndustryTitle('541511', 'pt')).toBe('Programação de software sob encomenda');
  expect(await readIndustryTitle('541511', 'en')).toBe('Custom Computer Programming Services');
  expect(await readIndustryTitle('constructor', 'es')).toBeUndefined();
});

test('[IND2] a word is enough as far as it is typed, without accents, in any case', () => {
  for (const typed of ['Joyería', 'joyeria', 'JOYER', '  joyer  ', 'joyerías'])
    expect(codes('es', typed)).toContain('458310');
  expect(codes('pt', 'traducao')[0]).toBe('541930');
  expect(codes('es', 'traducción e interpretación')).toEqual(['541930']);
});

test('[IND2] every word must be there, small ones apart', () => {
  expect(codes('es', 'cultivo de la soya')[0]).toBe('111110');
  expect(codes('es', 'cultivo de tornillos')).toEqual([]);
  expect(codes('es', 'tienda de')).toEqual(codes('es', 'tienda'));
});

test('[IND2] nothing typed finds nothing, nor do signs', () => {
  const typed = ['', '   ', '¿?', '<script>', '🚀', '\u202e', 'x'.repeat(10_000)];
  expect(typed.flatMap((text) => find('es', text))).toEqual([]);
});

test('[IND2] a code is found as it is typed', () => {
  expect(find('es', '541511')).toEqual([{code: '541511', title: 'Programación de software a la medida'}]);
  expect(codes('es', '5415').toSorted()).toEqual(['541511', '541512', '541513', '541519']);
});

test('[IND2] one’s own language comes first, and the title in it is what is shown', () => {
  expect(find('es', 'bakery')[0]).toEqual({code: '311811', title: 'Panadería con venta al público'});
  expect(find('pt', 'panaderia')[0]?.title).toBe('Padaria com venda ao público');
  expect(find('en', 'software')[0]).toEqual({code: '513210', title: 'Software Publishers'});
  // Portuguese for a shop, and the beginning of a Spanish word for pottery.
  expect(find('pt', 'loja')[0]?.title).toMatch(/loja/i);
});

test('[IND2] what says "other" comes after what names it', () => {
  const titles = find('es', 'consultoría').map(({title}) => title);
  expect(titles.findIndex((title) => title.startsWith('Otra'))).toBeGreaterThan(3);
});

test('[IND2] no more come than are wanted', () => {
  expect(find('es', 'servicios')).toHaveLength(12);
  expect(find('es', 'servicios', 3)).toHaveLength(3);
});

test.each([
  ['es', 'dropshipping', '459999'],
  ['es', 'tienda en línea', '459999'],
  ['es', 'vender en Amazon', '459999'],
  ['es', 'tienda de ropa', '458110'],
  ['es', 'empresa de software', '541511'],
  ['es', 'desarrollo de software', '541511'],
  ['es', 'SaaS', '513210'],
  ['es', 'agencia de marketing', '541613'],
  ['es', 'agencia de publicidad', '541810'],
  ['es', 'infoproductos', '611430'],
  ['es', 'cursos online', '611699'],
  ['es', 'criptomonedas', '523999'],
  ['es', 'trading', '523910'],
  ['es', 'consultoría de negocios', '541611'],
  ['es', 'bienes raíces', '531210'],
  ['es', 'asistente virtual', '561110'],
  ['es', 'youtuber', '711510'],
  ['es', 'diseñador gráfico', '541430'],
  ['es', 'importación y exportación', '423990'],
  ['es', 'contador', '541219'],
  ['es', 'editor de video', '512191'],
  ['pt', 'infoprodutos', '611430'],
  ['pt', 'loja online', '459999'],
  ['pt', 'tráfego pago', '541613'],
  ['pt', 'desenvolvedor', '541511'],
  ['pt', 'consultoria', '541611'],
  ['pt', 'criptomoedas', '523999'],
  ['pt', 'imóveis', '531210'],
  ['pt', 'advogado', '541110'],
  ['en', 'online store', '459999'],
  ['en', 'web development', '541511'],
  ['en', 'real estate agent', '531210'],
  ['en', 'affiliate marketing', '541890'],
  ['en', 'virtual assistant', '561499'],
  ['en', 'crypto', '523999'],
] as const)('[IND3] in %s, "%s" leads to %s', (language, typed, code) => {
  expect(codes(language, typed)).toContain(code);
});

test('[IND3] everyday words are of industries that exist', () => {
  expect(Object.keys(everydayWords).filter((code) => !isIndustryCode(code))).toEqual([]);
  const sectors = new Set(Object.keys(industryTitles).map((code) => code.slice(0, 2)));
  expect(Object.keys(sectorWords).filter((sector) => !sectors.has(sector))).toEqual([]);
});

test('[IND2] nineteen of twenty searches take less than 5 ms, letter by letter', () => {
  const typed = ['consultoría de negocios', 'tienda de ropa en línea', 'desarrollo de software', 'comércio varejista'];
  const tried = typed.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  const search = (text: string): number => {
    const before = cpuMs();
    find('es', text);
    return cpuMs() - before;
  };
  for (const text of tried) search(text);
  const times = tried.map(search).toSorted((a, b) => a - b);
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(5);
});
