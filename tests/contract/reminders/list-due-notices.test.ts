import {expect, test} from 'vitest';
import {listDueNotices, type KnownDates} from '#contract/reminders/list-due-notices.ts';
import {listRenewals} from '#contract/renewals/list-renewals.ts';
import type {BoiReportRow} from '#contract/boi/boi-report.ts';
import {isSettled} from '#contract/renewals/renewal.ts';
import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const company = {
  type: 'LLC',
  state: 'MN',
  origin: 'added',
  createdAt: '2026-11-20T00:00:00.000Z',
  dissolvedOn: null,
} as const;
const paid = {
  ...plainSubscription,
  id: '1',
  planId: 'standard',
  period: 'year',
  countedFrom: '2025-12-20',
  paidUntil: '2026-12-20',
} as const;
const formation = {kind: 'migrate', status: 'Completed', constitutedOn: null} as const;

/** Formed abroad and registered on 2 November. */
const due = buildRow('boiReports', testId(1), {
  formedIn: 'abroad',
  isRegistered: true,
  registeredOn: '2026-11-02',
  isExempt: false,
  outcome: 'due',
  dueDay: '2026-12-02',
}) as BoiReportRow; // Whole by its table's fixture.

/** Minnesota asks on 31 December. */
function tell(instant: string, given: Partial<KnownDates> = {}): string[] {
  const nowMs = Date.parse(instant);
  const facts = {company, formation, services: [], subscriptions: [], boiReports: [], ownerCount: null};
  const renewals = listRenewals(facts, [], {nowMs, isSettled});
  const known = {facts, renewals, isWanted: true, ...given};
  return listDueNotices(known, nowMs).map(({subject, step}) => `${subject} ${step}`);
}

test('[NTC6] each step is due from its day on, by the day in the state, and the last alone', () => {
  expect(tell('2026-12-01T12:00:00Z')).toEqual(['state:report:2026 30']);
  expect(tell('2026-12-30T05:59:00Z')).toEqual(['state:report:2026 7']);
  expect(tell('2026-12-30T06:00:00Z')).toEqual(['state:report:2026 1']);
  expect(tell('2027-01-02T12:00:00Z')).toContain('state:report:2026 -1');
  expect(tell('2027-02-15T12:00:00Z')).not.toContain('state:report:2026 -1');
});

test('[NTC6] of a declaration that may not be theirs both are told of, with their condition; a BOI report too', () => {
  expect(tell('2027-03-10T12:00:00Z')).toEqual(['federal:1065:2027-03-15 7', 'federal:5472:2027-04-15 60']);
  const facts = {company, formation: null, services: [], subscriptions: [], boiReports: [due], ownerCount: null};
  expect(tell('2026-11-25T12:00:00Z', {facts})).toContain('boi:2026-12-02 7');
});

test('[NTC6] [DUE4] a federal declaration is told as over from the day after its own, for a month, and not where it was over before the company came', () => {
  const facts = {company, formation, services: [], subscriptions: [], boiReports: [], ownerCount: 2};
  const over = 'federal:1065:2027-03-15 -1';
  // In Washington its day ends four hours after that of Greenwich.
  expect(tell('2027-03-16T03:59:00Z', {facts})).toEqual(['federal:1065:2027-03-15 1']);
  expect(tell('2027-03-16T04:00:00Z', {facts})).toEqual([over]);
  expect(tell('2027-04-14T12:00:00Z', {facts})).toEqual([over]);
  expect(tell('2027-04-15T12:00:00Z', {facts})).toEqual([]);
  const young = {...facts, company: {...company, createdAt: '2027-03-16T12:00:00.000Z'}};
  expect(tell('2027-03-20T12:00:00Z', {facts: young})).toEqual([]);
});

test('[REM8] what ends is told of no more, and of what is paid by the month the last week alone', () => {
  const tellPaid = (instant: string, subscription: object) =>
    tell(instant, {
      facts: {
        company,
        formation,
        services: [],
        subscriptions: [{...paid, ...subscription}],
        boiReports: [],
        ownerCount: 2,
      },
      renewals: null,
    });
  expect(tellPaid('2026-12-01T12:00:00Z', {})).toEqual(['plan:2026-12-20 30']);
  expect(tellPaid('2026-12-01T12:00:00Z', {period: 'month'})).toEqual([]);
  expect(tellPaid('2026-12-15T12:00:00Z', {period: 'month'})).toEqual(['plan:2026-12-20 7']);
  expect(tellPaid('2026-12-15T12:00:00Z', {isEnding: true})).toEqual([]);
});

test('[NTC7] who wants no reminders is told no more of what is paid to Faro, and of what the law asks for all the same', () => {
  const facts = {company, formation, services: [], subscriptions: [paid], boiReports: [], ownerCount: 2};
  const at = '2026-12-15T12:00:00Z';
  expect(tell(at, {facts})).toEqual(['plan:2026-12-20 7', 'state:report:2026 30']);
  expect(tell(at, {facts, isWanted: false})).toEqual(['state:report:2026 30']);
  expect(tell('2027-03-10T12:00:00Z', {facts, isWanted: false})).toEqual(['federal:1065:2027-03-15 7']);
});
