import {randomUUID} from 'node:crypto';
import {expect, type Page} from '@playwright/test';
import {register} from '#contract/account/session.ts';
import {ownPassword} from './own-password.ts';
import {es} from '#src/features/companies/text/es.ts';
import {es as common} from '#src/i18n/text/es.ts';
import {connect} from './api-person.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {categorise, fillSignIn, focusGrid, listUserDatabases, rows} from './steps.ts';

/** Registers somebody without a company, signs them in and leaves them without a network. */
async function openNewHome(page: Page, url: string): Promise<void> {
  const email = `${randomUUID()}@faro.example`;
  await connect(url)(register, {email, password: ownPassword, firstName: 'Nora', lastName: 'Paz', language: 'es'});
  await page.goto('/es/login');
  await fillSignIn(page, email);
  await page.waitForURL('**/es/dashboard');
  await untilInstalled(page);
  await page.context().setOffline(true);
}

test('[EXA1] [EXA2] the example opens without a network, also after a reload, and is thrown away', async ({
  page,
  product,
}) => {
  await openNewHome(page, product.url);

  await page.getByRole('button', {name: es.seeExample}).click();
  await page.getByRole('link', {name: new RegExp(`^${es.reviewAct}`)}).click();
  await expect(rows(page)).toHaveCount(6);
  await focusGrid(page);
  await categorise(page, 'softw');
  await expect(page.getByRole('link', {name: /^Por revisar\s*5$/})).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', {name: /^Por revisar\s*5$/})).toBeVisible();

  await page.getByRole('button', {name: common['example.leave']}).click();
  await expect(page.getByRole('button', {name: es.seeExample})).toBeVisible();
  await expect.poll(async () => (await listUserDatabases(page)).length).toBe(1);
});

test('[EXA3] tabs share one example, and it lasts as long as one of them shows it', async ({page, product}) => {
  await openNewHome(page, product.url);
  await page.getByRole('button', {name: es.seeExample}).click();
  const company = common['example.company'];
  await expect(page.getByRole('heading', {name: company, level: 3})).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/es/dashboard');
  await second.getByRole('button', {name: es.seeExample}).click();
  await expect(second.getByRole('heading', {name: company, level: 3})).toBeVisible();
  // Firefox gives the focus to nothing in a tab that is not in front.
  await page.bringToFront();
  await page.getByRole('link', {name: new RegExp(`^${es.reviewAct}`)}).click();
  await focusGrid(page);
  await categorise(page, 'softw');
  await expect(second.getByText(es.review_other.replace('{{count}}', '5'))).toBeVisible();

  await second.getByRole('button', {name: common['example.leave']}).click();
  await expect(second.getByRole('button', {name: es.seeExample})).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', {name: /^Por revisar\s*5$/})).toBeVisible();
  await page.getByRole('button', {name: common['example.leave']}).click();
  await expect.poll(async () => (await listUserDatabases(page)).length).toBe(1);
});
