import {expect, test} from 'vitest';
import {checkRegistration, checkSignIn} from '#src/features/account/check-fields.ts';
import {greetingFor} from '#src/features/companies/greeting.ts';

const good = {email: 'ana@faro.example', password: 'Faro2026!', firstName: 'Ana', lastName: 'Restrepo'};

test('[FLD1] a registration that meets every demand has no problems', () => {
  expect(checkRegistration(good)).toEqual([]);
});

test('[FLD1] each problem is named, in the order of the form', () => {
  expect(checkRegistration({email: 'ana@', password: 'faro', firstName: 'A', lastName: '4'})).toEqual([
    {field: 'firstName', text: 'firstNameInvalid'},
    {field: 'lastName', text: 'lastNameInvalid'},
    {field: 'email', text: 'emailInvalid'},
    {field: 'password', text: 'passwordWeak'},
  ]);
});

test('[FLD1] signing in asks for both fields, and judges no password that was good once', () => {
  expect(checkSignIn({email: ' ', password: ''}).map(({text}) => text)).toEqual(['emailRequired', 'passwordRequired']);
  expect(checkSignIn({email: 'ana@faro.example', password: 'x'})).toEqual([]);
});

test('[FLD3] an e-mail longer than any address is told at its field, before anybody is asked', () => {
  const longest = `${'a'.repeat(241)}@faro.example`;
  expect(checkSignIn({email: longest, password: 'x'})).toEqual([]);
  expect(checkSignIn({email: `a${longest}`, password: 'x'})).toEqual([{field: 'email', text: 'emailInvalid'}]);
});

test('the greeting follows the hour', () => {
  expect([4, 5, 11, 12, 18, 19].map(greetingFor)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ]);
});
