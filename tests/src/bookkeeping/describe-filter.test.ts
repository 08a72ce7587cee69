import {beforeAll, expect, test} from 'vitest';
import {describePart, namePart, type FilterWords} from '#src/features/bookkeeping/filters/describe-filter.ts';
import type {es} from '#src/features/bookkeeping/text/es.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {createFormat} from '#src/i18n/use-format.ts';
import {createText} from '#src/i18n/use-text.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';

beforeAll(async () => {
  for (const language of languages) await loadTexts('bookkeeping', language);
});

function wordsOf(language: Language): FilterWords {
  const none = () => undefined;
  return {
    text: createText<typeof es>('bookkeeping', language),
    format: createFormat({es: 'es-MX', en: 'en-US', pt: 'pt-BR'}[language], 'UTC', () => Date.parse('2026-11-28')),
    names: {
      accounts: [],
      categories: [],
      accountOf: none,
      accountName: (id) => id,
      categoryName: () => null,
      accountOptions: [],
      categoryOptions: [],
      rules: [],
      ruleOf: none,
    },
    importName: null,
  };
}

test.each<[Language, string, string, string, string]>([
  ['es', 'más de 100 y menos de 200', 'más de 100 y hasta 200', 'desde 100 y menos de 200', '100 – 200'],
  ['en', 'more than 100 and less than 200', 'more than 100 and up to 200', 'from 100 and less than 200', '100 – 200'],
  ['pt', 'mais de 100 e menos de 200', 'mais de 100 e até 200', 'a partir de 100 e menos de 200', '100 – 200'],
])('[QRY3] a chip says of each bound whether it is in the list (%s)', (language, both, over, under, within) => {
  const say = (minAmount: string | null, maxAmount: string | null) =>
    describePart('amount', {...openFilter, minAmount, maxAmount}, wordsOf(language));
  expect(say('100.00000001', '199.99999999')).toBe(both);
  expect(say('100.00000001', '200')).toBe(over);
  expect(say('100', '199.99999999')).toBe(under);
  expect(say('100', '200')).toBe(within);
  expect(say('100.00000001', '100.00000001')).toMatch(/^100[.,]00000001$/);
  expect(say(null, '200')).not.toBe(say(null, '199.99999999'));
});

test.each(languages)(
  '[QRY8] no two chips have the same name, so that each can be told and removed (%s)',
  (language) => {
    const {text} = wordsOf(language);
    const names = (['merchant', 'merchantName', 'merchants', 'note', 'description', 'text'] as const).map((part) =>
      namePart(part, text),
    );
    expect(new Set(names).size).toBe(names.length);
  },
);
