import {expect, test} from 'vitest';
import {chooseReminder, reminderKinds} from '#contract/reminders/choose-reminder.ts';

const today = '2026-11-21';

test('[REM1] a new company comes before declarations, and these before renewals', () => {
  const reversed = reminderKinds.toReversed();
  expect(reminderKinds.map((_, place) => chooseReminder(reversed.slice(0, 3 - place), {}, today))).toEqual([
    'new-company',
    'declarations',
    'renewals',
  ]);
  expect(chooseReminder([], {}, today)).toBeNull();
});

test('[REM2] what was put off today waits until tomorrow, and lets the next one come', () => {
  const due = ['declarations', 'renewals'] as const;
  expect(chooseReminder(due, {declarations: today}, today)).toBe('renewals');
  expect(chooseReminder(due, {declarations: today, renewals: today}, today)).toBeNull();
  expect(chooseReminder(due, {declarations: '2026-11-20', renewals: today}, today)).toBe('declarations');
  expect(chooseReminder(due, {declarations: '2026-11-22'}, today)).toBe('declarations');
});
