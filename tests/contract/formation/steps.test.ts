import {expect, test} from 'vitest';
import {checkDraft, formationSteps, readProgress} from '#contract/formation/steps.ts';
import {readEin} from '#contract/formation/check-steps.ts';
import {companyDrafts, draftLengths} from '#contract/formation/company-draft.ts';
import {draftPartners, partnerLengths} from '#contract/formation/draft-partner.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import {readIds, readOpenDuties, readServices, writeIds, writeServices} from '#contract/formation/texts.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildDraft, buildOwnersPartner, buildPartner, formationFacts} from '#tests/fixtures/build-draft.ts';

const told = (draft: Partial<CompanyDraft>) =>
  checkDraft(buildDraft(draft), formationFacts).map(
    ({step, field, reason}) => `${step}: ${field} ${reason.replace('formation.', '')}`,
  );

const existing = {
  kind: 'migrate',
  nameOne: 'Ceibo Studio LLC',
  nameTwo: '',
  designator: null,
  formationDate: '2024-02-29',
  ein: '12-3456789',
  registeredAgent: 'Norte Agents Inc.',
} as const;

const abroad = {
  kind: 'crypto',
  nameOne: 'Ceibo Estudio SAS',
  originCountry: 'CO',
  volume: 'up-to-1m',
  plan: 'professional',
  partners: [],
} as const;

test('[FRM20] no more ITINs than people without a number of the IRS, once the partners are whole', () => {
  const [owner, other] = [buildOwnersPartner({shareBasisPoints: 5_000}), buildPartner()];
  const asked = (services: string, partners = [owner, other]) => told({services, partners});
  expect(asked('itin:2')).toEqual([]);
  expect(asked('us-address itin:3')).toEqual(['services: services itins-too-many']);
  expect(asked('itin:2', [owner, {...other, taxId: 'sealed'}])).toEqual(['services: services itins-too-many']);
  expect(asked('itin', [owner, buildPartner({kind: 'company', companyName: 'Sur S.A.'})])).toEqual([]);
  // Until then nobody knows how many there are.
  expect(asked('itin:3', [buildOwnersPartner({shareBasisPoints: 5_000})])).toEqual([
    'partners: partners shares-not-whole',
  ]);
});

test('[FRM16] an order can be placed with a draft of which every step is right', () => {
  expect([told({}), told(existing), told(abroad)]).toEqual([[], [], []]);
});

test.each([
  [{type: null}, ['type: type type-missing']],
  [{management: null}, ['type: management management-missing']],
  [
    {type: 'C-Corp', designator: 'Inc.'},
    ['type: shareCount share-count-missing', 'type: parValueMicros par-value-missing'],
  ],
  [{type: 'C-Corp', designator: 'Inc.', shareCount: 10_000_000, parValueMicros: 0}, []],
  [{...existing, type: 'C-Corp'}, []],
] as const)('[FRM7] %j is told', (draft, reasons) => {
  expect(told(draft)).toEqual(reasons);
});

test.each([
  ['', '', ['industry: naicsCode industry-missing']],
  ['', ' x', ['industry: naicsCode industry-missing']],
  ['', 'Diseño de parques', []],
  ['54151', '', ['industry: naicsCode industry-code-wrong']],
  ['', 'Продажа', ['industry: industryOther latin-letters']],
  ['', 'Diseño & web', []],
  ['541511', '', []],
])('[FRM8] the code %j with the words %j is told', (naicsCode, industryOther, reasons) => {
  expect(told({naicsCode, industryOther})).toEqual(reasons);
});

test.each([
  [{plan: null, period: null}, ['plan: plan plan-missing']],
  [{period: null}, ['plan: period period-missing']],
  [{...abroad, volume: null}, ['volume: volume volume-missing']],
  [{...abroad, plan: 'standard'}, ['plan: plan plan-below-volume']],
  [{...abroad, plan: 'enterprise'}, []],
  [{...abroad, volume: 'unlimited'}, ['plan: plan plan-below-volume']],
] as const)('[FRM13] %j is told', (draft, reasons) => {
  expect(told(draft)).toEqual(reasons);
});

test('[FRM14] a company that is migrated is told of by what its papers say', () => {
  const empty = {nameOne: '', state: null, formationDate: null, ein: '', registeredAgent: ''} as const;
  expect(told({...existing, ...empty})).toEqual([
    'existing: nameOne name-missing',
    'existing: state state-missing',
    'existing: formationDate formation-date-missing',
    'existing: ein ein-missing',
    'existing: registeredAgent agent-missing',
  ]);
  const wrong = {nameOne: 'C', formationDate: '2026-11-24', ein: '12-345678'};
  expect(told({...existing, ...wrong})).toEqual([
    'existing: nameOne name-short',
    'existing: formationDate formation-date-wrong',
    'existing: ein ein-wrong',
  ]);
  expect([readEin('12 345-6789'), readEin('12345678x'), readEin('1234567890')]).toEqual(['123456789', null, null]);
});

