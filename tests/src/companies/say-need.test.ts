import {beforeAll, expect, test} from 'vitest';
import {dutyKinds} from '#contract/catalogue/ids.ts';
import type {DueDate} from '#contract/companies/due-dates.ts';
import type {HomeTask} from '#src/features/companies/home/home-task.ts';
import {sayNeed, sayNext} from '#src/features/companies/home/say-need.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {languages, type Language} from '#src/i18n/languages.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {createText} from '#src/i18n/use-text.ts';
import type {Format} from '#src/i18n/use-format.ts';

beforeAll(async () => {
  for (const language of languages) await loadTexts('companies', language);
});

const today = '2026-11-25';
const of = {id: 'x', companyId: 'c', name: 'Sur LLC'};
const needs: readonly HomeTask[] = [
  {...of, kind: 'charge', dueOn: today, again: null},
  {...of, kind: 'names'},
  {...of, kind: 'sign', paper: 'operating-agreement', isAgain: false},
  {...of, kind: 'sign', paper: 'bylaws', isAgain: false},
  {...of, kind: 'papers', refused: 0, missing: 1},
  {...of, kind: 'papers', refused: 1, missing: 1},
  ...['2026-12-01', '2026-11-01'].flatMap((dueDay): HomeTask[] => [
    ...dutyKinds.map((what): HomeTask => ({...of, kind: 'renew', state: 'WY', what, dueDay})),
    {...of, kind: 'boi', dueDay},
  ]),
];
const dates: readonly DueDate[] = ['2026-12-01', '2026-11-01'].flatMap((day): DueDate[] => [
  ...dutyKinds.map((what): DueDate => ({kind: 'state', what, period: 2026, day})),
  ...(['1065', '5472', '1120'] as const).map((form): DueDate => ({kind: 'federal', form, isIf: form !== '1120', day})),
  {kind: 'boi', day},
  {kind: 'plan', day, period: 'year'},
  {kind: 'service', serviceId: 'us-address', day, period: 'year'},
]);
// What of a format these sentences use.
const format = {today: () => today, day: (day: string) => day} as unknown as Format;
const wordsOf = (language: Language) => ({text: createText<typeof es>('companies', language), language, format});

test.each(languages)('[HOM5] what a company wants goes on after a colon in every variant (%s)', (language) => {
  for (const need of needs) {
    const said = sayNeed(need, wordsOf(language)) ?? '';
    expect(said).toMatch(/^\p{Ll}/u);
    expect(said).not.toMatch(/need\.|\{\{|undefined/u);
  }
});

test.each(languages)('[HOM5] what falls due next goes on after a colon, but for names (%s)', (language) => {
  for (const date of dates) {
    const said = sayNext(date, wordsOf(language));
    expect(said).toMatch(/^(?:\p{Ll}|BOI |Form )/u);
    expect(said).not.toMatch(/date\.|need\.|\{\{/u);
  }
});

test.each([
  [
    'es',
    'presentar el informe anual del estado, hasta el 2026-12-01',
    'presentar el reporte BOI, que venció el 2026-11-01',
  ],
  ['en', 'file the state annual report, by 2026-12-01', 'file the BOI report, which was due on 2026-11-01'],
  ['pt', 'entregar o relatório anual do estado, até 2026-12-01', 'entregar o relatório BOI, que venceu em 2026-11-01'],
] as const)('[HOM5] a date is said as what is to be done until when, or was (%s)', (language, coming, over) => {
  const renew = {...of, kind: 'renew', state: 'WY', what: 'report', dueDay: '2026-12-01'} as const;
  expect(sayNeed(renew, wordsOf(language))).toBe(coming);
  expect(sayNeed({...of, kind: 'boi', dueDay: '2026-11-01'}, wordsOf(language))).toBe(over);
});
