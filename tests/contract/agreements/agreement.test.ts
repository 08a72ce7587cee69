import {describe, expect, test} from 'vitest';
import {agreementDocumentSchema, articleIds} from '#contract/agreements/agreement.ts';
import {readAgreementAnswers, type AgreementRows} from '#contract/agreements/answers.ts';
import {toAgreementText} from '#contract/agreements/to-text.ts';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {englishCountryNames} from '#contract/catalogue/country-names.data.ts';
import {shareEqually} from '#contract/formation/shares.ts';
import {
  buildAgreement,
  buildAgreementRows,
  buildCorporationRows,
  buildEntity,
  buildOwner,
} from '#tests/fixtures/build-agreement.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const textOf = (rows: AgreementRows) => toAgreementText(buildAgreement(rows));

const twoPartners = [buildOwner({shareBasisPoints: 6_000}), buildEntity({shareBasisPoints: 4_000})];

/** As many persons as there may be, with the parts that are as equal as they can be. */
const manyPartners = (count: number) =>
  shareEqually(count).map((shareBasisPoints, place) =>
    buildOwner({id: testId(0xe00 + place), lastName: `Ríos ${place}`, shareBasisPoints, isResponsible: place === 0}),
  );

/** Every kind of paper there is. */
const papers = {
  'an LLC of one': buildAgreementRows(),
  'an LLC of one company': buildAgreementRows({partners: [buildEntity()]}),
  'an LLC of one with a manager': buildAgreementRows({formation: {management: 'managers'}}),
  'an LLC of two': buildAgreementRows({partners: twoPartners}),
  'an LLC of two with a manager': buildAgreementRows({formation: {management: 'managers'}, partners: twoPartners}),
  'an LLC of twenty': buildAgreementRows({partners: manyPartners(20)}),
  'a C-Corp of one': buildCorporationRows(),
  'a C-Corp of two': buildCorporationRows(twoPartners),
  'a C-Corp without numbers': {...buildCorporationRows(), formation: buildAgreementRows().formation},
} as const satisfies Readonly<Record<string, AgreementRows>>;

describe.each(Object.entries(papers))('%s', (_name, rows) => {
  const paper = buildAgreement(rows);
  const text = toAgreementText(paper);

  test('[AGR1] the same rows in any order make the same paper', () => {
    expect(textOf({...rows, partners: rows.partners.toReversed()})).toBe(text);
    expect(agreementDocumentSchema.parse(structuredClone(paper))).toEqual(paper);
  });

  test('[AGR2] nothing in it is undefined, empty or half said', () => {
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}| {2}| \.| ,|\(\)|“”/);
    for (const {sections} of paper.articles) {
      expect(sections.length).toBeGreaterThan(1);
      for (const {heading, text: said} of sections)
        expect([heading, said.at(-1)]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/[.:]/)]);
    }
  });

  test('[AGR3] it names every partner with address and share, and the shares are 100.00 % together', () => {
    const [table] = paper.articles.flatMap(({sections}) => sections.flatMap((one) => one.table ?? []));
    expect(table?.rows).toHaveLength(rows.partners.length);
    const cents = (table?.rows ?? []).map(([, , share = '']) => Number(share.replace(/[.%]/g, '')));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(10_000);
    expect(table?.total).toEqual(['Total', '', '100.00%']);
    for (const {kind, firstName, lastName, companyName, line1} of rows.partners) {
      const name = kind === 'company' ? companyName : `${firstName} ${lastName}`;
      expect(table?.rows).toContainEqual([name, expect.stringContaining(line1), expect.stringMatching(/^\d+\.\d\d%$/)]);
    }
    const responsible = rows.partners.filter(({isResponsible}) => isResponsible);
    for (const {firstName, lastName} of responsible)
      expect(text).toContain(`${firstName} ${lastName} is the responsible party`);
  });

  test('[AGR6] every partner has a place to sign, and the owner at least one of them here', () => {
    expect(paper.signatures.map(({id}) => id)).toEqual(expect.arrayContaining(rows.partners.map(({id}) => id)));
    expect(paper.signatures.some(({isSignedHere}) => isSignedHere)).toBe(true);
  });
});

test('[AGR1] a company that Faro does not make has no paper of ours', () => {
  const none = [
    buildAgreementRows({formation: {kind: 'migrate'}}),
    buildAgreementRows({formation: {kind: 'crypto'}}),
    buildAgreementRows({formation: {status: 'Canceled'}}),
    buildAgreementRows({company: {type: 'Cross Border Crypto'}}),
    {...buildAgreementRows(), formation: undefined},
    {...buildAgreementRows(), company: undefined},
  ];
  for (const rows of none) expect(readAgreementAnswers(rows)).toBeNull();
});

test('[AGR2] without a state, whole shares or somebody who directs, there is none', () => {
  const gaps = [
    buildAgreementRows({company: {state: null}}),
    buildAgreementRows({partners: []}),
    buildAgreementRows({partners: [buildOwner({shareBasisPoints: 9_999})]}),
    buildAgreementRows({partners: [buildOwner(), buildEntity({shareBasisPoints: 1})]}),
    buildAgreementRows({formation: {management: 'managers'}, partners: [buildOwner({isDirector: false})]}),
    buildCorporationRows([buildEntity({isDirector: true})]),
  ];
  for (const rows of gaps) expect(readAgreementAnswers(rows)).toBeNull();
});

