import {expect, test} from 'vitest';
import {checkNewPassword, checkRegistration, checkReset, checkSignIn} from '#src/features/account/check-fields.ts';
import {en as reset} from '#src/features/account/reset/text/en.ts';
import {en as account} from '#src/features/account/text/en.ts';
import {greetingFor} from '#src/features/companies/greeting.ts';
import {en as common} from '#src/i18n/text/en.ts';

const good = {
  email: 'ana@faro.example',
  password: 'Faro2026!',
  repeated: 'Faro2026!',
  firstName: 'Ana',
  lastName: 'Restrepo',
};

const required = 'common:required';

test('[FLD1] a registration that meets every demand has no problems', () => {
  expect(checkRegistration(good)).toEqual([]);
});

test('[FLD1] each problem is named, in the order of the form', () => {
  const wrong = {email: 'ana@', password: 'faro', repeated: 'Faro', firstName: '7', lastName: '4'};
  expect(checkRegistration(wrong)).toEqual([
    {field: 'firstName', reason: 'firstNameInvalid'},
    {field: 'lastName', reason: 'lastNameInvalid'},
    {field: 'email', reason: 'emailInvalid'},
    {field: 'password', reason: 'passwordWeak'},
    {field: 'repeated', reason: 'passwordsDiffer'},
  ]);
});

test('[FLD1] signing in asks for both fields, and judges no password that was good once', () => {
  expect(checkSignIn({email: ' ', password: ''})).toEqual([
    {field: 'email', reason: required},
    {field: 'password', reason: required},
  ]);
  expect(checkSignIn({email: 'ana@faro.example', password: 'x'})).toEqual([]);
});

test('[FLD3] an e-mail longer than any address is told at its field, before anybody is asked', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(181)}.example`;
  expect(checkSignIn({email: longest, password: 'x'})).toEqual([]);
  expect(checkSignIn({email: longest.replace('@', '@b'), password: 'x'})).toEqual([
    {field: 'email', reason: 'emailInvalid'},
  ]);
});

test('[FLD1] every field that is empty is required, and nothing else is said of it (S5.03)', () => {
  const empty = {email: ' ', password: '', repeated: '', firstName: ' ', lastName: ''};
  const all = (fields: string[]) => fields.map((field) => ({field, reason: required}));
  expect(checkRegistration(empty)).toEqual(all(['firstName', 'lastName', 'email', 'password', 'repeated']));
  expect(checkReset({email: '', code: ' - ', newPassword: '', repeated: ''})).toEqual(
    all(['email', 'code', 'newPassword', 'repeated']),
  );
});

test('[FLD1] a new password is repeated as it is (S5.01, S8.04)', () => {
  expect(checkRegistration({...good, repeated: 'Faro2026?'})).toEqual([{field: 'repeated', reason: 'passwordsDiffer'}]);
  expect(checkRegistration({...good, repeated: ''})).toEqual([{field: 'repeated', reason: required}]);
  expect(checkNewPassword({newPassword: 'Faro2026!', repeated: 'faro2026!'})).toEqual([
    {field: 'repeated', reason: 'passwordsDiffer'},
  ]);
});

test('[FLD1] fields are refused in the specification’s words (S5.03, S8.02, S8.04, D19)', () => {
  expect(common.required).toBe('This field is required.');
  expect(account.emailInvalid).toMatch(/^Email is incorrect\. /);
  expect(account.passwordsDiffer).toBe('Passwords do not match.');
  expect(reset.codeInvalid).toMatch(/^Invalid security code\. /);
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
