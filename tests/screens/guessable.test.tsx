import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {languages} from '#src/i18n/languages.ts';
import {reasons} from '#src/features/account/text/reasons.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {wordsOf} from './bad-forms.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const good = 'Rompeolas-2027!';

test.each(languages)(
  '[ACC38] a password of one’s own words is told as one types and refused at its field, in %s',
  async (language) => {
    const {account} = wordsOf(language);
    // Had the server been asked, it would have made the account.
    await openScreen({path: 'register', who: 'guest', language});
    await page.getByLabelText(account.firstName, {exact: true}).fill('Marisol');
    await page.getByLabelText(account.lastName).fill('Dávila');
    await page.getByLabelText(account.email).fill('marisol@example.com');
    const password = page.getByLabelText(account.password, {exact: true});
    const demands = page.getByRole('list', {name: account.passwordMust});
    const hard = demands.getByRole('listitem').filter({hasText: account['rule.guess']});
    const isHard = () => hard.element().textContent.includes(`(${account.met})`);
    await password.fill(good);
    await expect.poll(isHard).toBe(true);
    await password.fill('Password1!');
    await expect.poll(isHard).toBe(false);
    await password.fill('Davila-2026!');
    await expect.poll(isHard).toBe(false);
    await page.getByLabelText(account.repeated).fill('Davila-2026!');
    await page.getByRole('button', {name: account.register, exact: true}).click();
    await expect
      .element(password)
      .toHaveAccessibleDescription(expect.stringContaining(reasons['account.password-own'][language]));
    // Another that many use, until one that will do takes it back.
    await password.fill('Welcome-2026!');
    await page.getByLabelText(account.repeated).fill('Welcome-2026!');
    await page.getByRole('button', {name: account.register, exact: true}).click();
    await expect
      .element(password)
      .toHaveAccessibleDescription(expect.stringContaining(reasons['account.password-common'][language]));
    await password.fill(good);
    await expect
      .element(password)
      .not.toHaveAccessibleDescription(expect.stringContaining(reasons['account.password-common'][language]));
  },
);

test.each([
  ['login', 'current-password'],
  ['register', 'new-password'],
] as const)(
  '[SEC5] the password of %s is hidden until it is shown, and may be pasted and kept',
  async (path, keeper) => {
    const {account} = wordsOf('en');
    await openScreen({path, who: 'guest', language: 'en'});
    const field = page.getByLabelText(account.password, {exact: true});
    await expect.element(field).toHaveAttribute('type', 'password');
    await expect.element(field).toHaveAttribute('autocomplete', keeper);
    const pasted = new ClipboardEvent('paste', {clipboardData: new DataTransfer(), bubbles: true, cancelable: true});
    expect(field.element().dispatchEvent(pasted)).toBe(true);
    await page.getByRole('button', {name: account.showPassword}).first().click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', {name: account.hidePassword}).first().click();
    await expect.element(field).toHaveAttribute('type', 'password');
  },
);
