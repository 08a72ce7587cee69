import {expect, test} from 'vitest';
import type {DatedDuty} from '#contract/renewals/date-duties.ts';
import {listDueDates, type DatedCompany} from '#contract/renewals/list-due-dates.ts';
import {listOpenPeriods} from '#contract/renewals/list-open-periods.ts';
import {listRenewals, type RenewedCompany} from '#contract/renewals/list-renewals.ts';
import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import {statusOfCompany, statusOfPeriod} from '#contract/renewals/renewal-status.ts';

test.each([
  ['2027-01-01', false, 'NO_RENEWAL_REQUIRED'],
  ['2027-01-02', false, 'WITHIN_TIMEFRAME'],
  ['2027-03-03', false, 'WITHIN_TIMEFRAME'],
  ['2027-03-04', false, 'OVERDUE'],
  ['2027-03-04', true, 'ALREADY_RENEWED'],
  ['2026-06-01', true, 'ALREADY_RENEWED'],
] as const)('[RNW6] what is due on 3 March 2027 is, on %s, done: %s, %s', (today, isDone, status) => {
  expect(statusOfPeriod({dueDay: '2027-03-03', isDone}, today)).toBe(status);
});

test('[RNW7] the most pressing of all periods counts', () => {
  expect(statusOfCompany(['ALREADY_RENEWED', 'WITHIN_TIMEFRAME', 'OVERDUE'])).toBe('OVERDUE');
  expect(statusOfCompany(['ALREADY_RENEWED', 'WITHIN_TIMEFRAME', 'NO_RENEWAL_REQUIRED'])).toBe('WITHIN_TIMEFRAME');
  expect(statusOfCompany(['NO_RENEWAL_REQUIRED', 'ALREADY_RENEWED'])).toBe('ALREADY_RENEWED');
  expect(statusOfCompany(['NO_RENEWAL_REQUIRED'])).toBe('NO_RENEWAL_REQUIRED');
  expect(statusOfCompany([])).toBe('NO_RENEWAL_REQUIRED');
});

const company = {
  type: 'LLC',
  state: 'FL',
  origin: 'migrated',
  createdAt: '2026-06-10T12:00:00.000Z',
  dissolvedOn: null,
} as const;
const facts: RenewedCompany = {company, formation: {kind: 'migrate', status: 'Completed', constitutedOn: '2020-03-11'}};

type Done = {what: DatedDuty['what']; period: number; dueDay: string; isSettled?: boolean};

function read(given: Partial<RenewedCompany>, now: string, done: Done[] = []) {
  return listRenewals({...facts, ...given}, done, {
    nowMs: Date.parse(now),
    isSettled: ({isSettled = true}) => isSettled,
  });
}

const shortOf = (renewals: ReturnType<typeof read>) =>
  renewals?.periods.map(({period, dueDay, status}) => [period, dueDay, status]);

test('[RNW7] what fell due before the company came here is not held against it', () => {
  const renewals = read({}, '2026-11-23T12:00:00Z');
  expect(shortOf(renewals)).toEqual([[2027, '2027-05-01', 'NO_RENEWAL_REQUIRED']]);
  expect(renewals?.status).toBe('NO_RENEWAL_REQUIRED');
});

test('[RNW14] what its owner told to be open is overdue though it fell due before, until it is settled', () => {
  const open: Done = {what: 'report', period: 2026, dueDay: '2026-05-01', isSettled: false};
  const now = '2026-11-23T12:00:00Z';
  const renewals = read({}, now, [open]);
  expect(shortOf(renewals)).toEqual([
    [2026, '2026-05-01', 'OVERDUE'],
    [2027, '2027-05-01', 'NO_RENEWAL_REQUIRED'],
  ]);
  expect(renewals?.status).toBe('OVERDUE');
  expect(shortOf(read({}, now, [{...open, isSettled: true}]))?.[0]).toEqual([2026, '2026-05-01', 'ALREADY_RENEWED']);
  const dissolved = {company: {...company, dissolvedOn: '2026-11-01'}};
  expect(shortOf(read(dissolved, now, [open]))).toEqual([]);
});

test('[RNW14] of what is told to be open the last period counts, of the duties of its state alone', () => {
  const told = {openDuties: 'annual-report franchise-tax form-5472', type: 'LLC', formationDate: '2020-03-11'} as const;
  const list = (state: 'FL' | 'DE' | 'WY', day: string) =>
    listOpenPeriods({...told, state}, day).map(({what, period, dueDay}) => [what, period, dueDay]);
  expect(list('FL', '2026-11-23')).toEqual([['report', 2026, '2026-05-01']]);
  // On its day it is not over yet.
  expect(list('FL', '2026-05-01')).toEqual([['report', 2025, '2025-05-01']]);
  expect(list('DE', '2026-11-23')).toEqual([['tax', 2026, '2026-06-01']]);
  expect(list('WY', '2026-11-23')).toEqual([['report', 2026, '2026-03-01']]);
  expect(listOpenPeriods({...told, openDuties: 'form-5472', state: 'FL'}, '2026-11-23')).toEqual([]);
  // Without the day of its formation nobody can tell, and nothing is guessed.
  expect(listOpenPeriods({...told, formationDate: null, state: 'WY'}, '2026-11-23')).toEqual([]);
});

