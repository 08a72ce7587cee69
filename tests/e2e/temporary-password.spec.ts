import {expect} from '@playwright/test';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {es as words} from '#src/features/account/text/es.ts';
import {es as admin} from '#src/features/admin/text/es.ts';
import {reasons} from '#src/features/admin/text/reasons.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {findViolations} from './axe.ts';
import {readNewestMail} from './mailbox.ts';
import {test} from './product.ts';
import {fillSignIn} from './steps.ts';

const email = 'tomas.invitado@faro.example';
const ownPassword = 'Rompeolas-2027!';

test('[ADM8] [ACC17] an admin invites a person, who signs in by the mailed password and sets their own (S7.08, D9)', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/es/login');
  await fillSignIn(page, demoPeople.admin.email);
  await page.waitForURL('**/es/admin');
  await page.getByRole('button', {name: admin.invite}).click();
  const dialog = page.getByRole('dialog', {name: admin.inviteTitle});
  const send = dialog.getByRole('button', {name: admin.inviteSend}).last();
  await expect(dialog.getByLabel(admin.firstName, {exact: true})).toBeFocused();
  await dialog.getByLabel(admin.firstName, {exact: true}).fill('<b>Tomás</b>');
  await dialog.getByLabel(admin.lastName).fill('Prieto');
  await dialog.getByLabel(admin.email).fill(demoPeople.owner.email);
  await dialog.getByRole('button', {name: new RegExp(`${admin.inviteLanguage}$`)}).click();
  await page.getByRole('option', {name: 'Português'}).click();
  await send.click();
  const summary = dialog.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([common['reason.account.name-invalid']]);
  await dialog.getByLabel(admin.firstName, {exact: true}).fill('Tomás');
  await send.click();
  await expect(summary.getByRole('link')).toHaveText([reasons['admin.email-taken'].es]);
  await expect(dialog.getByLabel(admin.email)).toHaveValue(demoPeople.owner.email);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel(admin.email).fill(email);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(admin.invited.replace('{{email}}', email))).toBeVisible();
  await expect(page.getByRole('row', {name: email})).toBeVisible();

  const mail = await readNewestMail(product.url, email, 'Seu acesso ao Faro');
  const temporary = / ([A-Za-z0-9]{13}[!@#*?$]) /.exec(mail.replaceAll(/<[^>]*>|\s+/g, ' '))?.[1] ?? '';
  expect(temporary).toHaveLength(14);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto('/es/login?next=%2Fes%2Faccount');
  await fillSignIn(guest, email, temporary);
  await expect(guest.getByRole('heading', {name: words.firstPasswordTitle})).toBeVisible();
  await guest.getByLabel(words.newPassword, {exact: true}).fill(ownPassword);
  await guest.getByLabel(words.repeated).fill('otra');
  await guest.getByRole('button', {name: words.firstPasswordSave}).click();
  await expect(guest.getByRole('alert').getByRole('link')).toHaveText([words.passwordsDiffer]);
  await guest.getByLabel(words.repeated).fill(ownPassword);
  await guest.getByRole('button', {name: words.firstPasswordSave}).click();
  await guest.waitForURL('**/es/account');
  await expect(guest.getByRole('navigation', {name: common.mainNavigation}).first()).toBeVisible();
  await expect(guest.getByLabel(words.firstName, {exact: true})).toHaveValue('Tomás');
});
