import {expect} from '@playwright/test';
import {es as own} from '#src/features/account/own/text/es.ts';
import {es as resetTexts} from '#src/features/account/reset/text/es.ts';
import {es as accountTexts} from '#src/features/account/text/es.ts';
import {reasons} from '#src/features/account/text/reasons.ts';
import {makeBookkeeper} from './api-person.ts';
import {readNewestMail} from './mailbox.ts';
import {test} from './product.ts';

const words = {...accountTexts, ...resetTexts};
const newPassword = 'Rompeolas-2027!';

test('[ACC14] [ACC16] a forgotten password is set anew with the mailed code, and nothing typed is lost (S2.15, S7.06, S7.07, S9.02)', async ({
  page,
  product,
}) => {
  const {email} = await makeBookkeeper(product.url, 0);
  await page.goto('/es/login');
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', {name: words.forgotPassword}).click();
  await expect(page.getByLabel(words.email)).toHaveValue(email);
  await page.getByRole('button', {name: words.sendCode}).click();
  await expect(page.getByText(words.codeSentLead.replace('{{email}}', email))).toBeVisible();
  const mail = await readNewestMail(product.url, email, 'Tu código para cambiar la contraseña');
  const code = mail.match(/\b\d{6}\b/)?.[0] ?? '';
  expect(code).toMatch(/^\d{6}$/);

  const codeField = page.getByLabel(words.code);
  await codeField.fill(code === '000000' ? '111111' : '000000');
  await page.getByLabel(words.newPassword, {exact: true}).fill(newPassword);
  await page.getByLabel(words.repeated).fill(newPassword);
  await page.getByRole('button', {name: words.setNewPassword}).click();
  const wrong = page.getByRole('alert').getByRole('link', {name: reasons['account.code-wrong'].es});
  await wrong.click();
  await expect(codeField).toBeFocused();
  await expect(page.getByLabel(words.repeated)).toHaveValue(newPassword);

  await codeField.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', {name: words.setNewPassword}).click();
  // The way to sign in leads on by itself after 3 seconds, unless one stays: pressed by keyboard, which waits for no layout.
  await page.getByRole('button', {name: words.stayHere}).press('Enter');
  await expect(page.getByRole('button', {name: words.stayHere})).toBeHidden();
  await expect(page.getByText(words.resetDone)).toBeVisible();
  await page.getByRole('button', {name: words.signInNow}).click();
  await expect(page.getByLabel(words.email)).toHaveValue(email);
  await page.getByLabel(words.password, {exact: true}).fill(newPassword);
  await page.getByRole('button', {name: words.signIn, exact: true}).click();
  await page.waitForURL('**/es/dashboard');
  await page.goto('/es/account/security');
  await expect(page.getByRole('list', {name: own.sessions}).getByText(own.thisSession)).toBeVisible();
  await expect(page.getByRole('list', {name: own.sessions}).getByRole('listitem')).toHaveCount(1);
});
