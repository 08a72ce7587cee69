import {randomUUID} from 'node:crypto';
import {expect, type Page} from '@playwright/test';
import {en} from '#src/features/account/text/en.ts';
import {es} from '#src/features/account/text/es.ts';
import {pt} from '#src/features/account/text/pt.ts';
import {reasons} from '#src/features/account/text/reasons.ts';
import {en as commonEn} from '#src/i18n/text/en.ts';
import {es as commonEs} from '#src/i18n/text/es.ts';
import {pt as commonPt} from '#src/i18n/text/pt.ts';
import {readMe} from '#contract/account/session.ts';
import {demoPassword, demoPeople} from '#server/demo/add-demo-data.ts';
import {makeBookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {fillSignIn, signIn} from './steps.ts';

const inLanguages = [
  {language: 'es', words: es, common: commonEs},
  {language: 'en', words: en, common: commonEn},
  {language: 'pt', words: pt, common: commonPt},
] as const;

const goodPassword = 'Marea-2026!';

async function signOut(page: Page, common: (typeof inLanguages)[number]['common'], name: string): Promise<void> {
  await page.getByRole('button', {name: `${common.accountOf} ${name}`}).click();
  await page.getByRole('menuitem', {name: common.signOut}).click();
  await page.getByRole('dialog').getByRole('button', {name: common.signOut}).click();
}

for (const {language, words, common} of inLanguages) {
  test(`[ACC1] [ACC2] [ACC3] register, sign out and sign in again in ${language} (S2.15, S5.01 to S5.04, S7.02, S7.03, S7.05)`, async ({
    page,
  }) => {
    const email = `marisol.${randomUUID()}@faro.example`;
    await page.goto(`/${language}/register`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const registerButton = page.getByRole('button', {name: words.register});

    await page.getByLabel(words.firstName, {exact: true}).fill('M4');
    await page.getByLabel(words.lastName).fill('Ñ');
    await page.getByLabel(words.email).fill('marisol@');
    await page.getByLabel(words.password, {exact: true}).fill('marea');
    await page.getByLabel(words.repeated).fill('marejada');
    const demands = page.getByRole('list', {name: words.passwordMust});
    await expect(demands.getByText(`(${words.met})`)).toHaveCount(1);
    await registerButton.click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      words.firstNameInvalid,
      words.lastNameInvalid,
      words.emailInvalid,
      words.passwordWeak,
      words.passwordsDiffer,
    ]);
    await summary.getByRole('link', {name: words.emailInvalid}).click();
    await expect(page.getByLabel(words.email)).toBeFocused();

    await page.getByLabel(words.firstName, {exact: true}).fill('Marisol');
    await page.getByLabel(words.lastName).fill("D'Ávila Ñáñez");
    await page.getByLabel(words.email).fill(email);
    await page.getByLabel(words.password, {exact: true}).fill(goodPassword);
    await expect(demands.getByText(`(${words.met})`)).toHaveCount(5);
    await page.getByLabel(words.repeated).fill('');
    await registerButton.click();
    await expect(summary.getByRole('link')).toHaveText([`${words.repeated}: ${common.required}`]);
    await expect(page.getByLabel(words.repeated)).toHaveAccessibleDescription(common.required);
    await page.getByLabel(words.repeated).fill(goodPassword);
    await registerButton.click();
    await page.waitForURL(`**/${language}/dashboard`);

    await signOut(page, common, "Marisol D'Ávila Ñáñez");
    await page.waitForURL(`**/${language}/login`);
    // Leaving does not wait for the server's answer, which takes the cookies away; the language is the device's and stays.
    const held = async () => (await page.context().cookies()).filter(({value}) => value !== '').map(({name}) => name);
    await expect.poll(held).toEqual(['faro.language']);

    await page.getByLabel(words.email).fill(email.toUpperCase());
    await page.getByLabel(words.password, {exact: true}).fill('Otra-2026!');
    await page.getByRole('button', {name: words.signIn}).click();
    await expect(page.getByRole('alert')).toContainText(reasons['account.wrong-credentials'][language]);
    await page.getByLabel(words.password, {exact: true}).fill(goodPassword);
    await page.getByRole('button', {name: words.signIn}).click();
    await page.waitForURL(`**/${language}/dashboard`);
  });
}

test('[ACC2] registering says that an e-mail is taken (S4.11, D27)', async ({page}) => {
  await page.goto('/es/register');
  await page.getByLabel('Nombre', {exact: true}).fill('Ana');
  await page.getByLabel('Apellidos').fill('Restrepo');
  await page.getByLabel('Correo').fill(demoPeople.owner.email.toUpperCase());
  await page.getByLabel('Contraseña', {exact: true}).fill(goodPassword);
  await page.getByLabel(es.repeated).fill(goodPassword);
  await page.getByRole('button', {name: 'Crear cuenta'}).click();
  await expect(page.getByRole('alert')).toContainText(reasons['account.email-taken'].es);
  await expect(page.getByLabel('Nombre', {exact: true})).toHaveValue('Ana');
});

