import {expect, test} from 'vitest';
import {ageOn, checkYou} from '#contract/formation/check-person.ts';
import {readCountryAnswer} from '#contract/formation/country-answer.ts';
import {buildDraft, formationFacts} from '#tests/fixtures/build-draft.ts';

const reasonsOf = (draft: Parameters<typeof buildDraft>[0]) =>
  checkYou(buildDraft(draft), formationFacts).map(({field, reason}) => `${field} ${reason.replace('formation.', '')}`);

test('[FRM4] whoever is 16 and gives names, e-mail, telephone and country goes on', () => {
  expect(reasonsOf({})).toEqual([]);
  expect(reasonsOf({firstName: 'Łucja', lastName: "D'Ángelo-Núñez", birthDate: '2010-11-23'})).toEqual([]);
  // As some passports have them.
  expect(reasonsOf({firstName: 'Y', lastName: 'Þ'})).toEqual([]);
});

test('[FRM4] everything that is empty is told at its field, in their order', () => {
  const empty = {firstName: '', lastName: ' ', email: '', phone: '', residenceCountry: null, birthDate: null};
  expect(reasonsOf(empty)).toEqual([
    'firstName first-name-missing',
    'lastName last-name-missing',
    'email email-missing',
    'phone phone-missing',
    'residenceCountry country-missing',
    'birthDate birth-date-missing',
  ]);
});

test('[FRM4] a telephone is checked by the country that its field shows: that of residence, where no other was chosen', () => {
  const asked: (string | null)[] = [];
  const isPhone = (_number: string, country: string | null) => asked.push(country) > 0;
  checkYou(buildDraft({phoneCountry: null, residenceCountry: 'CO'}), {...formationFacts, isPhone});
  checkYou(buildDraft({phoneCountry: 'ES', residenceCountry: 'CO'}), {...formationFacts, isPhone});
  expect(asked).toEqual(['CO', 'ES']);
});

test.each([
  [{firstName: '-'}, ['firstName person-name-letters']],
  [{firstName: 'Ноэль', lastName: '李'}, ['firstName latin-letters', 'lastName latin-letters']],
  [{lastName: '<script>'}, ['lastName person-name-letters']],
  [{lastName: 'R2D2'}, ['lastName person-name-letters']],
  [{email: 'ana@'}, ['email email-wrong']],
  [{phone: '12'}, ['phone phone-wrong']],
  [{phoneCountry: 'US' as const}, ['phone phone-wrong']],
  [{residenceCountry: 'XX'}, ['residenceCountry country-missing']],
  [{birthDate: '2010-11-24'}, ['birthDate under-16']],
  [{birthDate: '2027-01-01'}, ['birthDate birth-date-wrong']],
  [{birthDate: '2001-02-29'}, ['birthDate birth-date-wrong']],
  [{birthDate: '1900-01-01'}, ['birthDate birth-date-wrong']],
])('[FRM4] %j is told', (draft, told) => {
  expect(reasonsOf(draft)).toEqual(told);
});

test.each([
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-11-23', '2026-11-23', 18],
  ['2026-11-23', '2026-11-23', 0],
])('[FRM4] who is born on %s is on %s %d years old', (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

test('[FRM15] a company can be had from anywhere, banking and Cross Border Crypto not from the listed countries', () => {
  expect(readCountryAnswer('CO', ['NI'])).toEqual({company: true, banking: true, crypto: true});
  expect(readCountryAnswer('NI', ['NI'])).toEqual({company: true, banking: false, crypto: false});
  expect(reasonsOf({residenceCountry: 'NI'})).toEqual([]);
  expect(reasonsOf({kind: 'crypto', residenceCountry: 'NI'})).toEqual(['residenceCountry country-without-crypto']);
});
