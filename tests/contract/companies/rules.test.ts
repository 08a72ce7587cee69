import {expect, test} from 'vitest';
import {isCompanyName, withoutUnseen} from '#contract/companies/rules.ts';

test.each([
  ['Faro\u202eCLL', 'FaroCLL'],
  ['\u200bFaro\ufeff', 'Faro'],
  ['Faro\nLLC', 'FaroLLC'],
])('[COM1] %j is no name, and what is unseen in it is left out where it is typed', (typed, name) => {
  expect([isCompanyName(typed), withoutUnseen(typed), isCompanyName(name)]).toEqual([false, name, true]);
});

test.each(['Ñandú & Søn', '東京', 'فارو', 'क्‍ष LLC', '👩‍🚀👩‍🚀'])('[COM1] %s is a name', (name) => {
  expect([isCompanyName(name), withoutUnseen(name)]).toEqual([true, name]);
});
