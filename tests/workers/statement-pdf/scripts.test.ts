import {expect, test} from 'vitest';
import {makeStatement} from '#workers/statement-pdf/job.ts';
import type {LoadFont} from '#workers/pdf/load-font.ts';
import {buildStatement, readFont} from './build-statement.ts';
import {readPdf} from './read-pdf.ts';

async function makeWith(description: string, allowed: (name: string) => boolean = () => true) {
  const loaded: string[] = [];
  const loadFont: LoadFont = async (name) => {
    loaded.push(name);
    return allowed(name) ? readFont(name) : undefined;
  };
  const company = {name: 'Alfa LLC', type: 'LLC', state: null};
  const made = await makeStatement(buildStatement([{amountUnits: -1, description}], {company}), loadFont);
  return {made, loaded};
}

const samples = [
  ['Spanish and Portuguese', 'Peña João Conceição'],
  ['Polish', 'Zażółć gęślą jaźń'],
  ['Cyrillic', 'Жанна Чехова «Ромашка»'],
  ['Greek', 'Ελληνική Ωμέγα'],
  ['Vietnamese', 'Tiệm phở Việt'],
  ['Japanese and Chinese', '東京株式会社アー请求书'],
  ['Korean', '한국전력공사금액'],
  ['Hebrew', 'חברת החשמל'],
  ['Arabic', 'شركة النور للتجارة'],
  ['Thai', 'ร้านไทยที่นี่'],
] as const;

test.each(samples)('[STM9] %s is drawn and can be copied out as text', async (_, description) => {
  const {made} = await makeWith(description);
  if (!made.ok) throw new Error(made.failure.reason);
  expect(made.value.missing).toEqual([]);
  expect((await readPdf(made.value.bytes)).text).toContain(description);
});

test('[STM9] text that came decomposed is composed before it is drawn', async () => {
  const {made} = await makeWith('Peña'.normalize('NFD'));
  if (!made.ok) throw new Error(made.failure.reason);
  expect((await readPdf(made.value.bytes)).text).toContain('Peña');
});

test('[STM9] Devanagari is shaped, with nothing missing', async () => {
  const {made} = await makeWith('हिन्दी क्षेत्र');
  if (!made.ok) throw new Error(made.failure.reason);
  expect(made.value.missing).toEqual([]);
});

test('[STM10] a name from right to left stands in its place between Latin words', async () => {
  const {made} = await makeWith('Pago a שלום ref 4411');
  if (!made.ok) throw new Error(made.failure.reason);
  const {pages} = await readPdf(made.value.bytes);
  const items = pages[0]?.items ?? [];
  const places = ['Pago a', 'שלום', 'ref 4411'].map((text) => items.find((item) => item.text.trim() === text)?.x ?? 0);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(places[0]).toBeGreaterThan(0);
});

test('[STM8] only the fonts a statement needs are loaded', async () => {
  const latin = await makeWith('Peña');
  expect(latin.loaded).toEqual([
    '@fontsource/inter/files/inter-latin-400-normal.woff',
    '@fontsource/inter/files/inter-latin-600-normal.woff',
  ]);
  const arabic = await makeWith('شركة');
  expect(arabic.loaded.filter((name) => !name.includes('inter-latin-'))).toEqual([
    '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
  ]);
});

test('[STM14] what no font at hand can draw is named, and still copies as itself', async () => {
  const {made} = await makeWith('Café 東', (name) => name.includes('/inter/'));
  if (!made.ok) throw new Error(made.failure.reason);
  expect(made.value.missing).toEqual(['東']);
  expect((await readPdf(made.value.bytes)).text).toContain('Café 東');
});

test('[STM14] without the fonts of Latin there is no statement, and the reason says so', async () => {
  const {made} = await makeWith('Café', () => false);
  expect(made).toEqual({ok: false, failure: {code: 'offline', reason: 'statement.fonts-missing'}});
});