test('[COM6] what a state asks for by the day of a company that was added counts by what its owner says; what was ordered knows better', () => {
  const added = {
    type: 'LLC',
    state: 'WY',
    origin: 'added',
    createdAt: '2026-06-10T12:00:00.000Z',
    dissolvedOn: null,
  } as const;
  const now = '2026-11-23T12:00:00Z';
  const unknown = read({company: added, formation: null}, now);
  expect([shortOf(unknown), unknown?.undated.map(({lacks}) => lacks)]).toEqual([[], ['constitution']]);
  const said = read({company: {...added, formedOn: '2024-02-11'}, formation: null}, now);
  expect([shortOf(said), said?.undated]).toEqual([[[2027, '2027-02-01', 'NO_RENEWAL_REQUIRED']], []]);
  const ordered = {kind: 'migrate', status: 'Completed', constitutedOn: '2024-03-11'} as const;
  expect(shortOf(read({company: {...added, formedOn: '2024-02-11'}, formation: ordered}, now))).toEqual([
    [2027, '2027-03-01', 'NO_RENEWAL_REQUIRED'],
  ]);
});

test('[RNW7] a company keeps what is over beside what comes next', () => {
  const done: Done[] = [
    {what: 'report', period: 2028, dueDay: '2028-05-01'},
    {what: 'tax', period: 2027, dueDay: '2027-05-01', isSettled: false},
  ];
  const renewals = read({}, '2028-06-01T12:00:00Z', done);
  expect(shortOf(renewals)).toEqual([
    [2027, '2027-05-01', 'OVERDUE'],
    [2028, '2028-05-01', 'ALREADY_RENEWED'],
    [2029, '2029-05-01', 'NO_RENEWAL_REQUIRED'],
  ]);
  expect(renewals?.status).toBe('OVERDUE');
});

test('[RNW6] what was begun and is not settled does not renew, and the day is the state’s', () => {
  const pending = read({}, '2027-05-01T12:00:00Z', [
    {what: 'report', period: 2027, dueDay: '2027-05-01', isSettled: false},
  ]);
  expect(pending?.status).toBe('WITHIN_TIMEFRAME');
  expect(pending?.periods[0]?.done).toMatchObject({period: 2027});
  // In Florida it is still 1 May, in Hawaii's case the year before.
  expect(read({}, '2027-05-02T03:59:00Z')?.status).toBe('WITHIN_TIMEFRAME');
  expect(read({}, '2027-05-02T04:00:00Z')?.status).toBe('OVERDUE');
});

test('[RNW7] no state, no registration, nothing owed; of an unknown state it is said', () => {
  expect(read({company: {...company, state: null}}, '2027-05-01T12:00:00Z')).toBeNull();
  expect(read({company: {...company, type: 'Cross Border Crypto'}}, '2027-05-01T12:00:00Z')).toBeNull();
  expect(read({formation: {kind: 'create', status: 'Start', constitutedOn: null}}, '2027-05-01T12:00:00Z')).toBeNull();
  const canceled = {kind: 'create', status: 'Canceled', constitutedOn: null} as const;
  expect(read({formation: canceled}, '2027-05-01T12:00:00Z')).toBeNull();
  // The state has it, whatever became of its order.
  expect(read({formation: {...canceled, constitutedOn: '2026-06-20'}}, '2027-05-01T12:00:00Z')?.status).toBe(
    'WITHIN_TIMEFRAME',
  );
  expect(
    read({formation: {kind: 'migrate', status: 'Start', constitutedOn: null}}, '2027-05-01T12:00:00Z'),
  ).not.toBeNull();
  const hawaii = read({company: {...company, state: 'HI'}}, '2027-05-01T12:00:00Z');
  expect(hawaii).toMatchObject({fact: null, periods: [], status: 'NO_RENEWAL_REQUIRED'});
});

test('[RNW7] a company that Faro forms is no older than its order, also where its day is not known', () => {
  const formed = {...company, origin: 'owned', createdAt: '2026-02-01T12:00:00.000Z'} as const;
  const formation = {kind: 'create', status: 'ObtainingEin', constitutedOn: null} as const;
  expect(shortOf(read({company: formed, formation}, '2026-11-23T12:00:00Z'))).toEqual([
    [2027, '2027-05-01', 'NO_RENEWAL_REQUIRED'],
  ]);
});

