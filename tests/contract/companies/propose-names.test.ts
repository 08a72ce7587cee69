import {expect, test} from 'vitest';
import {maxOwnName} from '#contract/formation/check-names.ts';
import {checkProposal} from '#contract/companies/propose-names.ts';
import {designators} from '#contract/formation/choices.ts';
import {designatorOf} from '#contract/formation/check-names.ts';

const refused = {nameOne: 'Ceibo Studio L.L.C.', nameTwo: 'Casa Ceibo L.L.C.'};
const told = (nameOne: string, nameTwo: string) =>
  checkProposal({nameOne, nameTwo}, refused).map(({field, reason}) => `${field} ${reason}`);

test('[PRG13] two names that are right and others than those refused are taken', () => {
  expect(told('Jacarandá Norte', 'Casa Jacarandá')).toEqual([]);
  expect(checkProposal({nameOne: 'Ceibo', nameTwo: 'Norte'}, {nameOne: 'Ceibo Studio LLC', nameTwo: ''})).toEqual([]);
});

test.each([
  ['', '', ['nameOne formation.name-missing', 'nameTwo formation.second-name-missing']],
  ['Norte', 'NORTE!', ['nameTwo formation.names-alike']],
  ['Norte LLC', 'Sur', ['nameOne formation.name-designator']],
  ['Norte Bank', 'Sur', ['nameOne formation.name-restricted']],
  ['Север', 'Sur', ['nameOne formation.name-characters']],
  ['ceibo  studio', 'Sur', ['nameOne company.name-refused']],
  ['Casa Céibo', 'Ceibo, Studio', ['nameOne company.name-refused', 'nameTwo company.name-refused']],
  ['Ceibo Studio', '', ['nameOne company.name-refused', 'nameTwo formation.second-name-missing']],
] as const)('[PRG13] [FRM5] [FRM6] %j and %j are told what is wrong, at the field', (nameOne, nameTwo, wrong) => {
  expect(told(nameOne, nameTwo)).toEqual(wrong);
});

test('[PRG13] [COM1] the designator is the one that was chosen, and with the longest a name is no longer than a company’s', () => {
  for (const one of designators) expect(designatorOf(`Ceibo ${one}`)).toBe(one);
  expect(designatorOf('Ceibo')).toBeNull();
  const longest = Math.max(...designators.map((one) => ` ${one}`.length));
  expect(maxOwnName + longest).toBe(120);
});
