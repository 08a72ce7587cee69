import {randomUUID} from 'node:crypto';
import {expect} from '@playwright/test';
import {ownPassword} from './own-password.ts';
import {es as account} from '#src/features/account/text/es.ts';
import {es as books} from '#src/features/bookkeeping/text/es.ts';
import {es} from '#src/features/teammates/text/es.ts';
import {makeBookkeeper} from './api-person.ts';
import {findViolations} from './axe.ts';
import {readNewestMail} from './mailbox.ts';
import {test} from './own-data.ts';
import {fillSignIn, grid} from './steps.ts';

const say = (words: string, values: Readonly<Record<string, string>>) =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

test('[TMM1] [TMM6] [TMM7] [TMM11] somebody without an account is invited, registers, is in at once, and is removed while they look', async ({
  page,
  product,
  browser,
}) => {
  const {email: ownerEmail, companyId} = await makeBookkeeper(product.url, 3);
  const email = `${randomUUID()}@faro.example`;
  await page.goto('/es/login?next=%2Fes%2Fteammates');
  await fillSignIn(page, ownerEmail);
  await expect(page.getByRole('heading', {name: es.title, level: 1})).toBeVisible();
  await page.getByRole('textbox', {name: es.email}).fill(email);
  await page.getByRole('button', {name: es.send}).click();
  await expect(page.getByText(say(es.sent, {email}))).toBeVisible();
  await expect(page.getByRole('row').filter({hasText: email})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const mail = await readNewestMail(product.url, email, 'Te invitaron a Quebracho LLC en Faro');
  const link = /\/es\/invitation#[\w-]{43}/.exec(mail)?.[0] ?? '';
  const context = await browser.newContext({baseURL: product.url});
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(
    guest.getByText(say(es['invitation.lead'], {name: 'Inés Quiroga', company: 'Quebracho LLC'})),
  ).toBeVisible();
  expect(await findViolations(guest)).toEqual([]);
  await guest.getByRole('button', {name: es['invitation.register']}).click();
  await guest.getByLabel(account.firstName).fill('Marta');
  await guest.getByLabel(account.lastName).fill('Paredes');
  await expect(guest.getByLabel(account.email)).toHaveValue(email);
  await guest.getByLabel(account.password, {exact: true}).fill(ownPassword);
  await guest.getByLabel(account.repeated).fill(ownPassword);
  await guest.getByRole('button', {name: account.register, exact: true}).click();
  await guest.getByRole('button', {name: es['invitation.accept']}).click();
  await guest.getByRole('link', {name: es['invitation.toCompanies']}).click();
  await expect(guest.getByText('Quebracho LLC').first()).toBeVisible();

  // The owner's page hears of it by itself.
  const member = page.getByRole('row').filter({hasText: 'Marta Paredes'});
  await expect(member).toContainText(es['role.bookkeeper']);
  await guest.goto(`/es/accounting-ai/bookkeeping/${companyId}`);
  await expect(grid(guest)).toContainText('MOVIMIENTO 001');
  await member.getByRole('button', {name: say(es.actsOf, {name: 'Marta Paredes'})}).click();
  await page.getByRole('menuitem', {name: say(es.remove, {company: 'Quebracho LLC'})}).click();
  await page.getByRole('alertdialog').getByRole('button', {name: es.removeAct}).click();
  await expect(member).toBeHidden();
  await expect(guest.getByRole('heading', {name: books.leftTitle})).toBeVisible();
  await expect(grid(guest)).toBeHidden();
  await context.close();
});
