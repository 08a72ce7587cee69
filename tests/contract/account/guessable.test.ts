import {expect, test} from 'vitest';
import {readPasswordCores} from '#contract/account/guessable.ts';
import {judgePassword} from '#contract/account/judge-password.ts';
import {packWords, unpackWords} from '#contract/account/pack-passwords.ts';
import {unmetPasswordRules} from '#contract/account/rules.ts';

const ana = {email: 'ana.quiroga84@quebracho-studio.com', firstName: 'Ana María', lastName: 'Quiroga Peña'};

test.each([
  // As they are typed, with what ACC1 made people add.
  'Password1!',
  'Password2026!!',
  '!!2026Password',
  'Qwerty123!',
  'Abc12345!',
  'Aa123456!',
  '1q2w3e4R!',
  // Signs in the place of letters, an l or an i among them.
  'P@ssw0rd1!',
  '$unshine1!',
  'Sunsh1ne2!',
  'We1come2026*',
  // In the languages of the product.
  'Contraseña1!',
  'Mexico2026!',
  'Senha123!',
])('[ACC38] %s is what many people use', (password) => {
  expect(judgePassword(password, {})).toBe('account.password-common');
});

test.each([
  'Faro2026!',
  '#F4r0faro1',
  'Quiroga2026!',
  'Qu1r0ga!!',
  'Maria.Quiroga1!',
  'AnaQuiroga*1',
  'Aquiroga2026!',
  'Pena-Quiroga-1!',
  'Quebracho.Studio1!',
  'QuebrachoFaro1!',
])('[ACC38] %s is made of their own words', (password) => {
  expect(judgePassword(password, ana)).toBe('account.password-own');
});

test.each(['Breakwater1!', 'Rompeolas-2027!', 'Kf7!mQ2x', 'Dvorak7!velero', 'Quiroga-rompeolas7!', 'Ana-Kf7!mQ2x'])(
  '[ACC38] %s may be chosen',
  (password) => {
    expect(unmetPasswordRules(password)).toEqual([]);
    expect(judgePassword(password, ana)).toBeNull();
  },
);

test('[ACC38] words of another person, or too short to mean anything, keep nobody from a password', () => {
  expect(judgePassword('Quiroga2026!', {email: 'eva@example.com', firstName: 'Eva', lastName: 'Li'})).toBeNull();
  expect(judgePassword('Lilili-Xy7!', {email: 'li@example.com', firstName: 'Li', lastName: 'Xy'})).toBeNull();
});

test('[ACC38] passwords drawn by chance are refused about never', () => {
  // A generator of its own, so that it is the same each time.
  let state = 20_260_801;
  const draw = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz0123456789!@#*?$';
  const drawn = Array.from({length: 5_000}, () => Array.from({length: 10}, () => signs[draw(signs.length)]).join(''));
  const good = drawn.filter((password) => unmetPasswordRules(password).length === 0);
  expect(good.length).toBeGreaterThan(1_000);
  expect(good.filter((password) => judgePassword(password, ana) !== null)).toEqual([]);
});

test('[ACC38] the longest passwords are judged at once', () => {
  const before = performance.now();
  judgePassword(`${'1'.repeat(99)}aB${'1!'.repeat(49)}`, ana);
  judgePassword('ana'.repeat(66), ana);
  expect(performance.now() - before).toBeLessThan(500);
});

test('[ACC38] what a password is made of is found under its decorations', () => {
  expect([...readPasswordCores('1Ab!')].toSorted()).toEqual([
    '1ab',
    '1ab!',
    'ab',
    'ab!',
    'abi',
    'iab',
    'iabi',
    'lab',
    'labi',
  ]);
});

test('[ACC38] packed words come out as they went in', () => {
  const words = ['a', 'abc', 'abcd', 'abd', 'ñandú', `${'z'.repeat(30)}1`, `${'z'.repeat(30)}2`];
  expect([...unpackWords(packWords(words))]).toEqual(words);
});
