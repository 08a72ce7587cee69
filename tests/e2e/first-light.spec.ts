import {randomUUID} from 'node:crypto';
import {expect, type Locator, type Page} from '@playwright/test';
import {pt as account} from '#src/features/account/text/pt.ts';
import {pt as books} from '#src/features/bookkeeping/text/pt.ts';
import {pt as companies} from '#src/features/companies/text/pt.ts';
import {reasons} from '#src/features/companies/text/reasons.ts';
import {pt as common} from '#src/i18n/text/pt.ts';
import {ownPassword} from './own-password.ts';
import {writeBankStatement} from './bank-statement.ts';
import {test} from './product.ts';
import type {Product} from '#tests/kits/product.ts';
import {untilInstalled} from './profile.ts';
import {cell, lookAgain} from './steps.ts';

const texts = {...common, ...account, ...companies, ...books};
const rowCount = 300;

/** A text in which every value may stand. */
function withAny(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\{\w+\}\}/g, '.+'));
}

/** The movements in sight, whatever the list is called. */
const rows = (page: Page) => page.getByRole('grid').locator('[role=row][data-row]:not([aria-busy])');

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel(texts.firstName, {exact: true}).fill('Iara');
  await page.getByLabel(texts.lastName).fill('Güemes');
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.password, {exact: true}).fill(ownPassword);
  await page.getByLabel(texts.repeated).fill(ownPassword);
  await page.getByRole('button', {name: texts.register}).click();
}

async function importFile(page: Page): Promise<void> {
  await page.getByRole('link', {name: texts.importAct, exact: true}).first().click();
  const buffer = writeBankStatement({seed: 3, rowCount, year: 2026});
  await page.locator('main input[type=file]').setInputFiles({name: 'stmt.csv', mimeType: 'text/csv', buffer});
  await page.getByRole('button', {name: texts.firstAccount}).click();
  const dialog = page.getByRole('dialog', {name: texts.accountAdd});
  await dialog.getByLabel(texts.rowName, {exact: true}).fill('Checking 4417');
  await dialog.getByRole('button', {name: texts.save}).click();
  await page.getByRole('button', {name: withAny(texts.importAct_other)}).click();
  await expect(page.getByRole('heading', {name: withAny(texts.importDone_other)})).toBeVisible();
}

async function categoriseFirst(page: Page): Promise<void> {
  const place = page.getByRole('grid').locator('[data-row][tabindex="0"]').first();
  await place.focus();
  await expect(place).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', {name: texts.act_category})).toBeFocused();
  await page.keyboard.type('soft');
  await expect(page.getByRole('option', {name: 'Software', selected: true})).toBeVisible();
  await page.keyboard.press('Enter');
}

const chip = (page: Page) => page.getByRole('banner').getByRole('link', {name: withAny(texts['sync.openActivity'])});
const untilSynced = async (page: Page) =>
  expect(chip(page)).toHaveAccessibleName(withAny(texts['sync.synced']), {timeout: 60_000});

/** Its name is asked for; the company is there at once and said in a popup that goes by Escape, is kept among the notices and not said again. */
async function addCompany(page: Page): Promise<void> {
  const add = page.getByRole('button', {name: texts.add});
  await page.getByRole('main').getByRole('link', {name: common.addCompany}).click();
  await page.getByLabel(texts.name).fill(' X ');
  await add.click();
  await expect(page.getByRole('alert')).toContainText(reasons['company.name-short'].pt);
  await page.getByLabel(texts.name).fill('Ibirapitá LLC');
  await page.getByRole('combobox', {name: texts.stateLabel}).fill('wyo');
  await page.getByRole('option', {name: 'Wyoming'}).click();
  await add.click();
  const popup = page.getByRole('dialog', {name: texts.added.replace('{{name}}', 'Ibirapitá LLC')});
  await expect(popup).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', {name: withAny(common.noticesUnread_one)})).toBeVisible();
  await expect(page.getByText('Wyoming')).toBeVisible();
  await expect(popup).toHaveCount(0);
}

/** Without a network and a server, after a reload too. @returns what the row that was changed is of. */
async function workOffline(page: Page, product: Product): Promise<Locator> {
  await page.context().setOffline(true);
  await product.kill();
  await page.getByRole('link', {name: texts.importReview}).click();
  await expect(rows(page).first()).toBeVisible();
  await page.reload();
  const first = rows(page).first();
  await expect(first).toBeVisible();
  const description = (await cell(first, 'description').textContent()) ?? '';
  await page
    .getByRole('link', {name: texts.tabAll})
    .or(page.getByRole('tab', {name: texts.tabAll}))
    .click();
  const row = rows(page).filter({hasText: description});
  await expect(row).toBeVisible();
  await categoriseFirst(page);
  await expect(cell(row, 'category')).toHaveText('Software');
  await expect(chip(page)).toHaveAccessibleName(withAny(texts['sync.localOffline']));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt');
  return row;
}

test('[COM1] [COM2] from nothing to books that were kept offline, and are there on another browser (D28, S2.22, S3.13, S4.04, S9.01)', async ({
  page,
  browser,
  product,
}) => {
  const email = `${randomUUID()}@faro.example`;
  await test.step('a person registers', async () => {
    await page.goto('/pt/register');
    await register(page, email);
    await page.waitForURL('**/pt/dashboard');
  });
  await test.step('they add the company they run', async () => addCompany(page));
  await test.step('they import a statement into an account that they add', async () => {
    await page.goto('/pt/accounting-ai/bookkeeping');
    await importFile(page);
    await untilSynced(page);
    await untilInstalled(page);
  });
  await test.step('they go on without a network', async () => {
    const row = await workOffline(page, product);
    await product.start();
    await page.context().setOffline(false);
    await lookAgain(page);
    await untilSynced(page);
    await page.reload();
    await expect(cell(row, 'category')).toHaveText('Software');
  });
  await test.step('all is there on another browser', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${product.url}/pt/login?next=%2Fpt%2Faccounting-ai%2Fbookkeeping`);
    await other.getByLabel(texts.email).fill(email);
    await other.getByLabel(texts.password, {exact: true}).fill(ownPassword);
    await other.getByRole('button', {name: texts.signIn, exact: true}).click();
    await expect(rows(other).first()).toBeVisible();
    await untilSynced(other);
  });
});