test('a guest is led to sign in and then to where they came from (S2.06)', async ({page}) => {
  await page.goto('/es/activity?from=mail');
  await page.waitForURL('**/es/login?next=%2Fes%2Factivity%3Ffrom%3Dmail');
  // The way round by registering keeps it too.
  await page.getByRole('link', {name: 'Crear cuenta'}).click();
  await page.waitForURL('**/es/register?next=%2Fes%2Factivity%3Ffrom%3Dmail');
  await page.getByRole('link', {name: 'Entrar'}).click();
  // The address is another one before its screen is.
  await expect(page.getByRole('heading', {name: es.signInTitle})).toBeFocused();
  await fillSignIn(page, demoPeople.owner.email);
  await page.waitForURL('**/es/activity?from=mail');
});

test('signing in never leads out of the product (S2.06)', async ({page, baseURL}) => {
  await page.goto(`/es/login?next=${encodeURIComponent('//evil.example/es')}`);
  await fillSignIn(page, demoPeople.bookkeeper.email);
  await page.waitForURL(`${baseURL}/es/dashboard`);
});

test('another language keeps the page and what is in its address (S2.11)', async ({page, product}) => {
  await page.goto('/es/login?next=%2Fes%2Factivity');
  await page.getByRole('link', {name: 'English'}).click();
  await page.waitForURL('**/en/login?next=%2Fes%2Factivity');
  await expect(page.getByRole('heading', {name: en.signInTitle})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${en.signInTitle} · Faro`);

  const {email} = await makeBookkeeper(product.url, 0);
  await page.goto('/es/login?next=%2Fes%2Factivity');
  await fillSignIn(page, email);
  await page.waitForURL('**/es/activity');
  await page.getByRole('button', {name: 'Idioma: ES, Español'}).click();
  await page.getByRole('menuitem', {name: 'Português'}).click();
  await page.waitForURL('**/pt/activity');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  // The choice is remembered where the address says nothing.
  await page.goto('/');
  await page.waitForURL(/\/pt(\/dashboard)?$/);
});

test('[LNG2] who signs in arrives in the language of their profile, unless they came for a page or chose another here (S2.11)', async ({
  browser,
  product,
}) => {
  const ines = await makeBookkeeper(product.url, 0);
  const openLogin = async (path: string): Promise<Page> => {
    const page = await (await browser.newContext({baseURL: product.url})).newPage();
    await page.goto(path);
    return page;
  };
  const enter = async (page: Page, words: typeof es): Promise<void> => {
    await page.getByLabel(words.email).fill(ines.email);
    await page.getByLabel(words.password, {exact: true}).fill(demoPassword);
    await page.getByRole('button', {name: words.signIn, exact: true}).click();
  };
  // An address in another language is no choice.
  const first = await openLogin('/en/login');
  await enter(first, en);
  await first.waitForURL('**/es/dashboard');
  // What is chosen while signed in is kept in the profile, for mails and every other device.
  await first.getByRole('button', {name: 'Idioma: ES, Español'}).click();
  await first.getByRole('menuitem', {name: 'Português'}).click();
  await first.waitForURL('**/pt/dashboard');
  const profile = async () => {
    const answer = await ines.call(readMe, {});
    if (!answer.ok) throw new Error(answer.failure.reason);
    const {firstName, lastName, language} = answer.value;
    return {firstName, lastName, language};
  };
  await expect.poll(profile).toEqual({firstName: 'Inés', lastName: 'Quiroga', language: 'pt'});
  const second = await openLogin('/es/login');
  await enter(second, es);
  await second.waitForURL('**/pt/dashboard');
  // Who came for a page gets it as its address says.
  const third = await openLogin('/es/login?next=%2Fes%2Factivity');
  await enter(third, es);
  await third.waitForURL('**/es/activity');
  // Who chooses the language before signing in stays in it, and it is the device's alone.
  const fourth = await openLogin('/es/login');
  await fourth.getByRole('link', {name: 'English'}).click();
  await fourth.waitForURL('**/en/login');
  await enter(fourth, en);
  await fourth.waitForURL('**/en/dashboard');
  expect(await profile()).toMatchObject({language: 'pt'});
});

test('what is not for somebody leads to their home (S2.03, S2.09, D5)', async ({page}) => {
  await page.goto('/es/there-is-no-such-page');
  await page.waitForURL('**/es');
  // The address is there before its page, which is loaded anew.
  await expect(page.getByRole('link', {name: 'Crear empresa'}).first()).toBeVisible();
  await signIn(page);
  for (const address of ['/es/login', '/es/register', '/pt/login']) {
    await page.goto(address);
    // Their home is in the language of their profile.
    await page.waitForURL('**/es/dashboard');
  }
});
