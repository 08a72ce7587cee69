import {beforeAll, describe, expect, test} from 'vitest';
import {sayWaiting} from '#src/features/renewals/say-waiting.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {createText} from '#src/i18n/use-text.ts';

beforeAll(async () => {
  for (const language of languages) await loadTexts('renewals', language);
});

const all = ['Sur LLC', 'Norte Inc', 'Este LLC', 'Oeste LLC'].map((name) => ({id: name, name}));
const [sur, norte, este] = [all.slice(0, 1), all.slice(1, 2), all.slice(2, 3)];
const say = (language: Language, pending: typeof all, overdue: typeof all) =>
  sayWaiting({pending, overdue}, createText<typeof es>('renewals', language));

test.each(languages)('[RNW13] of no company there is no reminder (%s)', (language) => {
  expect(say(language, [], [])).toBeNull();
});

describe.each([
  ['es', 'Sur LLC tiene una renovación pendiente', 'Sur LLC tiene una renovación vencida'],
  ['en', 'Sur LLC has a renewal coming up', 'Sur LLC has an overdue renewal'],
  ['pt', 'Sur LLC tem uma renovação pendente', 'Sur LLC tem uma renovação vencida'],
] as const)('[RNW13] a single company is named and led to (%s)', (language, waits, over) => {
  test('pending', () => {
    expect(say(language, sur, [])).toMatchObject({title: waits, only: {id: 'Sur LLC'}});
    expect(say(language, sur, [])?.lines).toHaveLength(1);
  });
  test('overdue', () => {
    expect(say(language, [], sur)).toMatchObject({title: over, only: {id: 'Sur LLC'}});
  });
});

test.each([
  ['es', '3 empresas tienen una renovación pendiente.', '3 empresas tienen una renovación vencida.'],
  ['en', '3 companies have a renewal coming up.', '3 companies have an overdue renewal.'],
  ['pt', '3 empresas têm uma renovação pendente.', '3 empresas têm uma renovação vencida.'],
] as const)('[RNW13] several companies are counted, of each kind (%s)', (language, waits, over) => {
  const three = all.slice(0, 3);
  expect(say(language, three, [])).toMatchObject({lines: [waits], only: null});
  expect(say(language, [], three)).toMatchObject({lines: [over], only: null});
  expect(say(language, three, three)?.lines).toEqual([over, waits]);
});

test.each([
  ['es', 'Sur LLC tiene una renovación vencida.', '2 empresas tienen una renovación pendiente.'],
  ['en', 'Sur LLC has an overdue renewal.', '2 companies have a renewal coming up.'],
  ['pt', 'Sur LLC tem uma renovação vencida.', '2 empresas têm uma renovação pendente.'],
] as const)(
  '[RNW13] of both kinds what is late comes first, and the only one of a kind is named (%s)',
  (language, over, waits) => {
    expect(say(language, [...norte, ...este], sur)).toMatchObject({lines: [over, waits], only: null});
    const both = say(language, norte, sur);
    expect(both?.lines).toHaveLength(2);
    expect(both?.lines[0]).toBe(over);
    expect(both?.lines[1]).toContain('Norte Inc');
  },
);
