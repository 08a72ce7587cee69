import {expect} from '@playwright/test';
import {es as words} from '#src/features/bookkeeping/imports/text/es.ts';
import {chooseAccount, importButton, openImport, pickFile, runImport} from './import-steps.ts';
import {test} from './product.ts';
import {rows, rowWith, signIn} from './steps.ts';

test.use({productEnvironment: {IMPORT_COOLDOWN_MS: '30000'}});

test('too soon after an import the next one says how long to wait, and then works (S5.23, D23)', async ({page}) => {
  await signIn(page);
  await openImport(page);
  await pickFile(page, {name: 'uno.csv', content: 'Fecha,Concepto,Importe\n2026-01-30,Primera,-1.00\n'});
  await chooseAccount(page, 'Wise');
  await runImport(page);
  await page.getByRole('button', {name: words.importAnother}).click();
  await pickFile(page, {name: 'dos.csv', content: 'Fecha,Concepto,Importe\n2026-01-31,Segunda,-2.00\n'});
  await importButton(page).click();

  const wait = page.getByRole('main').getByText(/^Espera [0-9]+ segundos? antes de la próxima importación\.$/);
  await expect(wait).toBeVisible();
  await expect(importButton(page)).toHaveAttribute('aria-disabled', 'true');
  // Nothing is lost by pressing on.
  await importButton(page).press('Enter');
  await expect(wait).toBeVisible();
  await expect(wait).toBeHidden({timeout: 60_000});
  await expect(importButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await runImport(page);
  await page.getByRole('link', {name: words.importReview}).click();
  await expect(rowWith(page, 'Segunda')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});
