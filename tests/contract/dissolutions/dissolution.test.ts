import {expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {isDissolvable, readDissolution} from '#contract/dissolutions/dissolution.ts';
import {dissolutionStepKinds, plainStep, type DissolutionStepKind} from '#contract/dissolutions/dissolution-step.ts';
import {priceDissolution} from '#contract/dissolutions/price-dissolution.ts';
import {listDueDates} from '#contract/renewals/list-due-dates.ts';
import {listRenewals} from '#contract/renewals/list-renewals.ts';
import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import type {BoiReportRow} from '#contract/boi/boi-report.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const orderId = testId(0x0d);
const stepsOf = (...kinds: DissolutionStepKind[]) =>
  kinds.map((kind, place) => ({
    ...plainStep,
    id: testId(0x100 + place),
    kind,
    day: '2026-11-20',
    at: `2026-11-20T12:00:0${place}.000Z`,
    by: 'Ana',
    orderId: kind === 'paid' ? orderId : null,
    feeCents: kind === 'fee-said' ? 4200 : null,
  }));
const stageOf = (...kinds: DissolutionStepKind[]) => readDissolution(stepsOf(...kinds)).stage;

test('[DIS6] where it stands is what the last step says, in whatever order the rows come', () => {
  expect(stageOf()).toBe('none');
  expect(stageOf('fee-asked', 'fee-said')).toBe('none');
  expect(stageOf('paid')).toBe('paid');
  expect(stageOf('paid', 'begun')).toBe('begun');
  expect(stageOf('paid', 'withdrawn')).toBe('none');
  expect(stageOf('paid', 'begun', 'returned', 'paid')).toBe('paid');
  expect(stageOf('paid', 'begun', 'dissolved')).toBe('dissolved');
  const steps = stepsOf('paid', 'begun', 'dissolved');
  expect(readDissolution(steps.toReversed())).toEqual(readDissolution(steps));
  expect(dissolutionStepKinds.map((kind) => stageOf(kind))).toEqual([
    'none',
    'none',
    'paid',
    'begun',
    'none',
    'none',
    'dissolved',
    'begun',
  ]);
});

test('[DIS12] what was noted by mistake is at the desk again, still paid by its order', () => {
  expect(readDissolution(stepsOf('paid', 'begun', 'dissolved', 'reopened'))).toMatchObject({stage: 'begun', orderId});
  expect(stageOf('paid', 'begun', 'dissolved', 'reopened', 'dissolved')).toBe('dissolved');
});

const company = {type: 'LLC', state: 'WY', dissolvedOn: null} as const;

test('[DIS1] only what a state has registered is dissolved, and once', () => {
  const formed = {kind: 'create', status: 'Completed', constitutedOn: '2024-03-11'} as const;
  const can = (changed: object, formation: object | null = formed) =>
    isDissolvable({
      company: {...company, ...changed},
      formation: formation as Parameters<typeof isDissolvable>[0]['formation'],
    });
  expect(can({})).toBe(true);
  expect(can({}, null)).toBe(true);
  expect(can({state: null})).toBe(false);
  expect(can({type: 'Cross Border Crypto', state: null})).toBe(false);
  expect(can({dissolvedOn: '2026-11-20'})).toBe(false);
  expect(can({}, {...formed, status: 'Start'})).toBe(false);
  expect(can({}, {...formed, kind: 'migrate', status: 'Start'})).toBe(true);
  // Canceled before a state had it, after that, and one that a state had all along.
  expect(can({}, {...formed, status: 'Canceled', constitutedOn: null})).toBe(false);
  expect(can({}, {...formed, status: 'Canceled', constitutedOn: '2026-11-10'})).toBe(true);
  expect(can({}, {...formed, kind: 'migrate', status: 'Canceled', constitutedOn: null})).toBe(true);
});

test('[DIS3] the state and Faro are priced each by name; the desk’s word comes before the list, and nothing is guessed', () => {
  const lists = readCatalogue('2026-11-20');
  const once = {id: 'dissolution', period: 'once', count: 1} as const;
  expect(priceDissolution(company, {feeCents: null}, lists)).toEqual({
    lines: [
      {...once, kind: 'handling', cents: 19_900},
      {...once, kind: 'state-fee', cents: 6000},
    ],
    todayCents: 25_900,
    renewals: [],
  });
  expect(priceDissolution(company, {feeCents: 0}, lists)?.todayCents).toBe(19_900);
  expect(priceDissolution({...company, type: 'C-Corp'}, {feeCents: null}, lists)).toBeNull();
  expect(priceDissolution({...company, state: 'DE'}, {feeCents: null}, lists)).toBeNull();
});

test('[DIS10] a company that is dissolved owes nothing more, and what was filed is still read', () => {
  const own = {type: 'LLC', state: 'WY', origin: 'migrated', createdAt: '2024-05-01T12:00:00.000Z'} as const;
  const formation = {kind: 'migrate', status: 'Completed', constitutedOn: '2023-03-11'} as const;
  const nowMs = Date.parse('2026-11-20T12:00:00.000Z');
  const options = {nowMs, isSettled: () => true};
  const done = [{what: 'report', period: 2026, dueDay: '2026-03-01'} as const];
  const open = {company: {...own, dissolvedOn: null}, formation};
  const over = {company: {...own, dissolvedOn: '2026-11-19'}, formation};
  const plan = {...plainSubscription, id: 'p', planId: 'standard', period: 'year'} as const;
  const subscriptions = [{...plan, countedFrom: '2026-05-01', paidUntil: '2027-05-01'}];
  const facts = {services: [], subscriptions, boiReports: [], ownerCount: 1};
  expect(listRenewals(open, done, options)?.status).toBe('OVERDUE');
  const renewals = listRenewals(over, done, options);
  expect(renewals?.periods).toMatchObject([{period: 2026, status: 'ALREADY_RENEWED'}]);
  expect(renewals).toMatchObject({status: 'ALREADY_RENEWED', undated: []});
  const kindsOf = (one: typeof open | typeof over, known: typeof renewals) =>
    listDueDates({...one, ...facts}, known, nowMs).map(({kind}) => kind);
  expect(kindsOf(open, listRenewals(open, done, options))).toEqual(['state', 'state', 'federal', 'plan']);
  expect(kindsOf(over, renewals)).toEqual(['federal']);
});

/** Formed abroad and registered on 2 November 2026. */
const boiDue = buildRow('boiReports', testId(1), {
  formedIn: 'abroad',
  isRegistered: true,
  registeredOn: '2026-11-02',
  isExempt: false,
  outcome: 'due',
  dueDay: '2026-12-02',
}) as BoiReportRow; // Whole by its table's fixture.

/** What is still told of one that was dissolved, on a day. */
function listLast({dissolvedOn, ownerCount, on}: {dissolvedOn: string; ownerCount: number | null; on: string}) {
  const over = {
    company: {type: 'LLC', state: 'WY', origin: 'added', createdAt: '2024-05-01T12:00:00.000Z', dissolvedOn},
    formation: null,
    services: [],
    subscriptions: [],
    boiReports: [boiDue],
    ownerCount,
  } as const;
  const nowMs = Date.parse(`${on}T12:00:00.000Z`);
  const renewals = listRenewals(over, [], {nowMs, isSettled: () => true});
  return listDueDates(over, renewals, nowMs).map((one) => [one.day, one.kind === 'federal' ? one.form : one.kind]);
}

test('[DIS10] [DUE3] the federal declarations of the years up to the dissolution stay, and a BOI report, until a month after their day', () => {
  const one = {dissolvedOn: '2026-11-19', ownerCount: 1};
  const last = ['2027-03-15', '5472'];
  expect(listLast({...one, on: '2026-11-25'})).toEqual([['2026-12-02', 'boi'], last]);
  expect(listLast({...one, on: '2027-01-01'})).toEqual([['2026-12-02', 'boi'], last]);
  expect(listLast({...one, on: '2027-01-02'})).toEqual([last]);
  expect(listLast({...one, on: '2027-04-14'})).toEqual([last]);
  expect(listLast({...one, on: '2027-04-15'})).toEqual([]);
  // Dissolved before the year before it was declared: both, and of owners who are not known either.
  expect(listLast({dissolvedOn: '2027-02-10', ownerCount: null, on: '2027-02-20'})).toEqual([
    ['2027-03-15', '1065'],
    ['2027-04-15', '5472'],
    ['2027-05-17', '1065'],
    ['2027-06-15', '5472'],
  ]);
});
