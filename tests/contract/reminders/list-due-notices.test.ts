import {expect, test} from 'vitest';
import {listDueNotices, type KnownDates} from '#contract/reminders/list-due-notices.ts';
import {listRenewals} from '#contract/renewals/list-renewals.ts';
import type {BoiReportRow} from '#contract/boi/boi-report.ts';
import {isSettled} from '#contract/renewals/renewal.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

const company = {
  type: 'LLC',
  state: 'MN',
  origin: 'added',
  createdAt: '2026-11-20T00:00:00.000Z',
  dissolvedOn: null,
} as const;
const paid = {id: '1', planId: 'standard', paidUntil: '2026-12-20'} as const;
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

test('[NTC6] a declaration that may not be theirs is not told of; a BOI report is', () => {
  expect(tell('2027-03-10T12:00:00Z')).toEqual([]);
  const facts = {company, formation: null, services: [], subscriptions: [], boiReports: [due], ownerCount: null};
  expect(tell('2026-11-25T12:00:00Z', {facts})).toContain('boi:2026-12-02 7');
});

test('[NTC7] who wants no reminders is told no more of what is paid to Faro, and of what the law asks for all the same', () => {
  const facts = {company, formation, services: [], subscriptions: [paid], boiReports: [], ownerCount: 2};
  const at = '2026-12-15T12:00:00Z';
  expect(tell(at, {facts})).toEqual(['plan:2026-12-20 7', 'state:report:2026 30']);
  expect(tell(at, {facts, isWanted: false})).toEqual(['state:report:2026 30']);
  expect(tell('2027-03-10T12:00:00Z', {facts, isWanted: false})).toEqual(['federal:1065:2027-03-15 7']);
});
