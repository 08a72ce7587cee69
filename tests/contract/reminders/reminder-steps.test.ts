import {expect, test} from 'vitest';
import {stepOf, subjectOf} from '#contract/reminders/reminder-steps.ts';

test('[REM3] the step of every day before and after, the last that has begun', () => {
  const days = [61, 60, 59, 31, 30, 8, 7, 2, 1, 0, -1, -30, -31];
  expect(days.map((daysLeft) => stepOf(daysLeft))).toEqual([null, 60, 60, 60, 30, 30, 7, 7, 1, 1, -1, -1, null]);
});

test('[REM4] a date has a name of its own', () => {
  expect([
    subjectOf({kind: 'state', what: 'report', period: 2027, day: '2027-03-01'}),
    subjectOf({kind: 'federal', form: '1120', isIf: false, day: '2027-04-15'}),
    subjectOf({kind: 'plan', day: '2027-06-10'}),
    subjectOf({kind: 'service', serviceId: 'us-address', day: '2027-06-10'}),
  ]).toEqual(['state:report:2027', 'federal:1120:2027-04-15', 'plan:2027-06-10', 'service:us-address:2027-06-10']);
});
