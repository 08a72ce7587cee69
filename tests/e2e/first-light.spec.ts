import {randomUUID} from 'node:crypto';
import {expect, type Page} from '@playwright/test';
import {en as accountEn} from '#src/features/account/text/en.ts';
import {es as accountEs} from '#src/features/account/text/es.ts';
import {pt as accountPt} from '#src/features/account/text/pt.ts';
import {en as booksEn} from '#src/features/bookkeeping/text/en.ts';
import {es as booksEs} from '#src/features/bookkeeping/text/es.ts';
import {pt as booksPt} from '#src/features/bookkeeping/text/pt.ts';
import {en as companiesEn} from '#src/features/companies/text/en.ts';
import {es as companiesEs} from '#src/features/companies/text/es.ts';
import {pt as companiesPt} from '#src/features/companies/text/pt.ts';
import {en as commonEn} from '#src/i18n/text/en.ts';
import {es as commonEs} from '#src/i18n/text/es.ts';
import {pt as commonPt} from '#src/i18n/text/pt.ts';
import {demoPassword} from '#server/demo/add-demo-data.ts';
import {writeBankStatement} from './bank-statement.ts';
import {test} from './product.ts';
import {untilInstalled} from './profile.ts';
import {cell, lookAgain} from './steps.ts';

const inLanguages = [
  {language: 'es', texts: {...commonEs, ...accountEs, ...companiesEs, ...booksEs}},
  {language: 'en', texts: {...commonEn, ...accountEn, ...companiesEn, ...booksEn}},
  {language: 'pt', texts: {...commonPt, ...accountPt, ...companiesPt, ...booksPt}},
] as const;

type Texts = Record<keyof (typeof inLanguages)[0]['texts'], string>;

const rowCount = 300;

/** A text in which every value may stand. */
function withAny(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\{\w+\}\}/g, '.+'));
}

/** The movements in sight, whatever the list is called. */
const rows = (page: Page) => page.getByRole('grid').locator('[role=row][data-row]:not([aria-busy])');

async function register(page: Page, texts: Texts, email: string): Promise<void> {
  await page.getByLabel(texts.firstName, {exact: true}).fill('Iara');
  await page.getByLabel(texts.lastName).fill('Güemes');
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.password, {exact: true}).fill(demoPassword);
  await page.getByLabel(texts.repeated).fill(demoPassword);
  await page.getByRole('button', {name: texts.register}).click();
}

async function importFile(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('link', {name: texts.importAct, exact: true}).first().click();
  const buffer = writeBankStatement({seed: 3, rowCount, year: 2026});
  await page.locator('main input[type=file]').setInputFiles({name: 'stmt.csv', mimeType: 'text/csv', buffer});
  await page.getByRole('button', {name: texts.importAccountNew}).click();
  const dialog = page.getByRole('dialog', {name: texts.accountAdd});
  await dialog.getByLabel(texts.accountName, {exact: true}).fill('Checking 4417');
  await dialog.getByRole('button', {name: texts.save}).click();
  await page.getByRole('button', {name: withAny(texts.importAct_other)}).click();
  await expect(page.getByRole('heading', {name: withAny(texts.importDone_other)})).toBeVisible();
}

async function categoriseFirst(page: Page, texts: Texts): Promise<void> {
  const place = page.getByRole('grid').locator('[data-row][tabindex="0"]').first();
  await place.focus();
  await expect(place).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', {name: texts.pickCategory})).toBeFocused();
  await page.keyboard.type('soft');
  await expect(page.getByRole('option', {name: 'Software', selected: true})).toBeVisible();
  await page.keyboard.press('Enter');
}

for (const {language, texts} of inLanguages) {
  test(`from nothing to books that were kept offline, in ${language} (D28, S2.22, S4.04, S9.01)`, async ({
    page,
    context,
    product,
  }) => {
    const chip = page.getByRole('banner').getByRole('link', {name: withAny(texts['sync.openActivity'])});
    const untilSynced = async () => expect(chip).toHaveAccessibleName(withAny(texts['sync.synced']), {timeout: 60_000});
    await page.goto(`/${language}/register`);
    await register(page, texts, `${randomUUID()}@faro.example`);
    await page.waitForURL(`**/${language}/dashboard`);
    await page.getByLabel(texts.name).fill('Ibirapitá LLC');
    await page.getByRole('button', {name: texts.add}).click();
    await expect(page.getByText(texts.added.replace('{{name}}', 'Ibirapitá LLC'))).toBeVisible();
    await page.goto(`/${language}/accounting-ai/bookkeeping`);
    await importFile(page, texts);
    await untilSynced();
    await untilInstalled(page);

    await context.setOffline(true);
    await product.kill();
    await page.getByRole('link', {name: texts.importReview}).click();
    await expect(rows(page).first()).toBeVisible();
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    const first = rows(page).first();
    const description = (await cell(first, 'description').textContent()) ?? '';
    await page
      .getByRole('link', {name: texts.tabAll})
      .or(page.getByRole('tab', {name: texts.tabAll}))
      .click();
    const row = rows(page).filter({hasText: description});
    await expect(row).toBeVisible();
    await categoriseFirst(page, texts);
    await expect(cell(row, 'category')).toHaveText('Software');
    await expect(chip).toHaveAccessibleName(withAny(texts['sync.local_one']));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);

    await product.start();
    await context.setOffline(false);
    await lookAgain(page);
    await untilSynced();
    await page.reload();
    await expect(cell(row, 'category')).toHaveText('Software');
  });
}
