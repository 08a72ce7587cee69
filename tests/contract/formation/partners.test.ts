import {expect, test} from 'vitest';
import {checkPartners, resolvePartner} from '#contract/formation/check-partners.ts';
import {shareEqually, sumShares} from '#contract/formation/shares.ts';
import type {CompanyDraft, DraftPartner} from '#contract/formation/draft.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildDraft, buildOwnersPartner, buildPartner, formationFacts} from '#tests/fixtures/build-draft.ts';

const check = (draft: CompanyDraft) =>
  checkPartners(draft, formationFacts).map(({field, reason}) => `${field} ${reason.replace('formation.', '')}`);

/** The draft with a second partner, each with half. */
const withPartner = (partner: Partial<DraftPartner>, draft: Partial<CompanyDraft> = {}) =>
  check(buildDraft({partners: [buildOwnersPartner({shareBasisPoints: 5_000}), buildPartner(partner)], ...draft}));

const of = (field: string) => `partners.${testId(2)}.${field}`;

test('[FRM9] a person and a company can be partners', () => {
  expect(withPartner({})).toEqual([]);
  expect(withPartner({firstName: 'O', lastName: 'Ñ'})).toEqual([]);
  expect(withPartner({kind: 'company', companyName: 'Norte SAS', firstName: '', birthDate: null})).toEqual([]);
});

test.each([
  [{firstName: '', lastName: '7'}, ['firstName first-name-missing', 'lastName person-name-letters']],
  [{kind: 'company', companyName: 'N'}, ['companyName partner-company-missing']],
  [{kind: 'company', companyName: 'ООО Север'}, ['companyName latin-letters']],
  [{firstName: 'Юлия'}, ['firstName latin-letters']],
  [{birthDate: null}, ['birthDate birth-date-missing']],
  [{birthDate: '2008-11-24'}, ['birthDate partner-under-18']],
  [{birthDate: '2027-01-01'}, ['birthDate birth-date-wrong']],
  [{country: null, postalCode: '110221'}, ['country partner-country-missing']],
  [{line1: '7', city: ' ', region: 'X'}, ['line1 address-missing', 'city city-missing', 'region region-missing']],
  [{country: 'XX', postalCode: '110221'}, ['country partner-country-missing']],
  [{country: 'MX' as const}, ['postalCode postal-code-missing']],
  [{country: 'SG' as const, region: '', postalCode: '049315'}, []],
] as const)('[FRM9] %j is told at the partner', (partner, told) => {
  expect(withPartner(partner)).toEqual(told.map((one) => `partners.${testId(2)}.${one}`));
});

test('[FRM9] at least one partner, at most 20', () => {
  const partners = shareEqually(20).map((shareBasisPoints, index) =>
    buildPartner({id: testId(10 + index), shareBasisPoints}),
  );
  const responsiblePartnerId = testId(10);
  expect(check(buildDraft({partners, responsiblePartnerId}))).toEqual([]);
  expect(check(buildDraft({partners: []}))).toEqual(['partners partners-missing']);
  const more = shareEqually(21).map((shareBasisPoints, index) =>
    buildPartner({id: testId(10 + index), shareBasisPoints}),
  );
  expect(check(buildDraft({partners: more, responsiblePartnerId}))).toEqual(['partners partners-too-many']);
});

test.each([
  [null, [`${of('shareBasisPoints')} share-missing`]],
  [0, [`${of('shareBasisPoints')} share-out-of-range`, 'partners shares-not-whole']],
  [99, [`${of('shareBasisPoints')} share-out-of-range`, 'partners shares-not-whole']],
  [-1, [`${of('shareBasisPoints')} share-out-of-range`, 'partners shares-not-whole']],
  [10_100, [`${of('shareBasisPoints')} share-out-of-range`, 'partners shares-not-whole']],
  [4_999, ['partners shares-not-whole']],
  [5_000, []],
])('[FRM10] beside a half, a share of %s is told', (shareBasisPoints, told) => {
  expect(withPartner({shareBasisPoints})).toEqual(told);
});

test('[FRM9] a problem of one of several says whose it is, also of who has no name yet', () => {
  const [one, two, three] = [1, 2, 3].map((number) => buildPartner({id: testId(number), shareBasisPoints: null}));
  if (!one || !two || !three) throw new Error('there are three');
  const partners = [one, {...two, firstName: 'Inés', lastName: ''}, {...three, firstName: '', lastName: ''}];
  const found = checkPartners(buildDraft({partners}), formationFacts);
  expect(found.map(({field, details}) => [field.split('.').at(-1), details])).toEqual([
    ['shareBasisPoints', {place: 1, name: 'Ana Restrepo'}],
    ['lastName', {place: 2, name: 'Inés'}],
    ['shareBasisPoints', {place: 2, name: 'Inés'}],
    ['firstName', {place: 3, name: ''}],
    ['lastName', {place: 3, name: ''}],
    ['shareBasisPoints', {place: 3, name: ''}],
  ]);
});

