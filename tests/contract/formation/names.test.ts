import {expect, test} from 'vitest';
import {checkNames, splitDesignator, warnOfNames} from '#contract/formation/check-names.ts';
import {restrictedWords} from '#contract/formation/restricted-words.data.ts';
import {buildDraft} from '#tests/fixtures/build-draft.ts';

const reasonsOf = (draft: Parameters<typeof buildDraft>[0]) =>
  checkNames(buildDraft(draft)).map(({field, reason}) => `${field} ${reason.replace('formation.', '')}`);

test('[FRM5] two different names and a designator that fits the type are right', () => {
  expect(reasonsOf({})).toEqual([]);
  expect(reasonsOf({nameOne: "O'Brien & Søn #1 (Norte)", type: null})).toEqual([]);
  expect(reasonsOf({type: 'C-Corp', designator: 'Inc.'})).toEqual([]);
});

test.each([
  [{nameOne: ''}, ['nameOne name-missing']],
  [{nameTwo: '  '}, ['nameTwo second-name-missing']],
  [{nameOne: ' C '}, ['nameOne name-short']],
  [{nameOne: '東京スタジオ'}, ['nameOne name-characters']],
  [{nameOne: 'Сейбо'}, ['nameOne name-characters']],
  [{nameOne: 'فارو'}, ['nameOne name-characters']],
  [{nameOne: 'Ceibo <b>'}, ['nameOne name-characters']],
  [{nameOne: 'Ceibo\u202eoidutS'}, ['nameOne name-characters']],
  // Latin, and in no font of a form.
  [{nameOne: 'Ƣal Studio'}, ['nameOne name-characters']],
  [{nameOne: '&&'}, ['nameOne name-characters']],
  [{nameTwo: 'CEIBO  Studio!'}, ['nameTwo names-alike']],
  [{nameOne: 'Ceibó', nameTwo: 'Ceibo'}, ['nameTwo names-alike']],
  [{nameOne: 'Ceibo Studio, L.L.C.'}, ['nameOne name-designator']],
  [{nameTwo: 'Ceibo Corporation'}, ['nameTwo name-designator']],
  [{nameOne: 'LLC'}, ['nameOne name-designator']],
  [{nameTwo: ' l.l.c. '}, ['nameTwo name-designator']],
  [{nameOne: 'Sol & Luna', nameTwo: 'Sol and Luna'}, ['nameTwo names-alike']],
  [{designator: null}, ['designator designator-missing']],
  [{type: 'C-Corp'}, ['designator designator-other-type']],
  [{designator: 'Inc.'}, ['designator designator-other-type']],
] as const)('[FRM5] %j is told', (draft, told) => {
  expect(reasonsOf(draft)).toEqual(told);
});

test.each([
  ['Ceibo Studio LLC', 'Ceibo Studio', 'LLC'],
  ['Ceibo Studio, L. L. C.', 'Ceibo Studio', 'LLC'],
  ['Ceibo limited liability company', 'Ceibo', 'Limited Liability Company'],
  ['Ceibo, Inc', 'Ceibo', 'Inc.'],
  ['Ceibo Corp.', 'Ceibo', 'Corp.'],
  ['Ceibo', 'Ceibo', null],
  ['Small Corps', 'Small Corps', null],
  ['LLC', 'LLC', null],
])('[FRM5] %s is parted from the designator behind it', (typed, name, designator) => {
  expect(splitDesignator(typed)).toEqual({name, designator});
});

test('[FRM6] every word that states refuse is refused wherever it stands alone, and says which it is', () => {
  const refused = restrictedWords.lists.filter(({isRefused}) => isRefused).flatMap(({words}) => words);
  expect(refused.length).toBeGreaterThan(20);
  for (const word of refused) {
    const [problem] = checkNames(buildDraft({nameOne: `Ceibo ${word.toUpperCase()} Norte`}));
    expect(problem).toMatchObject({field: 'nameOne', reason: 'formation.name-restricted'});
    expect(word).toContain(String(problem?.details?.['word']));
  }
  expect(reasonsOf({nameOne: 'Bankside Insurances'})).toEqual([]);
  expect(restrictedWords.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('[FRM6] what depends on the state, and letters with accents, are warned of and keep nobody', () => {
  const names = {nameOne: 'Señal Trust', nameTwo: 'Ceibo Law & Engineering'};
  expect(reasonsOf(names)).toEqual([]);
  expect(warnOfNames(buildDraft(names))).toEqual([
    {field: 'nameOne', word: 'trust', why: 'trust'},
    {field: 'nameOne', word: 'ñ', why: 'accent'},
    {field: 'nameTwo', word: 'law', why: 'licensed-profession'},
    {field: 'nameTwo', word: 'engineering', why: 'licensed-profession'},
  ]);
  expect(warnOfNames(buildDraft())).toEqual([]);
});

test('[FRM6] a designator within a name is warned of: it says another type of company', () => {
  const names = {nameOne: 'Ceibo L.L.C. Holdings', nameTwo: 'Norte Corp & Sur Incorporated Norte'};
  expect(reasonsOf(names)).toEqual([]);
  expect(warnOfNames(buildDraft(names))).toEqual([
    {field: 'nameOne', word: 'llc', why: 'designator'},
    {field: 'nameTwo', word: 'corp', why: 'designator'},
    {field: 'nameTwo', word: 'incorporated', why: 'designator'},
  ]);
  expect(warnOfNames(buildDraft({nameOne: 'Incorpora Corporal', nameTwo: 'Ceibo LLC'}))).toEqual([]);
});

test('[FRM6] the same words in Spanish and Portuguese are warned of, with or without their accents', () => {
  const names = {nameOne: 'Bancaria Andina', nameTwo: 'Ingeniería y Seguros del Sur'};
  expect(reasonsOf(names)).toEqual([]);
  const told = warnOfNames(buildDraft(names)).flatMap(({word, why}) => (why === 'accent' ? [] : [[word, why]]));
  expect(told).toEqual([
    ['bancaria', 'banking'],
    ['seguros', 'insurance'],
    ['ingeniería', 'licensed-profession'],
  ]);
});
