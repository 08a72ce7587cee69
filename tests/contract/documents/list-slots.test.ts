import {expect, test} from 'vitest';
import {companyDocuments} from '#contract/documents/company-document.ts';
import {listSlots, stateOfSlot, type DocumentedCompany} from '#contract/documents/list-slots.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const [ana, corp] = [testId(0x51), testId(0x52)];
const partners = [
  {id: ana, kind: 'person'},
  {id: corp, kind: 'company'},
] as const;
const formed: DocumentedCompany = {company: {type: 'LLC'}, formation: {kind: 'create'}, partners};

const told = (facts: DocumentedCompany) =>
  listSlots(facts, []).map((slot) => [slot.kind, slot.partnerId, slot.from, stateOfSlot(slot)]);

test('[DOC1] [DOC4] papers of a company that Faro forms come from Faro, of one that came here from its owner', () => {
  const ofPartners = [
    ['passport', ana, 'owner', 'missing'],
    ['proof-of-address', ana, 'owner', 'missing'],
    ['proof-of-address', corp, 'owner', 'missing'],
  ];
  expect(told(formed)).toEqual([
    ['articles', null, 'faro', 'awaited'],
    ['ein-letter', null, 'faro', 'awaited'],
    ...ofPartners,
  ]);
  expect(told({...formed, formation: {kind: 'migrate'}})).toEqual([
    ['articles', null, 'owner', 'missing'],
    ['ein-letter', null, 'owner', 'missing'],
    ['operating-agreement', null, 'owner', 'missing'],
    ...ofPartners,
  ]);
  // What its owner said not to have nobody asks them for.
  const missingPapers = 'ein-letter operating-agreement passport';
  expect(told({...formed, formation: {kind: 'migrate', missingPapers}})).toEqual([
    ['articles', null, 'owner', 'missing'],
    ['ein-letter', null, null, null],
    ['operating-agreement', null, null, null],
    ...ofPartners,
  ]);
  // Nobody has to bring anything to one that was only added, and no state forms a crypto one.
  expect(told({...formed, formation: null, partners: []}).map(([, , from, state]) => [from, state])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(told({...formed, company: {type: 'Cross Border Crypto'}, formation: {kind: 'crypto'}})).toEqual(ofPartners);
});

const paper = (id: number, addedAt: string, more: object = {}) => ({
  id: testId(id),
  kind: 'articles' as const,
  partnerId: null,
  addedAt,
  decision: null,
  ...more,
});

test('[DOC3] the newest of a kind counts, the others are its history, and other papers each have their place', () => {
  const older = paper(1, '2026-11-20T10:00:00.000Z', {decision: 'refused'});
  const newer = paper(2, '2026-11-21T10:00:00.000Z');
  const others = [3, 4].map((id) => paper(id, `2026-11-2${id}T10:00:00.000Z`, {kind: 'other'}));
  const slots = listSlots(formed, [older, ...others, newer]);
  const [articles] = slots;
  expect(articles).toMatchObject({current: newer, earlier: [older]});
  expect(articles && stateOfSlot(articles)).toBe('waiting');
  expect(slots.filter(({kind}) => kind === 'other').map(({current}) => current?.id)).toEqual([testId(4), testId(3)]);
  // One that is taken back leaves what was there before.
  const [before] = listSlots(formed, [older]);
  expect(before).toMatchObject({current: older, earlier: []});
  expect(before && stateOfSlot(before)).toBe('refused');
});

const problems = (more: Record<string, string | null>) =>
  companyDocuments.check(buildRow('companyDocuments', testId(7), more)).map(({reason}) => reason);

test('[DOC1] [DOC2] a paper of a person is sealed and names its partner, one of the company neither; proofs are Faro’s', () => {
  const sealed = `•••••• v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(40)}`;
  expect(problems({})).toEqual([]);
  expect(problems({partnerId: ana})).toEqual(['document.partner-wrong']);
  expect(problems({kind: 'passport', partnerId: ana, fileKey: sealed})).toEqual([]);
  expect(problems({kind: 'passport', partnerId: ana})).toEqual(['document.not-sealed']);
  expect(problems({kind: 'passport', fileKey: sealed})).toEqual(['document.partner-wrong']);
  expect(problems({kind: 'renewal-proof'})).toEqual(['document.of-desk']);
  expect(problems({kind: 'renewal-proof', deskName: 'Marta'})).toEqual([]);
});

test('[DOC18] [DOC3] what the desk took back counts no more, and what it took the place of does again', () => {
  const document = (number: number, fields: object) =>
    companyDocuments.row.parse(buildRow('companyDocuments', testId(number), {kind: 'articles', ...fields}));
  const first = document(0x61, {addedAt: '2026-10-01T10:00:00.000Z', deskName: 'Olga', decision: 'accepted'});
  const gone = document(0x62, {addedAt: '2026-11-01T10:00:00.000Z', deskName: 'Olga', decision: 'refused'});
  const other = document(0x63, {kind: 'other', deskName: 'Olga', decision: 'refused'});
  const [slot, ...more] = listSlots({...formed, partners: []}, [first, gone, other]);
  expect([slot?.current?.id, slot?.earlier]).toEqual([first.id, []]);
  expect(more.map(({current}) => current)).toEqual([null]);
  expect(listSlots({...formed, partners: []}, [gone]).map(stateOfSlot)).toEqual(['awaited', 'awaited']);
});
