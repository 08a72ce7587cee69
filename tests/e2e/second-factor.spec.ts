import {expect, type Page} from '@playwright/test';
import {Secret, TOTP} from 'otpauth';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {words as secondWords} from '#src/features/account/second/text/words.ts';
import {es as account} from '#src/features/account/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {findViolations} from './axe.ts';
import {readNewestMail} from './mailbox.ts';
import {test} from './product.ts';
import {fillSignIn, signIn} from './steps.ts';

const words = wordsIn(secondWords, 'es');
const {email} = demoPeople.bookkeeper;

/** A code of the next half minute counts too, so one of this is always left. */
const codeOf = (secret: string, aheadMs = 0): string =>
  new TOTP({secret: Secret.fromBase32(secret)}).generate({timestamp: Date.now() + aheadMs});

const codeField = (page: Page) => page.getByRole('textbox', {name: words.code});

async function turnAppOn(page: Page): Promise<{secret: string; recovery: string}> {
  await page.goto('/es/account/security/two-step');
  await page.getByRole('button', {name: words.setUpApp}).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  expect(await findViolations(page)).toEqual([]);
  await codeField(page).pressSequentially(codeOf(secret));
  const dialog = page.getByRole('region', {name: words.codesTitle});
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  expect(await findViolations(page)).toEqual([]);
  const [recovery = ''] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', {name: words.codesSaved}).click();
  return {secret, recovery};
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Luis Ferreira'}).click();
  await page.getByRole('menuitem', {name: common.signOut}).click();
  await page.getByRole('dialog').getByRole('button', {name: common.signOut}).click();
  await page.waitForURL((url) => !url.pathname.includes('account'));
}

test('[FAC1] [FAC2] [FAC4] [FAC5] [FAC6] an app and a passkey are set up, each signs in, and what is lost is reset by mail', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, 'bookkeeper');
  const {secret, recovery} = await turnAppOn(page);

  // A browser's own authenticator, which has seen who uses it.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.getByRole('button', {name: words.addPasskey}).click();
  const adding = page.getByRole('dialog', {name: words.addPasskey});
  await adding.getByLabel(words.passkeyName).fill('Portátil');
  await adding.getByRole('button', {name: words.continue}).click();
  await expect(page.getByRole('listitem').filter({hasText: 'Portátil'})).toBeVisible();

  // On this device by the passkey.
  await signOut(page);
  await page.goto('/es/login');
  await fillSignIn(page, email);
  await expect(page.getByRole('heading', {name: account.secondTitle})).toBeVisible();
  await page.getByRole('button', {name: words['way.passkey']}).click();
  await page.getByRole('button', {name: words.usePasskey}).click();
  await page.waitForURL('**/es/dashboard');

  // On another by the app's code, after a wrong one.
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto('/es/login');
  await fillSignIn(elsewhere, email);
  const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
  await codeField(elsewhere).pressSequentially(wrong);
  await expect(elsewhere.getByText(/intentos que quedan: 4/).first()).toBeVisible();
  expect(await findViolations(elsewhere)).toEqual([]);
  await codeField(elsewhere).fill('');
  await codeField(elsewhere).pressSequentially(codeOf(secret, 30_000));
  await elsewhere.waitForURL('**/es/dashboard');
  await other.close();

  // By a recovery code, and last by mail.
  const third = await browser.newContext();
  const lost = await third.newPage();
  await lost.goto('/es/login');
  await fillSignIn(lost, email);
  await lost.getByRole('button', {name: words['way.recovery']}).click();
  await lost.getByLabel(words.recoveryCode).fill(recovery);
  await lost.getByRole('button', {name: words.continue}).click();
  await lost.waitForURL('**/es/dashboard');
  await third.close();

  const fourth = await browser.newContext();
  const reset = await fourth.newPage();
  await reset.goto('/es/login');
  await fillSignIn(reset, email);
  await reset.getByRole('button', {name: words['way.mailed']}).click();
  await reset.getByRole('button', {name: words.mail}).click();
  await expect(reset.getByText(words.mailedLead)).toBeVisible();
  const mail = await readNewestMail(product.url, email, 'Tu código para restablecer la verificación');
  const code = / (\d{6}) /.exec(mail.replaceAll(/<[^>]*>|\s+/g, ' '))?.[1] ?? '';
  await reset.getByLabel(words.mailedCode).pressSequentially(code);
  await reset.waitForURL('**/es/dashboard');
  await reset.goto('/es/account/security/two-step');
  await expect(reset.getByText(words.isOff)).toBeVisible();
  await fourth.close();
});