test('[AGR3] it says who manages, and of a corporation its directors and shares', () => {
  expect(textOf(papers['an LLC of one'])).toContain('The Company is managed by its Member,');
  expect(textOf(papers['an LLC of two'])).toContain('managed by its Members.');
  expect(textOf(papers['an LLC of two with a manager'])).toMatch(/The first Manager is Valentina Ríos\./);
  const corporation = textOf(papers['a C-Corp of two']);
  expect(corporation).toContain('10,000,000 shares of common stock with a par value of $0.0001 each');
  expect(corporation).toContain('The Board has 1 director,');
  expect(corporation).toContain('The first director is Valentina Ríos.');
  expect(textOf(papers['a C-Corp without numbers'])).toContain('The charter says how many shares');
  const noPar = {...buildCorporationRows(), formation: {...buildCorporationRows().formation, parValueMicros: 0}};
  expect(textOf(noPar as AgreementRows)).toContain('common stock without par value,');
});

test('[AGR3] every state is called by its own name, and every country has one', () => {
  const place = (state: (typeof usStateCodes)[number]) => buildAgreement(buildAgreementRows({company: {state}})).about;
  expect([place('DE'), place('VA'), place('DC')]).toEqual([
    'A limited liability company of the State of Delaware',
    'A limited liability company of the Commonwealth of Virginia',
    'A limited liability company of the District of Columbia',
  ]);
  expect(new Set(usStateCodes.map(place)).size).toBe(51);
  expect(Object.keys(englishCountryNames).toSorted()).toEqual([...countryCodes].toSorted());
  expect(textOf(papers['an LLC of one'])).toContain('7500571 Santiago, Región Metropolitana, Chile');
});

test('[AGR3] thirds are printed so that they are whole', () => {
  const table = buildAgreement(buildAgreementRows({partners: manyPartners(3)})).articles[1]?.sections[0]?.table;
  expect(table?.rows.map(([, , share]) => share)).toEqual(['33.34%', '33.33%', '33.33%']);
});

test.each([
  ['بلال النور', 'بلال النور'],
  ['王小明', '王小明'],
  ['Ana\u202etxt.exe', 'Anatxt.exe'],
  ['Ana\n\nARTICLE 99. EVERYTHING IS ANA’S', 'Ana ARTICLE 99. EVERYTHING IS ANA’S'],
  ['e\u0301'.repeat(40), 'é'.repeat(40)],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['A'.repeat(80), 'A'.repeat(80)],
])('[AGR4] the name %j is one line of it', (firstName, shown) => {
  const plain = textOf(buildAgreementRows()).split('\n');
  const lines = textOf(buildAgreementRows({partners: [buildOwner({firstName})]})).split('\n');
  expect(lines).toHaveLength(plain.length);
  expect(lines.filter((line) => line.includes(`${shown} Ríos`)).length).toBeGreaterThan(2);
});

test('[AGR5] no number of a person and no birth date is in it', () => {
  const sealed = {taxId: '•••-••-6789 v1.k.e.c', passport: 'AX••••27 v1.k.e.c', birthDate: '1992-07-14'};
  const text = textOf({...buildAgreementRows(), partners: [{...buildOwner(), ...sealed}]});
  expect(text).not.toMatch(/6789|AX•|1992|v1\./);
  expect(text).toBe(textOf(buildAgreementRows()));
});

test('[AGR6] the owner signs for themselves, else for a partner that is a company, else for the company', () => {
  const here = (rows: AgreementRows) =>
    buildAgreement(rows).signatures.flatMap(({isSignedHere, party, byRepresentative}) =>
      isSignedHere ? [[party, byRepresentative]] : [],
    );
  expect(here(papers['an LLC of two'])).toEqual([['Valentina Ríos', false]]);
  expect(here(papers['an LLC of one company'])).toEqual([['Norte Capital SAS', true]]);
  expect(here(papers['an LLC of twenty'])).toEqual([['Nube Andina LLC', true]]);
});

test('[AGR7] papers that differ in anything have different texts', () => {
  const texts = [
    ...Object.values(papers),
    buildAgreementRows({company: {name: 'Nube Andina L.L.C.'}}),
    buildAgreementRows({company: {state: 'WY'}}),
    buildAgreementRows({formation: {orderNumber: 'FA-20261121-02'}}),
    buildAgreementRows({partners: [buildOwner({line1: 'Av. Providencia 1209'})]}),
    buildAgreementRows({partners: [buildOwner({isResponsible: false})]}),
  ].map(textOf);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every article that may be explained is written for somebody', () => {
  const written = new Set(Object.values(papers).flatMap((rows) => buildAgreement(rows).articles.map(({id}) => id)));
  expect([...written].toSorted()).toEqual([...articleIds].toSorted());
});

test('[AGR3] [AGR6] [FRM18] who owns nothing and acts for a company is named as what they do, and is no party', () => {
  const ana = buildOwner({shareBasisPoints: 0});
  const partners = [ana, buildEntity({shareBasisPoints: 10_000})];
  const {preamble, signatures} = buildAgreement(buildAgreementRows({partners}));
  expect(preamble).toMatch(/^Norte Capital SAS, the only member/);
  expect(signatures.map(({party, isSignedHere, byRepresentative}) => [party, isSignedHere, byRepresentative])).toEqual([
    ['Norte Capital SAS', true, true],
  ]);
  const name = `${ana.firstName} ${ana.lastName}`;
  expect(textOf(buildAgreementRows({partners}))).toContain(`${name} is the responsible party`);
  expect(textOf(buildAgreementRows({partners, formation: {management: 'managers'}}))).toContain(
    `The first Manager is ${name}.`,
  );
  expect(textOf(buildCorporationRows(partners))).toContain(`The first director is ${name}.`);
});