test('[FRM10] what is missing of the whole is told: three times 33.33 is not 100', () => {
  const partners = [1, 2, 3].map((number) => buildPartner({id: testId(number), shareBasisPoints: 3_333}));
  const draft = buildDraft({partners});
  expect(checkPartners(draft, formationFacts)).toEqual([
    {field: 'partners', reason: 'formation.shares-not-whole', details: {sum: 99.99, missing: 0.01}},
  ]);
});

test('[FRM10] equal parts are whole together and right for any number of partners; the first has what is left over', () => {
  expect(shareEqually(3)).toEqual([3_334, 3_333, 3_333]);
  for (let count = 1; count <= 20; count += 1) {
    const shares = shareEqually(count).map((shareBasisPoints) => ({shareBasisPoints}));
    expect([shares.length, sumShares(shares)]).toEqual([count, 10_000]);
  }
});

test('[FRM11] the owner is a partner by what they said of themselves, also after they correct it', () => {
  const draft = buildDraft({firstName: 'Anabel'});
  const [owner] = draft.partners.map((partner) => resolvePartner(draft, partner));
  expect(owner).toMatchObject({firstName: 'Anabel', lastName: 'Restrepo', country: 'CO', birthDate: '1988-05-04'});
  expect(check({...draft, birthDate: '2009-01-01'})).toEqual(['birthDate partner-under-18']);
});

test('[FRM12] somebody answers to the IRS, directs a C-Corp and manages an LLC that has managers', () => {
  const company = {kind: 'company', companyName: 'Norte SAS'} as const;
  expect(withPartner(company, {responsiblePartnerId: testId(2)})).toEqual(['responsiblePartnerId responsible-missing']);
  expect(withPartner({}, {responsiblePartnerId: null})).toEqual(['responsiblePartnerId responsible-missing']);
  const nobody = {partners: [buildOwnersPartner({isDirector: false})]};
  expect(check(buildDraft({...nobody, type: 'C-Corp'}))).toEqual(['partners director-missing']);
  expect(check(buildDraft({...nobody, management: 'managers'}))).toEqual(['partners manager-missing']);
  expect(check(buildDraft(nobody))).toEqual([]);
  expect(check(buildDraft({type: 'C-Corp'}))).toEqual([]);
});

const firm = {kind: 'company', companyName: 'Norte SAS', firstName: '', birthDate: null} as const;

/** Ana, who fills it in and owns nothing, beside companies that own it all. */
const ownedByFirms = (draft: Partial<CompanyDraft> = {}, ana: Partial<DraftPartner> = {}) =>
  check(
    buildDraft({
      partners: [
        buildOwnersPartner({shareBasisPoints: 0, isDirector: false, ...ana}),
        buildPartner({...firm, shareBasisPoints: 5_000}),
        buildPartner({...firm, id: testId(3), companyName: 'Sur SA', shareBasisPoints: 5_000}),
      ],
      ...draft,
    }),
  );

test('[FRM18] companies own it all, and a person who owns nothing answers to the IRS, directs or manages it', () => {
  expect(ownedByFirms()).toEqual([]);
  expect(ownedByFirms({type: 'C-Corp'}, {isDirector: true})).toEqual([]);
  expect(ownedByFirms({management: 'managers'}, {isDirector: true})).toEqual([]);
  expect(ownedByFirms({type: 'C-Corp'})).toEqual(['partners director-missing']);
});

test('[FRM18] who owns nothing and does nothing for it is no partner, nor is who owns nothing beside a person', () => {
  const share = `partners.${testId(1)}.shareBasisPoints share-out-of-range`;
  expect(ownedByFirms({responsiblePartnerId: null})).toEqual([share, 'responsiblePartnerId responsible-missing']);
  // What was ticked for another type of company counts no more.
  expect(ownedByFirms({responsiblePartnerId: null}, {isDirector: true})[0]).toBe(share);
  const beside = [buildOwnersPartner({shareBasisPoints: 0}), buildPartner({shareBasisPoints: 10_000})];
  expect(check(buildDraft({partners: beside}))).toEqual([share]);
  const none = [buildOwnersPartner({shareBasisPoints: 0})];
  expect(check(buildDraft({partners: none}))).toEqual([share, 'partners shares-not-whole']);
});

test('[FRM18] a company of nothing is out of range, whoever acts for the others', () => {
  const partners = [
    buildOwnersPartner({shareBasisPoints: 0}),
    buildPartner({...firm, shareBasisPoints: 10_000}),
    buildPartner({...firm, id: testId(3), shareBasisPoints: 0}),
  ];
  expect(check(buildDraft({partners}))).toEqual([`partners.${testId(3)}.shareBasisPoints share-out-of-range`]);
});
