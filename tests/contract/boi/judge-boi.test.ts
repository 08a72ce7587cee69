import {expect, test} from 'vitest';
import {boiReports, findBoiState, toFacts, type BoiReportRow} from '#contract/boi/boi-report.ts';
import {boiRuleOn, findBoiRule} from '#contract/boi/boi-rule.ts';
import {birthplaceOf, judgeBoi, noAnswers, trimAnswers, type BoiAnswers} from '#contract/boi/judge-boi.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const today = '2026-11-23';
const rule = boiRuleOn(today);
const abroad: BoiAnswers = {...noAnswers, formedIn: 'abroad', isRegistered: true, isExempt: false};
const added = {company: {type: 'LLC', state: 'NY'}, formation: null} as const;
const formed = {
  company: {type: 'LLC', state: 'WY'},
  formation: {kind: 'create', constitutedOn: '2026-03-11'},
} as const;

test('[BOI1] what a state formed owes no report, whatever else is said of it', () => {
  const answers = {...abroad, formedIn: 'state', registeredOn: '2026-01-05'} as const;
  expect(judgeBoi(answers, rule)).toEqual({ask: null, outcome: 'formed-in-us', dueDay: null});
});

test.each([
  ['2024-02-29', '2025-04-25'],
  ['2025-03-25', '2025-04-25'],
  ['2025-03-26', '2025-04-25'],
  ['2025-03-27', '2025-04-26'],
  ['2026-12-15', '2027-01-14'],
  ['2028-01-30', '2028-02-29'],
])('[BOI2] formed abroad and registered in a state on %s: until %s', (registeredOn, dueDay) => {
  expect(judgeBoi({...abroad, registeredOn}, rule)).toEqual({ask: null, outcome: 'due', dueDay});
  expect(judgeBoi({...abroad, registeredOn, filedOn: '2026-01-01'}, rule)).toMatchObject({outcome: 'filed', dueDay});
  expect(judgeBoi({...abroad, registeredOn, isExempt: true}, rule)).toMatchObject({outcome: 'exempt', dueDay: null});
});

test('[BOI3] one question after the other, and none that nothing depends on', () => {
  const asked = (answers: Partial<BoiAnswers>) => judgeBoi({...noAnswers, ...answers}, rule).ask;
  expect(asked({})).toBe('formedIn');
  expect(asked({formedIn: 'state'})).toBeNull();
  expect(asked({formedIn: 'abroad'})).toBe('isRegistered');
  expect(asked({formedIn: 'abroad', isRegistered: false})).toBeNull();
  expect(asked({formedIn: 'abroad', isRegistered: true})).toBe('registeredOn');
  expect(asked({formedIn: 'abroad', isRegistered: true, registeredOn: '2026-01-05'})).toBe('isExempt');
});

test('[BOI3] where a company was formed is asked only where nothing says so', () => {
  expect(birthplaceOf({type: 'LLC'}, {kind: 'create'})).toBe('state');
  expect(birthplaceOf({type: 'C-Corp'}, {kind: 'migrate'})).toBe('state');
  expect(birthplaceOf({type: 'Cross Border Crypto'}, {kind: 'crypto'})).toBe('abroad');
  expect(birthplaceOf({type: 'LLC'}, null)).toBeNull();
});

test('[BOI3] answers to questions that are not asked any more are left out', () => {
  const answers = {...abroad, registeredOn: '2026-01-05', filedOn: '2026-01-20'};
  expect(trimAnswers(answers)).toEqual(answers);
  expect(trimAnswers({...answers, isExempt: true})).toEqual({...answers, isExempt: true, filedOn: null});
  expect(trimAnswers({...answers, isRegistered: false})).toEqual({
    ...noAnswers,
    formedIn: 'abroad',
    isRegistered: false,
  });
  expect(trimAnswers({...answers, formedIn: 'state'})).toEqual({...noAnswers, formedIn: 'state'});
});

