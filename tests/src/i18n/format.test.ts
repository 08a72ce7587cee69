import {expect, test} from 'vitest';
import {createFormat} from '#src/i18n/use-format.ts';
import {detectLanguage, regionalLocale} from '#src/i18n/detect-language.ts';
import {formatMoney} from '#src/i18n/format/money.ts';
import {languages} from '#src/i18n/languages.ts';
import {localesOf} from '#src/i18n/locale.ts';
import {languages as contractLanguages} from '#contract/account/rules.ts';

const now = () => Date.parse('2026-11-21T15:00:00Z');
const format = (locale: string) => createFormat(locale, 'America/Bogota', now);
/** Different spaces look alike in a message. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['es-419', '\u2212$1,234.50'],
  ['es-CO', '\u2212$ 1.234,50'],
  ['es-ES', '\u22121.234,50 $'],
  ['en-US', '\u2212$1,234.50'],
  ['pt-BR', '\u2212$ 1.234,50'],
])('[S9.01] money in %s has a real minus and is always grouped', (locale, expected) => {
  expect(plain(format(locale).money(-123_450, 'USD'))).toBe(expected);
});

test('[FMT1] a stablecoin shows two of its six decimals, cut and not rounded', () => {
  expect(plain(format('en-US').money(1_999_999, 'USDC'))).toBe('USDC 1.99');
});

test('[FMT1] large amounts are written exactly', () => {
  expect(format('en-US').money(9_007_199_254_740_991, 'USD')).toBe('$90,071,992,547,409.91');
});

test('[FMT1] a currency without decimals has none, and one that is called a dollar too is named by its code', () => {
  expect(format('en-US').money(1_500, 'JPY')).toBe('¥1,500');
  expect(plain(format('en-US').money(150_000, 'MXN'))).toBe('MXN 1,500.00');
});

test('money that comes in is marked', () => {
  expect(format('en-US').signedMoney(348_000, 'USD')).toBe('+$3,480.00');
  expect(format('en-US').signedMoney(0, 'USD')).toBe('$0.00');
  expect(plain(format('pt-BR').bareMoney(-12_000, 'USD'))).toBe('\u2212120,00');
});

test('[FMT1] a day never passes through a time zone and always names its month', () => {
  expect(format('es-419').day('2026-03-04')).toBe('4 mar');
  expect(format('es-419').day('2025-03-04')).toBe('4 mar 2025');
  expect(format('es-CO').day('2026-03-04', 'medium')).toMatch(/mar/);
  expect(format('en-US').month('2026-03')).toBe('March 2026');
});

test('[FMT1] an instant is told in the person’s time zone', () => {
  expect(format('es-419').moment('2026-11-21T20:42:00Z')).toBe('15:42');
  expect(plain(format('en-US').moment('2026-11-20T10:42:00Z'))).toBe('Nov 20, 2026 5:42 AM');
});

test('[LNG1] the language comes from path, query, memory and browser, in this order', () => {
  const hints = {path: '/pt/login', query: '?lang=en', stored: 'es', browser: ['en-GB']};
  expect(detectLanguage(hints)).toBe('pt');
  expect(detectLanguage({...hints, path: '/'})).toBe('en');
  expect(detectLanguage({...hints, path: '/', query: ''})).toBe('es');
  expect(detectLanguage({...hints, path: '/', query: '', stored: null})).toBe('en');
  expect(detectLanguage({path: '/', query: '', stored: 'fr', browser: ['de']})).toBe('es');
});

test('the browser’s own variant of the language decides how numbers look', () => {
  expect(regionalLocale('es', ['en-US', 'es-MX'])).toBe('es-MX');
  expect(regionalLocale('pt', ['en-US'])).toBe('pt-BR');
});

test('screens and contract speak of the same languages', () => {
  expect(languages).toEqual(contractLanguages);
});

test.each([
  ['es-419', '64 bytes', '1 byte', '2 MB'],
  ['en-US', '64 bytes', '1 byte', '2 MB'],
  ['pt-BR', '64 bytes', '1 byte', '2 MB'],
])('[FMT1] a size in %s is in the plural where there is more than one', (locale, many, one, large) => {
  expect([64, 1, 2_097_152].map((bytes) => plain(format(locale).bytes(bytes)))).toEqual([many, one, large]);
});

test('[FMT1] a month has its name alone under a chart', () => {
  expect([format('es-419'), format('en-US'), format('pt-BR')].map(({shortMonth}) => shortMonth('2026-03'))).toEqual([
    'mar',
    'Mar',
    'mar.',
  ]);
});

test('[FMT2] each variant of a language writes money as people there do, and the first is what nobody chose', () => {
  const written = Object.values(localesOf)
    .flat()
    .map((locale) => [locale, formatMoney(locale, -1_234_550, 'USD')]);
  expect(Object.fromEntries(written)).toMatchObject({
    'es-419': '\u2212$12,345.50',
    'es-CO': '\u2212$\u00a012.345,50',
    'es-ES': '\u221212.345,50\u00a0$',
    'en-US': '\u2212$12,345.50',
    'pt-BR': '\u2212$\u00a012.345,50',
  });
  expect(languages.map((language) => localesOf[language][0])).toEqual(
    languages.map((language) => regionalLocale(language, [])),
  );
});
