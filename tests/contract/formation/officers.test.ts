import {expect, test} from 'vitest';
import {answersOfType} from '#contract/formation/answers-of-type.ts';
import {isOfficer} from '#contract/formation/officers.ts';

const given = {management: 'managers', shareCount: 1000, parValueMicros: 10} as const;
const owner = {kind: 'person', isDirector: true} as const;

test.each([
  ['LLC', {management: 'managers', shareCount: null, parValueMicros: null}],
  ['C-Corp', {management: null, shareCount: 1000, parValueMicros: 10}],
  [null, {management: null, shareCount: null, parValueMicros: null}],
] as const)('[FRM22] of what was answered for several types a %s keeps its own', (type, kept) => {
  expect(answersOfType({type, ...given})).toEqual({type, ...kept});
});

test('[FRM22] who directs a corporation manages no LLC of its members, and a company never does', () => {
  expect(isOfficer({type: 'C-Corp', management: 'members'}, owner)).toBe(true);
  expect(isOfficer({type: 'LLC', management: 'managers'}, owner)).toBe(true);
  expect(isOfficer({type: 'LLC', management: 'members'}, owner)).toBe(false);
  expect(isOfficer({type: 'C-Corp', management: null}, {...owner, kind: 'company'})).toBe(false);
});