test('[FRM15] [FRM16] a company abroad needs its name, and a country from which it can be had', () => {
  expect(told({...abroad, nameOne: '', originCountry: null})).toEqual([
    'abroad: nameOne name-missing',
    'abroad: originCountry origin-country-missing',
  ]);
  expect(told({...abroad, originCountry: 'NI'})).toEqual(['abroad: originCountry country-without-crypto']);
  expect(told({...abroad, state: null}).concat(told({state: null}))).toEqual(['state: state state-missing']);
});

test('[FRM16] a draft goes on at the first step that was not gone on from, or is no longer right', () => {
  const all = formationSteps.create.map(({id}) => id);
  const read = (draft: Partial<CompanyDraft>, passed: readonly string[]) =>
    readProgress(buildDraft(draft), passed, formationFacts);
  expect(read({}, [])).toEqual({place: 1, count: 9, at: 'you'});
  expect(read({}, ['you', 'company', 'type'])).toEqual({place: 4, count: 9, at: 'industry'});
  expect(read({nameTwo: ''}, all)).toEqual({place: 2, count: 9, at: 'company'});
  expect(read({}, all)).toEqual({place: 9, count: 9, at: null});
  expect(read(abroad, ['you'])).toEqual({place: 2, count: 5, at: 'abroad'});
});

test('[FRM2] a table keeps whatever is half typed, and refuses what is too long or unseen at its field', () => {
  const draft = buildRow('companyDrafts', testId(1));
  const partner = buildRow('draftPartners', testId(2));
  expect([companyDrafts.check({...draft, email: 'ana@'}), draftPartners.check(partner)]).toEqual([[], []]);
  for (const [table, row, lengths] of [
    [companyDrafts, draft, draftLengths],
    [draftPartners, partner, partnerLengths],
  ] as const)
    for (const [field, length] of Object.entries(lengths)) {
      expect(table.check({...row, [field]: 'x'.repeat(length)})).toEqual([]);
      expect(table.check({...row, [field]: 'x'.repeat(length + 1)})).toEqual([{field, reason: 'formation.text-long'}]);
      expect(table.check({...row, [field]: 'a\u202e'})).toEqual([{field, reason: 'formation.text-unseen'}]);
    }
});

test('[FRM1] several ids are one text, each once', () => {
  expect(writeIds(['us-address', 'itin', 'us-address'])).toBe('us-address itin');
  expect([readIds('us-address itin'), readIds('')]).toEqual([['us-address', 'itin'], []]);
  expect(readOpenDuties('form-5472 gold annual-report')).toEqual(['annual-report', 'form-5472']);
});

test('[FRM1] what is bought beside the plan is one text, and what is not sold is none of it', () => {
  const services = [
    {id: 'itin', count: 2},
    {id: 'us-address', count: 1},
    {id: 'apostille', count: 0},
  ] as const;
  expect(writeServices(services)).toBe('us-address itin:2');
  expect(readServices('us-address itin:2 gold:3 itin:0 itin:x')).toEqual([services[1], services[0]]);
});

test('[FRM16] a draft is priced from its first step on, a company abroad without type and state', () => {
  const choice = {kind: 'create', companyType: 'LLC', state: 'WY', planId: 'standard', period: 'year'};
  expect(readOrderChoice(buildDraft({plan: null, period: null, services: 'itin'}))).toEqual({
    ...choice,
    services: [{id: 'itin', count: 1}],
  });
  expect(readOrderChoice(buildDraft({...abroad, period: 'month'}))).toEqual({
    kind: 'crypto',
    companyType: null,
    state: null,
    planId: 'professional',
    period: 'month',
    services: [],
  });
});

test.each([
  ['up-to-500k', 'standard'],
  ['up-to-1m', 'professional'],
  ['unlimited', 'enterprise'],
] as const)(
  '[FRM13] until a plan is chosen, an account for %s is priced by the smallest that it can have',
  (volume, planId) => {
    expect(readOrderChoice(buildDraft({...abroad, volume, plan: null}))).toMatchObject({planId});
    expect(readOrderChoice(buildDraft({kind: 'create', volume, plan: null}))).toMatchObject({planId: 'standard'});
  },
);

test('[FRM15] [FRM16] a country that became ineligible meanwhile leads an account abroad back to its step, and keeps no company from being ordered', () => {
  const later = {...formationFacts, withoutBanking: [...formationFacts.withoutBanking, 'CO']};
  const abroad = buildDraft({kind: 'crypto', originCountry: 'CO', volume: 'up-to-500k', partners: []});
  const passed = ['you', 'abroad', 'volume', 'plan'];
  expect(readProgress(abroad, passed, formationFacts).at).toBeNull();
  expect(readProgress(abroad, passed, later)).toMatchObject({place: 1, at: 'you'});
  expect(checkDraft(abroad, later).map(({field, reason}) => [field, reason])).toEqual([
    ['residenceCountry', 'formation.country-without-crypto'],
    ['originCountry', 'formation.country-without-crypto'],
  ]);
  for (const kind of ['create', 'migrate'] as const)
    expect(checkDraft(buildDraft({kind}), later)).toEqual(checkDraft(buildDraft({kind}), formationFacts));
});
