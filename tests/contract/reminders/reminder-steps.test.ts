import {expect, test} from 'vitest';
import {stepOf, stepOfDate, subjectOf} from '#contract/reminders/reminder-steps.ts';

test('[REM3] the step of every day before and after, the last that has begun', () => {
  const days = [61, 60, 59, 31, 30, 8, 7, 2, 1, 0, -1, -30, -31];
  expect(days.map((daysLeft) => stepOf(daysLeft))).toEqual([null, 60, 60, 60, 30, 30, 7, 7, 1, 1, -1, -1, null]);
});

test('[REM4] a date has a name of its own', () => {
  expect([
    subjectOf({kind: 'state', what: 'report', period: 2027, day: '2027-03-01'}),
    subjectOf({kind: 'federal', form: '1120', isIf: false, day: '2027-04-15'}),
    subjectOf({kind: 'plan', period: 'year', day: '2027-06-10'}),
    subjectOf({kind: 'service', serviceId: 'us-address', period: 'year', day: '2027-06-10'}),
  ]).toEqual(['state:report:2027', 'federal:1120:2027-04-15', 'plan:2027-06-10', 'service:us-address:2027-06-10']);
});

test('[REM8] what is paid by the month is told of a week and a day before alone, what is paid by the year like all', () => {
  const stepsOf = (period: 'year' | 'month') =>
    [60, 30, 29, 7, 5, 1, 0, -1].map((daysLeft) => stepOfDate({kind: 'plan', period, day: '2027-06-10'}, daysLeft));
  expect(stepsOf('month')).toEqual([null, null, null, 7, 7, 1, 1, null]);
  expect(stepsOf('year')).toEqual([60, 30, 30, 7, 7, 1, 1, -1]);
});
