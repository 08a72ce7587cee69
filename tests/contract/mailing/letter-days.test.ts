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

test('[MLG18] of two numbers that may both be the month none is taken where people write the day first', () => {
  expect(days('La respuesta vence antes del 05/03/2027, o sea el 5 de marzo de 2027')).toEqual(['2027-03-05']);
  expect(days('Responda até 05/03/2027')).toEqual([]);
  expect(due('Payment is due 05/03/2027')).toEqual(['2027-05-03']);
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
  expect(due('Please answer by 5:00 p.m. on May 5, 2027. The deadline to file this form is May 6, 2027')).toEqual([
    '2027-05-05',
    '2027-05-06',
  ]);
  for (const asksForNothing of [
    'Activity until May 5, 2027',
    'OMB approval expires 11/30/2027',
    'Issued by the Secretary of State of Wyoming, effective January 1, 2028',
    'You must keep this card. It was printed in Cheyenne on May 5, 2027',
  ])
    expect(due(asksForNothing)).toEqual([]);
  expect(due('It is overdue. Dated May 5, 2027')).toEqual([]);
  expect(due('La respuesta vence el 5 de mayo de 2027')).toEqual(['2027-05-05']);
});

const state = {kind: 'state', what: 'report', period: 2027, day: '2027-03-01'} as const satisfies DueDate;
const federal = {kind: 'federal', form: '5472', isIf: false, day: '2027-04-15'} as const satisfies DueDate;
const plan = {kind: 'plan', period: 'year', day: '2027-05-05'} as const satisfies DueDate;
const known = {
  dates: [state, federal, plan],
  filedDays: ['2026-03-01'],
  filingDays: ['2026-06-01'],
  receivedOn: '2027-02-03',
  today: '2027-02-05',
};
const asked = (day: string): LetterDay => ({day, isDue: true});
const named = (day: string): LetterDay => ({day, isDue: false});

test('[MLG18] a day that is ours is said to be, filed ones and those on their way told apart', () => {
  expect(compareLetterDays([named('2027-03-01')], known)).toEqual([{kind: 'known', date: state}]);
  // Also one that is over by the time the letter comes.
  expect(compareLetterDays([asked('2027-03-01')], {...known, receivedOn: '2027-03-20'})).toMatchObject([
    {kind: 'known'},
  ]);
  expect(compareLetterDays([asked('2026-03-01')], known)).toEqual([{kind: 'filed', day: '2026-03-01'}]);
  expect(compareLetterDays([asked('2026-06-01')], known)).toEqual([{kind: 'filing', day: '2026-06-01'}]);
  // What is asked for goes before what is only named.
  expect(compareLetterDays([named('2027-03-01'), asked('2027-04-15')], known)).toEqual([
    {kind: 'known', date: federal},
  ]);
});

test('[MLG18] a day that is none of ours is told with the nearest of ours, and what is paid to Faro is none', () => {
  expect(compareLetterDays([asked('2027-03-15')], known)).toEqual([
    {kind: 'unknown', day: '2027-03-15', nearest: state},
  ]);
  expect(compareLetterDays([asked('2027-08-01')], known)).toEqual([
    {kind: 'unknown', day: '2027-08-01', nearest: null},
  ]);
  expect(compareLetterDays([asked('2027-05-05')], known)).toEqual([
    {kind: 'unknown', day: '2027-05-05', nearest: federal},
  ]);
  expect(compareLetterDays([asked('2027-09-01'), asked('2027-08-01')], known)).toMatchObject([{day: '2027-08-01'}]);
});

test('[MLG18] a day that is ours, or is filed, hides no other that the letter asks for', () => {
  expect(compareLetterDays([asked('2026-03-01'), asked('2027-04-30')], known)).toEqual([
    {kind: 'unknown', day: '2027-04-30', nearest: federal},
    {kind: 'filed', day: '2026-03-01'},
  ]);
});

test('[MLG18] the day of the letter, those that are over and those that ask for nothing say nothing', () => {
  const ofTheDay = {...known, receivedOn: '2027-04-16'};
  expect(compareLetterDays([named('2027-04-15')], ofTheDay)).toEqual([]);
  expect(compareLetterDays([named('2027-06-01'), asked('2027-02-01')], known)).toEqual([]);
  // Old post is no warning.
  expect(compareLetterDays([asked('2027-02-10')], {...known, today: '2027-06-01'})).toEqual([]);
  expect(compareLetterDays([], known)).toEqual([]);
});
