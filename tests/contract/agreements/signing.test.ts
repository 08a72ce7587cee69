import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {agreementWording} from '#contract/agreements/agreement.ts';
import {checkSignerName, placesSignedHere, signingStatements} from '#contract/agreements/signing.ts';
import {toAgreementText} from '#contract/agreements/to-text.ts';
import {
  buildAgreement,
  buildAgreementRows,
  buildCorporationRows,
  buildEntity,
  buildOwner,
} from '#tests/fixtures/build-agreement.ts';

const placeOf = (partners = [buildOwner()]) => {
  const [place] = placesSignedHere(buildAgreement(buildAgreementRows({partners})));
  if (!place) throw new Error('a paper has a place to sign');
  return place;
};

test.each([
  ['Valentina Ríos', null],
  ['  valentina   rios ', null],
  ['RÍOS valentina', null],
  ['Ríos', 'agreement.name-other'],
  ['Valentina', 'agreement.name-other'],
  ['Valentina Isabel Ríos Soto', null],
  ['', 'agreement.name-missing'],
  ['   ', 'agreement.name-missing'],
  ['Luis Ortega', 'agreement.name-other'],
  ['V. R.', 'agreement.name-other'],
  ['X', 'agreement.name-letters'],
  ['12345', 'agreement.name-letters'],
  ['<b>Valentina</b>', 'agreement.name-letters'],
])('[AGR10] %j as the signature of Valentina Ríos: %s', (name, trouble) => {
  expect(checkSignerName(name, placeOf())).toBe(trouble);
});

test('[AGR10] first names alone are no signature, and small words are no last name', () => {
  const place = placeOf([buildOwner({firstName: 'María José', lastName: 'Fernández de Córdoba'})]);
  for (const name of ['Maria Jose', 'Maria de Jose']) expect(checkSignerName(name, place)).toBe('agreement.name-other');
  for (const name of ['Maria Fernandez', 'cordoba jose']) expect(checkSignerName(name, place)).toBeNull();
});

test('[AGR10] a name in another script is compared as it is, and a representative has a name of their own', () => {
  const place = placeOf([buildOwner({firstName: '小明', lastName: '王'})]);
  expect([checkSignerName('王 小明', place), checkSignerName('李 小红', place)]).toEqual([
    null,
    'agreement.name-other',
  ]);
  expect(checkSignerName('Luis Ortega', placeOf([buildEntity()]))).toBeNull();
  expect(checkSignerName('', placeOf([buildEntity()]))).toBe('agreement.name-missing');
});

test('[AGR10] a name of one letter counts, and an initial does not', () => {
  const ofLetters = placeOf([buildOwner({firstName: 'Y', lastName: 'Ñ'})]);
  expect(['Y Ñ', 'n y', 'Y', 'Y Luz'].map((name) => checkSignerName(name, ofLetters))).toEqual([
    null,
    null,
    'agreement.name-letters',
    'agreement.name-other',
  ]);
  const withInitial = placeOf([buildOwner({firstName: 'Ana J.', lastName: 'Restrepo'})]);
  expect(['Ana Restrepo', 'J. Restrepo'].map((name) => checkSignerName(name, withInitial))).toEqual([
    null,
    'agreement.name-other',
  ]);
});

// Whoever changes a word of it gives the wording another name: what was signed under this one is known by it.
test('[AGR7] the wording and the sentences are those of its name', () => {
  const texts = [buildAgreement(), buildAgreement(buildCorporationRows())].map(toAgreementText);
  const several = [buildOwner({shareBasisPoints: 5_000}), buildEntity({shareBasisPoints: 5_000})];
  for (const management of ['members', 'managers'] as const)
    texts.push(toAgreementText(buildAgreement(buildAgreementRows({formation: {management}, partners: several}))));
  const all = createHash('sha256')
    .update(JSON.stringify([texts, signingStatements]))
    .digest('hex');
  expect({agreementWording, all: all.slice(0, 12)}).toEqual({agreementWording: 'agreement 2', all: 'f05c5fd07c5f'});
});