const yearly = {...plainSubscription, period: 'year'} as const;

test('[RNW9] what was settled stays by its own day where another day of formation, or a rule that is gone, has no such period', () => {
  const done: Done[] = [
    {what: 'report', period: 2026, dueDay: '2026-09-01'},
    {what: 'tax', period: 2026, dueDay: '2026-10-15'},
    {what: 'report', period: 2025, dueDay: '2026-08-01', isSettled: false},
  ];
  const wyoming = {company: {...company, state: 'WY', formedOn: '2026-03-11'}, formation: null} as const;
  const renewals = read(wyoming, '2026-11-23T12:00:00Z', done);
  expect(shortOf(renewals)).toEqual([
    [2026, '2026-09-01', 'ALREADY_RENEWED'],
    [2026, '2026-10-15', 'ALREADY_RENEWED'],
    [2027, '2027-03-01', 'NO_RENEWAL_REQUIRED'],
  ]);
  expect(renewals?.periods.map(({rule}) => [rule.what, rule.cents, rule.due === null])).toEqual([
    ['report', 6000, false],
    ['tax', null, true],
    ['report', 6000, false],
  ]);
});

test('[RNW8] plan and yearly services stand beside the state’s and the IRS’s, what is renewed does not', () => {
  const dated = {
    ...facts,
    formation: {kind: 'migrate', status: 'Completed', constitutedOn: '2020-03-11'} as const,
    services: [{id: 'a', serviceId: 'us-address'} as const, {id: 'b', serviceId: 'apostille'} as const],
    subscriptions: [
      {...yearly, id: 'f', planId: 'standard', countedFrom: '2026-06-10', paidUntil: '2027-06-10'} as const,
      {...yearly, id: 'a', planId: null, countedFrom: '2026-04-02', paidUntil: '2027-04-02'},
    ] as const,
    boiReports: [],
    ownerCount: 1,
  };
  const nowMs = Date.parse('2027-04-01T12:00:00Z');
  const listed = (done: Done[]) =>
    listDueDates(dated, listRenewals(dated, done, {nowMs, isSettled: () => true}), nowMs).map(({kind, day}) => [
      kind,
      day,
    ]);
  expect(listed([])).toEqual([
    ['service', '2027-04-02'],
    ['federal', '2027-04-15'],
    ['state', '2027-05-01'],
    ['plan', '2027-06-10'],
  ]);
  // What the plan includes by then, and what ends, nobody pays for.
  const included = {...dated, services: [{id: 'a', serviceId: 'irs-forms'} as const]};
  const [held, service] = dated.subscriptions;
  const larger = {...included, subscriptions: [{...held, planId: 'professional'} as const, service]};
  const ending = {...dated, subscriptions: dated.subscriptions.map((one) => ({...one, isEnding: one.planId !== null}))};
  const paidOf = (one: DatedCompany) =>
    listDueDates(one, null, nowMs).flatMap(({kind}) => (kind === 'federal' ? [] : [kind]));
  expect([dated, included, larger, ending].map(paidOf)).toEqual([
    ['service', 'plan'],
    ['service', 'plan'],
    ['plan'],
    ['service'],
  ]);
  expect(listed([{what: 'report', period: 2027, dueDay: '2027-05-01'}])).toContainEqual(['state', '2028-05-01']);
  expect(listed([{what: 'report', period: 2027, dueDay: '2027-05-01'}])).not.toContainEqual(['state', '2027-05-01']);
});

test.each([
  ['ordered before the turn of the year and formed after it', 'owned', '2026-12-28', '2027-01-15', '2028-04-18'],
  ['formed here in the year of its order', 'owned', '2026-11-02', '2026-11-20', '2027-04-15'],
  ['formed elsewhere this year', 'migrated', '2027-02-01', '2027-01-20', '2028-04-18'],
  ['formed elsewhere long ago', 'migrated', '2027-02-01', '2020-03-11', '2027-04-15'],
] as const)(
  '[DUE2] a company %s declares first the year in which it was formed',
  (_what, origin, on, formedOn, day) => {
    const dated = {
      company: {type: 'LLC', state: 'DE', origin, createdAt: `${on}T12:00:00.000Z`, dissolvedOn: null} as const,
      formation: {
        kind: origin === 'owned' ? 'create' : 'migrate',
        status: 'Completed',
        constitutedOn: formedOn,
      } as const,
      services: [],
      subscriptions: [],
      boiReports: [],
      ownerCount: 1,
    };
    const dates = listDueDates(dated, null, Date.parse('2027-02-10T12:00:00Z'));
    expect(dates.find(({kind}) => kind === 'federal')?.day).toBe(day);
  },
);