test('[BOI4] the rule of a day is the newest that has begun, and says where it stands and when that was read', () => {
  const next = {...rule, from: '2027-07-01', days: 60};
  expect(boiRuleOn('2027-06-30', [rule, next])).toBe(rule);
  expect(boiRuleOn('2027-07-01', [rule, next])).toBe(next);
  const article = '31 CFR 1010.380(c)(2)(xxiv)';
  expect(boiRuleOn('2026-08-13')).toMatchObject({source: '90 FR 13688', article, checkedOn: '2026-11-23'});
  expect(boiRuleOn('2026-08-14')).toMatchObject({
    source: '91 FR 52508',
    article,
    areDaysEarlier: true,
    checkedOn: '2026-11-23',
  });
  expect(findBoiRule('2026-08-14')).toEqual(rule);
});

test('[BOI5] an answer that does not follow from what it says is refused, at the question that it lacks', () => {
  const right = buildRow('boiReports', testId(1), {});
  const due = {...right, formedIn: 'abroad', isRegistered: true, registeredOn: '2026-01-05', isExempt: false};
  expect(boiReports.check(right)).toEqual([]);
  expect(boiReports.check({...due, outcome: 'due', dueDay: '2026-02-04'})).toEqual([]);
  expect(boiReports.check({...due, outcome: 'due', dueDay: '2026-02-05'})).toEqual([
    {field: 'outcome', reason: 'boi.outcome-other'},
  ]);
  expect(boiReports.check({...right, outcome: 'exempt'})).toEqual([{field: 'outcome', reason: 'boi.outcome-other'}]);
  expect(boiReports.check({...right, ruleFrom: '2024-01-01'})).toEqual([
    {field: 'outcome', reason: 'boi.outcome-other'},
  ]);
  expect(boiReports.check({...due, registeredOn: '2026-11-21', outcome: 'due', dueDay: '2026-12-21'})).toEqual([
    {field: 'registeredOn', reason: 'boi.registered-future'},
  ]);
  expect(boiReports.check({...due, registeredOn: '2026-11-20', outcome: 'due', dueDay: '2026-12-20'})).toEqual([]);
  expect(boiReports.check({...due, outcome: 'filed', dueDay: '2026-02-04', filedOn: '2026-11-21'})).toEqual([
    {field: 'filedOn', reason: 'boi.filed-day-future'},
  ]);
  expect(boiReports.check({...due, isExempt: null, outcome: 'due'})).toEqual([
    {field: 'isExempt', reason: 'boi.not-answered'},
  ]);
});

test('[BOI6] what was kept is today’s answer until the facts change; the newest counts', () => {
  const facts = toFacts(formed, noAnswers, today);
  expect(facts).toBeNull();
  const first = findBoiState(formed, [], today);
  expect(first).toMatchObject({kept: null, isKept: false, verdict: {outcome: 'formed-in-us'}});
  const keep = (answeredAt: string, of: object): BoiReportRow =>
    ({...first.facts, ...of, id: testId(answeredAt.length), answeredAt, answeredBy: testId(9)}) as BoiReportRow;
  const kept = keep('2026-11-20T15:00:00.000Z', {});
  expect(findBoiState(formed, [kept], today)).toMatchObject({isKept: true, kept});
  // The state's certificate bears another day than was thought.
  const moved = {...formed, formation: {...formed.formation, constitutedOn: '2026-03-12'}};
  expect(findBoiState(moved, [kept], today)).toMatchObject({isKept: false, kept});
  const newer = keep('2026-11-21T15:00:00.000Z', {formedOn: '2026-03-12'});
  expect(findBoiState(moved, [newer, kept], today)).toMatchObject({isKept: true, kept: newer});
});

test('[BOI6] answers that were kept are those that the next visit begins with', () => {
  expect(findBoiState(added, [], today).verdict).toEqual({ask: 'formedIn', outcome: null, dueDay: null});
  const facts = toFacts(added, {...abroad, registeredOn: '2026-11-02'}, today);
  const kept = {...facts, id: testId(1), answeredAt: '2026-11-20T15:00:00.000Z', answeredBy: testId(9)} as BoiReportRow;
  expect(findBoiState(added, [kept], today)).toMatchObject({
    isKept: true,
    verdict: {outcome: 'due', dueDay: '2026-12-02'},
  });
});
