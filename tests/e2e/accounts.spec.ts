import {randomUUID} from 'node:crypto';
import {expect, type Browser, type Page} from '@playwright/test';
import {en as registerWords} from '#src/features/account/register/text/en.ts';
import {en as words} from '#src/features/account/text/en.ts';
import {es} from '#src/features/account/text/es.ts';
import {reasons} from '#src/features/account/text/reasons.ts';
import {en as common} from '#src/i18n/text/en.ts';
import {readMe} from '#contract/account/session.ts';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {ownPassword} from './own-password.ts';
import {makeBookkeeper, type Bookkeeper} from './api-person.ts';
import {test} from './product.ts';
import {queryData} from './query-data.ts';
import {fillSignIn} from './steps.ts';

const password = 'Marea-2026!';
const name = "Marisol D'Ávila Ñáñez";

/** Whoever comes by a campaign sees the site in three languages, and goes on to registering by way of signing in. */
async function comeByCampaign(page: Page, campaign: string): Promise<void> {
  await page.goto(`/es?utm_source=bolet%C3%ADn&utm_campaign=${campaign}`);
  for (const [menu, language, code] of [
    [/^Idioma/, 'Português', 'pt'],
    [/^Idioma/, 'English', 'en'],
  ] as const) {
    await page.getByLabel(menu).click();
    await page.getByRole('link', {name: language}).click();
    await page.waitForURL(`**/${code}?utm_source=*`);
  }
  await page.getByRole('banner').getByRole('link', {name: 'Get started', exact: true}).click();
  await page.getByRole('main').getByRole('link', {name: words.signIn}).click();
  await page.getByRole('link', {name: words.register}).click();
}

/** The terms open beside the form. */
async function readTerms(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByText(registerWords.acceptTerms.replaceAll('|', '')).getByRole('link').first().click();
  const terms = await opened;
  await terms.waitForURL('**/en/terms');
  await expect(terms.getByRole('heading', {level: 1})).toBeVisible();
  await terms.close();
}

/** An e-mail that is taken is said; what was typed stays. */
async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel(words.firstName, {exact: true}).fill('Marisol');
  await page.getByLabel(words.lastName).fill("D'Ávila Ñáñez");
  await page.getByLabel(words.email).fill(demoPeople.owner.email.toUpperCase());
  await page.getByLabel(words.password, {exact: true}).fill('Marisol-2026!');
  const demands = page.getByRole('list', {name: words.passwordMust});
  // Their own name meets all but one, which they are told before anything is sent, and once more at the field.
  await expect(demands.getByText(`(${words.met})`)).toHaveCount(5);
  await page.getByLabel(words.repeated).fill('Marisol-2026!');
  await page.getByRole('button', {name: words.register}).click();
  await expect(page.getByRole('alert')).toContainText(reasons['account.password-own'].en);
  await page.getByLabel(words.password, {exact: true}).fill(password);
  await expect(demands.getByText(`(${words.met})`)).toHaveCount(6);
  await page.getByLabel(words.repeated).fill(password);
  await readTerms(page);
  await page.getByRole('button', {name: words.register}).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText(reasons['account.email-taken'].en);
  await expect(page.getByLabel(words.firstName, {exact: true})).toHaveValue('Marisol');
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', {name: words.register}).click();
  await page.waitForURL('**/en/dashboard');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', {name: `${common.accountOf} ${name}`}).click();
  await page.getByRole('menuitem', {name: common.signOut}).click();
  await page.getByRole('dialog').getByRole('button', {name: common.signOut}).click();
  await page.waitForURL('**/en/login');
  // Leaving does not wait for the server's answer, which takes the cookies away; the language is the device's and stays, as does
  // that it is known here: nobody's guesses keep its person out. Rule: ACC43.
  const held = async () =>
    (await page.context().cookies()).filter(({value}) => value !== '').map((cookie) => cookie.name);
  await expect.poll(held).toEqual(['deviceToken', 'faro.language']);
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByLabel(words.email).fill(email.toUpperCase());
  await page.getByLabel(words.password, {exact: true}).fill('Otra-2026!');
  await page.getByRole('button', {name: words.signIn}).click();
  await expect(page.getByRole('alert')).toContainText(reasons['account.wrong-credentials'].en);
  await page.getByLabel(words.password, {exact: true}).fill(password);
  await page.getByRole('button', {name: words.signIn}).click();
  await page.waitForURL('**/en/dashboard');
}

