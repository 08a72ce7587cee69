import {expect, test} from 'vitest';
import type {DueDate} from '#contract/companies/due-dates.ts';
import {compareLetterDays, findLetterDays, type LetterDay} from '#contract/mailing/letter-days.ts';

const days = (text: string): readonly string[] => findLetterDays(text).map(({day}) => day);
const due = (text: string): readonly string[] => findLetterDays(text).flatMap(({day, isDue}) => (isDue ? [day] : []));

test('[MLG18] days are read as letters of the United States and of our people write them', () => {
  expect(days('due on March 1, 2027')).toEqual(['2027-03-01']);
  expect(days('MAR. 1st , 2027; Sept 30 2027, 15 April 2027')).toEqual(['2027-03-01', '2027-09-30', '2027-04-15']);
  expect(days('03/01/2027 or 12-31-2027 or 2027-04-15')).toEqual(['2027-03-01', '2027-12-31', '2027-04-15']);
  expect(days('antes del 1 de marzo de 2027, até 15 de março de 2027')).toEqual(['2027-03-01', '2027-03-15']);
});

test('[MLG18] what is no day of the calendar is none', () => {
  expect(
    days('February 30, 2027; 13/40/2027; 2027-13-01; March 2027; ID 2026-001284417; $60.00; (307) 777-7311'),
  ).toEqual([]);
  expect(days('')).toEqual([]);
});

test('[MLG18] a day by which something is wanted is told from those of the letter itself', () => {
  const letter = `Wyoming Secretary of State        February 1, 2027

Re: 2027 Annual Report

The annual report and license tax for the entity named above are due on March 1,
2027, the first day of its anniversary month. This entity was formed on March 9, 2025.`;
  expect(days(letter)).toEqual(['2027-02-01', '2027-03-01', '2025-03-09']);
  expect(due(letter)).toEqual(['2027-03-01']);
  expect(due('Please respond to this notice no later than May 5, 2027.')).toEqual(['2027-05-05']);
  // A statement's span asks for nothing.
  expect(due('Activity until May 5, 2027')).toEqual([]);
  expect(due('It is overdue. Dated May 5, 2027')).toEqual([]);
  expect(due('La respuesta vence el 5 de mayo de 2027')).toEqual(['2027-05-05']);
});

const state = {kind: 'state', what: 'report', period: 2027, day: '2027-03-01'} as const satisfies DueDate;
const federal = {kind: 'federal', form: '5472', isIf: false, day: '2027-04-15'} as const satisfies DueDate;
const plan = {kind: 'plan', period: 'year', day: '2027-05-05'} as const satisfies DueDate;
const known = {dates: [state, federal, plan], filedDays: ['2026-03-01'], receivedOn: '2027-02-03'};
const asked = (day: string): LetterDay => ({day, isDue: true});

test('[MLG18] a day that is ours is said to be, whether the letter asks for it or not', () => {
  expect(compareLetterDays([{day: '2027-03-01', isDue: false}], known)).toEqual({kind: 'known', date: state});
  // Also one that is over by the time the letter comes.
  expect(compareLetterDays([asked('2027-03-01')], {...known, receivedOn: '2027-03-20'})?.kind).toBe('known');
  expect(compareLetterDays([asked('2026-03-01')], known)).toEqual({kind: 'filed', day: '2026-03-01'});
});

test('[MLG18] a day that is none of ours is told with the nearest of ours, and what is paid to Faro is none', () => {
  expect(compareLetterDays([asked('2027-03-15')], known)).toEqual({kind: 'unknown', day: '2027-03-15', nearest: state});
  expect(compareLetterDays([asked('2027-08-01')], known)).toEqual({kind: 'unknown', day: '2027-08-01', nearest: null});
  expect(compareLetterDays([asked('2027-05-05')], known)).toEqual({
    kind: 'unknown',
    day: '2027-05-05',
    nearest: federal,
  });
  expect(compareLetterDays([asked('2027-09-01'), asked('2027-08-01')], known)).toMatchObject({day: '2027-08-01'});
});

test('[MLG18] the day of the letter, those before it came and those that ask for nothing say nothing', () => {
  expect(compareLetterDays([{day: '2027-06-01', isDue: false}, asked('2027-02-01')], known)).toBeNull();
  expect(compareLetterDays([], known)).toBeNull();
});
