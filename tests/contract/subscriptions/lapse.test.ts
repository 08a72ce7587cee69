import {expect, test} from 'vitest';
import {lockOfPlan} from '#contract/subscriptions/lapse.ts';

const id = 'company';
const plan = {id, planId: 'standard', paidUntil: '2028-02-20', isEnding: false} as const;
const since = (row: Omit<typeof plan, 'isEnding'> & {readonly isEnding: boolean}, today: string) =>
  lockOfPlan([row], id, today)?.since ?? null;

test('[SUB11] a plan that was not paid locks on the day on which it lapses, one that was not to be renewed on the day on which it ends', () => {
  expect(since(plan, '2028-03-05')).toBeNull();
  expect(since(plan, '2028-03-06')).toBe('2028-03-06');
  expect(since(plan, '2029-01-01')).toBe('2028-03-06');
  expect(since({...plan, isEnding: true}, '2028-02-19')).toBeNull();
  expect(since({...plan, isEnding: true}, '2028-02-20')).toBe('2028-02-20');
});

test('[POL9] what a plan pays for are the books and the post; who has no plan keeps all, whatever service has ended', () => {
  expect(lockOfPlan([plan], id, '2029-01-01')).toEqual({
    services: ['accounting', 'mailing'],
    reason: 'company.plan-lapsed',
    since: '2028-03-06',
  });
  expect(lockOfPlan([], id, '2029-01-01')).toBeNull();
  expect(lockOfPlan([{...plan, id: 'service', planId: null}], id, '2029-01-01')).toBeNull();
});