test('[ACC1] [ACC2] [ACC3] [ACC27] [ACC32] whom a campaign brings registers, signs out and signs in again (S2.15, S3.20, S5.01 to S5.04, S7.02 to S7.05, S7.21, D27)', async ({
  page,
  product,
}) => {
  const campaign = `mudanza-${randomUUID()}`;
  const email = `marisol.${randomUUID()}@faro.example`;
  const visits = 'select utm_source, origin_path, visits from visit_counts where utm_campaign = $1';
  const oneVisit = [{utm_source: 'boletín', origin_path: '/es', visits: 1}];
  await test.step('a campaign brings them', async () => comeByCampaign(page, campaign));
  await test.step('they register', async () => register(page, email));
  await test.step('they are one visit, and their account keeps where it came from', async () => {
    await expect.poll(async () => queryData(product, visits, [campaign])).toEqual(oneVisit);
    expect(await queryData(product, 'select attribution from users where email = $1', [email])).toEqual([
      {attribution: {utmSource: 'boletín', utmCampaign: campaign, originPath: '/es'}},
    ]);
  });
  await test.step('they sign out', async () => signOut(page));
  await test.step('they sign in again', async () => signInAgain(page, email));
});

/** What there is not leads a guest to the home. From a page for others they are led to sign in and then to where they came from, by way of registering, too. */
async function comeForPage(page: Page, email: string): Promise<void> {
  await page.goto('/es/there-is-no-such-page');
  await page.waitForURL('**/es');
  // The address is there before its page, which is loaded anew.
  await expect(page.getByRole('link', {name: 'Crear empresa'}).first()).toBeVisible();
  await page.goto('/es/activity?from=mail');
  await page.waitForURL('**/es/login?next=%2Fes%2Factivity%3Ffrom%3Dmail');
  await page.getByRole('link', {name: es.register}).click();
  await page.waitForURL('**/es/register?next=%2Fes%2Factivity%3Ffrom%3Dmail');
  await page.getByRole('link', {name: es.signIn}).click();
  // The address is another one before its screen is.
  await expect(page.getByRole('heading', {name: es.signInTitle})).toBeFocused();
  await page.getByRole('link', {name: 'English'}).click();
  await page.waitForURL('**/en/login?next=%2Fes%2Factivity%3Ffrom%3Dmail');
  await expect(page.getByRole('heading', {name: words.signInTitle})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${words.signInTitle} · Faro`);
  await page.getByRole('link', {name: 'Español'}).click();
  await page.waitForURL('**/es/login?next=%2Fes%2Factivity%3Ffrom%3Dmail');
  await fillSignIn(page, email);
  // Who came for a page gets it as its address says.
  await page.waitForURL('**/es/activity?from=mail');
}

/** What is chosen while signed in keeps the page, and is kept in the profile, for mails and every other device. */
async function chooseLanguage(page: Page, {call}: Bookkeeper): Promise<void> {
  await page.getByRole('button', {name: 'Idioma: ES, Español'}).click();
  await page.getByRole('menuitem', {name: 'Português'}).click();
  await page.waitForURL('**/pt/activity?from=mail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  const profile = async () => {
    const answer = await call(readMe, {});
    if (!answer.ok) throw new Error(answer.failure.reason);
    const {firstName, lastName, language} = answer.value;
    return {firstName, lastName, language};
  };
  await expect.poll(profile).toEqual({firstName: 'Inés', lastName: 'Quiroga', language: 'pt'});
  // The device hears of it a moment later.
  const kept = async () => page.evaluate(() => localStorage.getItem('faro.user'));
  await expect.poll(kept).toContain('"language":"pt"');
  // It is remembered where the address says nothing.
  await page.goto('/');
  await page.waitForURL(/\/pt(\/dashboard)?$/);
}

/** What is not for somebody who is here leads to their home, in the language of their profile. */
async function strayAbout(page: Page): Promise<void> {
  for (const address of ['/es/login', '/es/register', '/pt/login']) {
    await page.goto(address);
    await page.waitForURL('**/pt/dashboard');
  }
}

async function openLogin(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

test('[LNG2] [SHL1] [SHL3] who signs in arrives where they came for, in the language of their profile or one they chose, and never out of the product (S2.03, S2.06, S2.09, S2.11, D5)', async ({
  page,
  browser,
  product,
}) => {
  const ines = await makeBookkeeper(product.url, 0);
  await test.step('a guest comes for a page', async () => comeForPage(page, ines.email));
  await test.step('they choose another language', async () => chooseLanguage(page, ines));
  await test.step('what is not for them leads to their home', async () => strayAbout(page));
  await test.step('an address in another language is no choice, and one of elsewhere no way', async () => {
    const other = await openLogin(browser, `${product.url}/es/login?next=${encodeURIComponent('//evil.example/es')}`);
    await fillSignIn(other, ines.email);
    await other.waitForURL(`${product.url}/pt/dashboard`);
  });
  await test.step('who chooses a language before signing in stays in it', async () => {
    const other = await openLogin(browser, `${product.url}/es/login`);
    await other.getByRole('link', {name: 'English'}).click();
    await other.waitForURL('**/en/login');
    await other.getByLabel(words.email).fill(ines.email);
    await other.getByLabel(words.password, {exact: true}).fill(ownPassword);
    await other.getByRole('button', {name: words.signIn, exact: true}).click();
    await other.waitForURL('**/en/dashboard');
  });
});
